import { useState } from 'react'
import type { Trial } from '../rules/state.ts'
import { useTable } from './context.ts'
import { coverable, odds } from './odds.ts'

/** What the dice can do as they lie, and the odds of the throw when somebody asks. */
export function Verdict({ trial }: { trial: Trial }) {
  const { view } = useTable()
  return (
    <div className="rpa-verdict">
      {trial.step === 'build' ? <Odds key={view.poolSize} /> : <AsTheyLie trial={trial} />}
    </div>
  )
}

function AsTheyLie({ trial }: { trial: Trial }) {
  const { view } = useTable()
  const { open, covered } = coverable(view)
  if (open === 0) return null
  const blow = trial.foes
    .flatMap(({ slots, dice }) => slots.filter((_, i) => dice[i] < 0))
    .reduce((sum, { counter }) => sum + counter, 0)
  const stop = trial.kind === 'combat' ? `each of you adds ${blow} fatigue` : 'the check fails'
  return (
    <>
      <p>
        These dice cover {covered} of {open} open slots.
      </p>
      <p className="stop">If you stop now, {stop}.</p>
    </>
  )
}

function Odds() {
  const { view } = useTable()
  const [share, setShare] = useState<number | null>(null)
  return (
    <>
      <button type="button" className="rpa-quiet" onClick={() => setShare(odds(view))}>
        What are the odds?
      </button>
      <div role="status">
        {share !== null && (
          <p className="rpa-odds">
            <meter min={0} max={1} value={share} aria-label="Odds without cards" />
            {Math.round(100 * share)} % without any card
          </p>
        )}
      </div>
    </>
  )
}
