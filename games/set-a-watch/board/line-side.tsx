import type { ReactNode } from 'react'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { diceIn } from './direct.ts'

/** Beside the line, where nothing scrolls away: what the dice in hand come to, the strike, the end of the watch. */
export function LineSide() {
  const { view, decision, picked } = useTable()
  if (!decision) return null
  const { ask } = decision
  if (ask.kind === 'attackDie')
    return (
      <Side>
        <p className="hint" role="status">
          <b>{ask.sum}</b> of {ask.health}
        </p>
        <Answer verb="strike" />
      </Side>
    )
  const dice = diceIn(picked)
  if (dice.length > 0 && ask.kind === 'watchAction') {
    const sum = dice.reduce((total, die) => total + view.worth[die], 0)
    return (
      <Side>
        <p className="hint" role="status">
          <b>{sum}</b> in hand: choose a creature to attack{dice.length === 1 ? ', or an ability' : ''}.
        </p>
      </Side>
    )
  }
  if (picked.includes(piece.fire))
    return (
      <Side>
        <p className="hint" role="status">
          Which card is exhausted for firewood?
        </p>
      </Side>
    )
  return ask.kind === 'watchAction' ? (
    <Side>
      <Answer verb="endWatch" />
    </Side>
  ) : null
}

function Side({ children }: { children: ReactNode }) {
  return <div className="line-side">{children}</div>
}

/** There is little room: what it costs to end the watch is said in the prompt. */
function Answer({ verb }: { verb: 'strike' | 'endWatch' }) {
  const { decision, choose } = useTable()
  const n = decision?.options.findIndex((option) => option.verb === verb) ?? -1
  if (!decision || n < 0) return null
  return (
    <button
      type="button"
      className={`quiet-button ${verb}`}
      aria-label={decision.choices[n].text}
      onClick={() => choose(n)}
    >
      {verb === 'endWatch' ? 'End the watch' : decision.choices[n].text}
    </button>
  )
}
