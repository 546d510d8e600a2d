import { sumOf } from './lookups.ts'
import type { Hearth } from './state.ts'

/** The invariants that do not hold. */
export function broken({ dealt, deck, row, kept, burnt }: Hearth): string[] {
  const all = [...deck, ...row, ...kept.flat(), ...burnt]
  const isWhole = all.length === dealt.length && sumOf(all) === sumOf(dealt)
  return [...(isWhole ? [] : ['INV-01']), ...(new Set(row).size === row.length ? [] : ['INV-02'])]
}
