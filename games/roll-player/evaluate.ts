import { scoreSheet } from './rules/scoring.ts'
import type { RollPlayer, Seat } from './rules/state.ts'

/** How well things stand for a seat: the stars that its hero would score now. */
export function evaluate(t: RollPlayer, seat: Seat): number {
  if (t.heroes[seat].familiar === null) return 0
  return scoreSheet(t, seat).reduce((sum, { score }) => sum + score, 0)
}
