import { useRef } from 'react'
import type { FoeView } from '../view.ts'
import { Beyond } from './beyond.tsx'
import { useTable } from './context.ts'
import { Foe } from './foe.tsx'
import { Laid, laysOut } from './laid.tsx'
import { Shape } from './shapes.tsx'
import { signed } from '../content/card-facts.ts'
import { locationOf, none } from '../rules/lookups.ts'

/** What comes out of the dark: the line, or what a question lays before the fire. */
export function CreatureLine() {
  const { view, decision } = useTable()
  const cards = useRef<HTMLOListElement>(null)
  if (decision && laysOut(decision)) return <Laid decision={decision} />
  if (view.line.length === 0) return <Quiet />
  return (
    <section className="line" aria-label="The line">
      <ol className="line-cards" ref={cards}>
        {view.line.map((foe, at) => (
          <li key={foe.card ?? `unknown ${view.line.length - at}`} className={slot(foe)}>
            <Foe at={at} />
          </li>
        ))}
      </ol>
      <Beyond cards={cards} />
    </section>
  )
}

/** How much room a card takes: shapes in the dusk stand close together where there are many. */
function slot({ card, faceup }: FoeView): string {
  if (faceup) return 'faceup'
  return card === null ? 'facedown' : 'facedown known'
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
          <li key={i} className="facedown">
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
