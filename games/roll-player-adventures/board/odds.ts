import { newFate, pick } from '@dicehearth/engine'
import { bestCovering } from '../rules/matching.ts'
import type { PartyView } from '../view.ts'

const trials = 400

/** How many of the open slots the dice of the pool could cover as they lie. */
export function coverable(view: PartyView): { open: number; covered: number } {
  const open = (view.trial?.foes ?? []).flatMap(({ dice }) => dice).filter((die) => die < 0).length
  return { open, covered: bestCovering(view, () => 1).size }
}

/**
 * The share of throws that would cover every open slot, without any card: the missing dice are drawn from the bag and
 * all are rolled. What has been rolled already stays as it lies.
 */
export function odds(view: PartyView): number {
  const { trial } = view
  if (!trial) return 0
  const chance = newFate(`odds ${view.storyteller} ${trial.round} ${trial.pool.length}`)
  const bag = Object.entries(view.bag).flatMap(([look, n]) => Array.from({ length: n }, () => look))
  const missing = trial.step === 'build' ? Math.max(0, view.poolSize - trial.pool.length) : 0
  let won = 0
  for (let n = 0; n < trials; n++) {
    const left = [...bag]
    const counts = [...view.counts]
    const faces = view.faces.map((face, die) =>
      face === 0 && trial.pool.includes(die) ? 1 + pick(chance, 6) : face,
    )
    const pool = [...trial.pool]
    for (let drawn = 0; drawn < missing && left.length > 0; drawn++) {
      pool.push(counts.length)
      counts.push(left.splice(pick(chance, left.length), 1)[0])
      faces.push(1 + pick(chance, 6))
    }
    const { open, covered } = coverable({ ...view, counts, faces, trial: { ...trial, pool } })
    if (open === covered) won++
  }
  return won / trials
}
