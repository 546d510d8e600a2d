import type { Option, TableState } from './play.ts'

/**
 * The options of a question as the rules go through them: the legal ones, and for whoever asks *why not?* the
 * others, each with the rule that keeps it out.
 */
export class Offers<O extends Option> {
  readonly legal: O[] = []
  private readonly t: TableState

  constructor(t: TableState) {
    this.t = t
  }

  /** Offers the option unless a rule keeps it out. */
  add(option: O, keptOutBy: string | null = null): void {
    if (keptOutBy === null) this.legal.push(option)
    else refuse(this.t, option, keptOutBy)
  }
}

export function offers<O extends Option>(t: TableState): Offers<O> {
  return new Offers(t)
}

/** Says which rule leaves an option out. Nobody pays for it in play and search, where nobody asks. */
export function refuse(t: TableState, option: Option, rule: string): void {
  t.listener?.refusal?.(option, rule)
}

/** Whether somebody asks why not: the moment to name also what the rules would never list. */
export function wantsReasons(t: TableState): boolean {
  return t.listener?.refusal !== undefined
}
