import { signed } from '../card-texts.ts'
import { locationOf, none } from '../rules/state.ts'
import { words } from '../words.ts'
import { useTable } from './context.ts'
import type { Picked } from './direct.ts'
import { Foe } from './foe.tsx'
import { Laid, laysOut } from './laid.tsx'
import { Shape } from './shapes.tsx'

/** What comes out of the dark: the line, or what a question lays before the fire. */
export function Line({ picked }: { picked: Picked }) {
  const { view, decision } = useTable()
  if (decision && laysOut(decision)) return <Laid decision={decision} />
  if (view.line.length === 0) return <Quiet />
  return (
    <section className="line" aria-label="The line">
      <ol className="line-cards">
        {view.line.map((foe, at) => (
          <li key={foe.card ?? `unknown ${view.line.length - at}`}>
            <Foe at={at} />
          </li>
        ))}
        <EndOfWatch />
      </ol>
      <Hint picked={picked} />
    </section>
  )
}

/** What the dice that were picked come to, and what they may be for. */
function Hint({ picked }: { picked: Picked }) {
  const { view } = useTable()
  if (picked.dice.length > 0) {
    const sum = picked.dice.reduce((total, die) => total + view.worth[die], 0)
    return (
      <p className="hint" role="status">
        <b>{sum}</b> in hand: a creature to attack{picked.dice.length === 1 ? ', or an ability' : ''}?
      </p>
    )
  }
  if (picked.piece === 'fire')
    return (
      <p className="hint" role="status">
        Which ability card goes on the fire?
      </p>
    )
  return null
}

function EndOfWatch() {
  const { view, decision, choose } = useTable()
  const n = decision?.options.findIndex(({ verb }) => verb === 'endWatch') ?? -1
  if (!decision || n < 0) return null
  return (
    <li className="line-end">
      <button type="button" className="quiet-button" onClick={() => choose(n)}>
        {words.option(decision.options[n], decision.ask, view)}
      </button>
    </li>
  )
}

/** Before the line forms: how many eyes wait out there. */
function Quiet() {
  const { view } = useTable()
  if (view.location === none || view.outcome) return <section className="line quiet" aria-label="The line" />
  const { creatures, firewood } = locationOf(view, view.location)
  const waits = view.step === 'onward' ? 0 : creatures
  return (
    <section className="line quiet" aria-label="The line">
      <ol className="line-cards" aria-hidden>
        {Array.from({ length: waits }, (_, i) => (
          <li key={i}>
            <div className="foe hidden waiting">
              <Shape nth={waits - i} />
            </div>
          </li>
        ))}
      </ol>
      <p className="hint">
        {waits === 0
          ? 'The night is quiet.'
          : `${creatures} creatures gather beyond the light${firewood === 0 || view.round === 1 ? '' : ` (firewood ${signed(firewood)} on arrival)`}.`}
      </p>
    </section>
  )
}
