import type { Option, TableState } from './play.ts'

/**
 * Collects the options of a question: the legal ones and, when somebody asks *why not?*, the others, each with the
 * rule that keeps it out.
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

/** Reports which rule leaves an option out. Costs nothing in play and search, where nobody listens. */
export function refuse(t: TableState, option: Option, rule: string): void {
  t.listener?.refusal?.(option, rule)
}

/** Whether nothing can be chosen, so that nobody is asked, and what kept the options out is forgotten. */
export function nothingToAsk(t: TableState, options: readonly Option[]): boolean {
  if (options.length > 0) return false
  t.listener?.unasked?.()
  return true
}

/**
 * Whether somebody is asking why not; if so, also name options that the rules would never list. Reasons that nobody asks
 * for are dropped anyway: asking first only saves time.
 */
export function wantsReasons(t: TableState): boolean {
  return t.listener?.refusal !== undefined
}
