import { sumOf } from '../rules/lookups.ts'
import type { Hearth } from '../rules/state.ts'

/** How well a seat is doing, for companions: what it has kept, and half of what it may still lose. */
export function evaluate({ kept, row, active }: Hearth, seat: number): number {
  const others = kept.filter((_, other) => other !== seat).map(sumOf)
  return sumOf(kept[seat]) + (active === seat ? sumOf(row) / 2 : 0) - Math.max(...others)
}
