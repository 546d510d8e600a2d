import { newFate } from './fate.ts'
import type { Ask, TableState } from './play.ts'
import type { Run } from './run.ts'
import type { Table } from './table.ts'

/** What an option would certainly change for whoever takes it. A game adds what its board shows. */
export interface Preview {
  /** In a few words, "+2 stars"; null if nothing is worth saying. */
  text: string | null
}

/** An option that was tried: the table before and after it. */
export interface Trial<S extends TableState = TableState> {
  before: S
  after: S
  /** What is asked before the round can end; null if nothing is. */
  asks: Ask | null
  /** Who took the option. */
  seat: number
}

/**
 * What each option of the open question would change, found by taking it: the real rules play it up to the next
 * question or the end of the round, on a fork of a table that the asked seat imagines. Null where dice or hidden cards
 * come into it, because from there on the trial is invention.
 */
export function previews<S extends TableState>(table: Table<S>): readonly (Preview | null)[] {
  const { game } = table
  return game.preview ? trials(table).map((trial) => trial && (game.preview?.(trial) ?? null)) : []
}

export function trials<S extends TableState>(table: Table<S>): readonly (Trial<S> | null)[] {
  const { decision } = table
  if (!decision) return []
  const { seat } = decision.ask
  const imagined = table.fork()
  imagined.imagine(seat, newFate('preview'))
  return decision.options.map((_, option) => tried(imagined, option, seat))
}

/** What becomes of the table with this option; null where chance comes into it. The run itself stays as it is. */
export function tried<S extends TableState>(run: Run<S>, option: number, seat: number): Trial<S> | null {
  const trial = run.fork()
  trial.attempt(option)
  const [then, now] = [run.state.fate, trial.state.fate]
  const asks = trial.decision?.ask ?? null
  if (now.rolls !== then.rolls || now.turns !== then.turns || asks?.kind === 'realDie') return null
  return { before: run.state, after: trial.state, asks, seat }
}
