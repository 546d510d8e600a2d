import type { Listener, Option } from './play.ts'
import type { Run } from './run.ts'

/** An option that is not offered in the open question, and the rule that keeps it out. */
export interface Reason {
  option: Option
  rule: string
}

/**
 * What the rules left out of the open question, and why: a fork of the table is replayed up to the question with a
 * listener that collects the refusals.
 */
export function reasons(table: Pick<Run, 'fork'>): Reason[] {
  const refused = new Refused()
  table.fork({ listener: refused })
  return refused.found
}

/** Collects what is left out of a question while it is being built. */
export class Refused implements Listener {
  found: Reason[] = []

  refusal(option: Option, rule: string): void {
    this.found.push({ option, rule })
  }

  unasked(): void {
    this.found = []
  }
}
