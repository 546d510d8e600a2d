import { cards } from '../content/cards.ts'
import { sumOf, type Hearth } from './state.ts'

/** The invariants that do not hold. */
export function broken({ deck, row, kept, burnt }: Hearth): string[] {
  const all = [...deck, ...row, ...kept.flat(), ...burnt]
  const isWhole = all.length === cards.length && sumOf(all) === sumOf(cards)
  return [...(isWhole ? [] : ['INV-01']), ...(new Set(row).size === row.length ? [] : ['INV-02'])]
}
