import type { SeatResult } from '@dicehearth/engine'
import { sumOf } from './lookups.ts'
import type { Hearth } from './state.ts'

/** The seats from the first place to the last (EXG-06). */
export function ranking({ kept }: Hearth): SeatResult[] {
  const sums = kept.map(sumOf)
  return sums
    .map((score, seat) => ({
      seat,
      score,
      place: 1 + sums.filter((other) => other > score).length,
      lines: [{ for: 'cards', score }],
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
