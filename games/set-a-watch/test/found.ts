import { broken } from '../rules/invariants.ts'
import type { Watch } from '../rules/state.ts'
import { onWatch, type Laid, type Night } from './table.ts'

/** What the check finds when something is wrong on an otherwise sound table. */
export function found(s: Night, wrong: (t: Watch) => void): string[] {
  const { t } = s
  wrong(t)
  return broken(t, s.over ? null : { ask: s.ask, options: s.options })
}

export const watch = (laid: Laid = {}): Night => onWatch({ line: ['eagle', '?caveBear'], ...laid })

export const spend = (t: Watch): void => {
  for (const it of t.adventurers) for (const slot of it.equipped) slot.exhausted = true
}
