import type { DieId } from '../content/dice.ts'
import { fits } from './slots.ts'
import type { Party } from './state.ts'

/** Where a die could lie. */
export interface Spot {
  foe: number
  slot: number
}

/** What is lost if this slot stays empty: its counterattack for every player, and its rewards. */
type Worth = (spot: Spot) => number

/**
 * The best way to cover empty slots with dice of the pool: as many as possible, the worthiest first. (Slots that can be
 * covered together form a matroid, so taking them in the order of their worth is the best there is.)
 */
export function bestCovering(
  t: Pick<Party, 'trial' | 'counts' | 'faces'>,
  worth: Worth,
): ReadonlyMap<DieId, Spot> {
  const trial = t.trial
  if (!trial) return new Map()
  const spots = trial.foes.flatMap(({ dice }, foe) =>
    dice.flatMap((die, slot) => (die < 0 ? [{ foe, slot }] : [])),
  )
  const covering = new Map<DieId, Spot>()
  const reach = (spot: Spot, seen: Set<DieId>): boolean => {
    for (const die of trial.pool) {
      if (seen.has(die) || !fits(t, die, trial.foes[spot.foe].slots[spot.slot])) continue
      seen.add(die)
      const other = covering.get(die)
      if (other && !reach(other, seen)) continue
      covering.set(die, spot)
      return true
    }
    return false
  }
  for (const spot of spots.sort((a, b) => worth(b) - worth(a))) reach(spot, new Set())
  return covering
}
