import { RollPad } from '@dicehearth/tabletop'
import { dieLook, dieName } from '../die-look.ts'
import { useTable } from './context.ts'

/** Where people roll real dice, they say what theirs show. */
export function RealDie() {
  const { view, decision, bring } = useTable()
  if (decision?.ask.kind !== 'realDie') return null
  const { roll } = decision.ask
  return (
    <RollPad
      roll={roll.map((die) => ({
        die,
        name: die < 0 ? 'The die' : `The ${dieName(view, die)}`,
        look: dieLook(view.counts[die] ?? 'W'),
      }))}
      faces={decision.options.flatMap((it) => ('face' in it ? [it.face] : []))}
      bring={bring}
    />
  )
}
