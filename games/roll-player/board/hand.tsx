import { Die, Faces } from '@dicehearth/tabletop'
import { dieSorts, firstCombatDie } from '../content/dice.ts'
import { coloursLook, dieLook } from '../die-look.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'

/** The dice in hand, and the faces to choose from where a value is asked for. */
export function Hand() {
  const { view } = useTable()
  const faces = useFaces()
  if (view.hand.length === 0 && faces === null) return null
  return (
    <section className="hand" aria-label="In hand">
      {view.hand.map((die) => (
        <DiePiece key={die} die={die} where="in hand" />
      ))}
      {faces}
    </section>
  )
}

/** The answers that are faces of a die, or dice of the bag. */
function useFaces() {
  const { decision, choose } = useTable()
  if (!decision) return null
  const { ask, options, choices } = decision
  const die = 'die' in ask ? ask.die : null
  const look = die === null || die < 0 ? dieLook(firstCombatDie) : dieLook(die)
  const faces = options.flatMap((option, n) => {
    const label = choices[n].text
    if (option.verb === 'value') return [{ label, option: n, look: <Die face={option.value} {...look} /> }]
    if (option.verb === 'shows') return [{ label, option: n, look: <Die face={option.face} {...look} /> }]
    if (option.verb === 'drew')
      return [{ label, option: n, look: <Die face={null} {...coloursLook(dieSorts[option.sort].colours)} /> }]
    return []
  })
  if (faces.length === 0) return null
  return <Faces label="What does it show?" faces={faces} choose={choose} real={ask.kind === 'realDie'} />
}
