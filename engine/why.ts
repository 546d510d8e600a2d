import type { Option } from './play.ts'
import type { Table } from './table.ts'

/** An option that is not offered in the open question, and the rule that keeps it out. */
export interface Reason {
  option: Option
  rule: string
}

/**
 * What the rules left out of the open question, and why: a fork of the table is replayed up to the question with a
 * listener that collects the refusals.
 */
export function reasons(table: Table): Reason[] {
  let found: Reason[] = []
  table.fork({
    listener: {
      refusal: (option, rule) => void found.push({ option, rule }),
      unasked: () => void (found = []),
    },
  })
  return found
}
