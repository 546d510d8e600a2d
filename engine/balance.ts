import type { Expert } from './mind.ts'
import type { Ask, Option, TableState } from './play.ts'

/** How the balance of a game is measured: the cells of the table in its ledger. */
export interface Balance<S extends TableState = TableState, A extends Ask = Ask, O extends Option = Option> {
  /** The adventures, or whatever the rows are called in the ledger, each with its settings. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly seats: readonly number[]
  /** Who plays, by the name of the column. */
  readonly experts: Readonly<Record<string, Expert<S, A, O>>>
  /** How long a game took, and what that is counted in. */
  readonly length: { readonly name: string; of(state: S): number }
}

/** Measures more of a game than wins. Its pieces are played in any order and in parallel; each must be plain data. */
export interface Survey<P = unknown, F = unknown> {
  /** Splits the work for about this many games into pieces of a few seconds. */
  pieces(games: number): readonly P[]
  measure(piece: P): Promise<F>
  /** What was measured, in one line. */
  note(found: F): string
  /** The game's section of the page, in Markdown and without its heading. */
  section(found: readonly F[], games: number): Promise<string>
}
