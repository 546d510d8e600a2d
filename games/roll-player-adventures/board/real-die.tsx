import { Die, Faces } from '@dicehearth/tabletop'
import { dieLook } from '../die-look.ts'
import { useTable } from './context.ts'

/** Where people roll real dice, they say what theirs shows. */
export function RealDie() {
  const { view, decision, choose } = useTable()
  if (decision?.ask.kind !== 'realDie') return null
  const look = dieLook(view.counts[decision.ask.die] ?? 'W')
  const faces = []
  for (const [option, it] of decision.options.entries())
    if ('face' in it) faces.push({ label: String(it.face), option, look: <Die face={it.face} {...look} /> })
  return <Faces label="What does the die show?" real choose={choose} faces={faces} />
}
