import { useTable } from './context.ts'
import { EnemyPiece } from './enemy.tsx'
import { Scene } from './scene.tsx'
import type { FatesView } from '../view.ts'

const phases = ['Fate', 'Characters', 'Enemies'] as const
type Phase = (typeof phases)[number]

export function phaseOf({ step, after }: FatesView): Phase {
  switch (step) {
    case 'rally':
    case 'act':
      return 'Characters'
    case 'foes':
    case 'answers':
      return 'Enemies'
    case 'pause':
      return after === 'action' ? 'Enemies' : 'Fate'
    default:
      return 'Fate'
  }
}

/** Where the enemies stand. */
export function Stage() {
  const { view } = useTable()
  const now = phaseOf(view)
  const crowd = view.enemies.length > 4 ? ' crowd' : ''
  return (
    <section className={`stage${crowd}`} aria-label="Stage">
      <Scene area={view.areaName} />
      <ol className="phases" aria-label="Phases">
        {phases.map((phase) => (
          <li key={phase} aria-current={phase === now ? 'step' : undefined}>
            {phase}
          </li>
        ))}
        <li className="round">round {view.round}</li>
      </ol>
      <div className="enemies">
        {view.enemies.map((_, slot) => (
          <EnemyPiece key={`slot ${slot}`} slot={slot} />
        ))}
      </div>
    </section>
  )
}
