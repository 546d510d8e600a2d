import type { Ask, Decision, Option, TableEvent } from '@dicehearth/engine'

/**
 * What a game's board is given. A board never computes rules: it shows the view, lights up the pieces of the
 * options, and answers with the number of one.
 */
export interface BoardProps<
  A extends Ask = Ask,
  O extends Option = Option,
  E extends TableEvent = TableEvent,
  V = unknown,
> {
  view: V
  /** What must be decided here and now; null while others decide, while something is being shown, or at the end. */
  decision: Decision<A, O> | null
  choose: (option: number) => void
  /** Pieces to light up, because somebody points at an option or at a line of the log. */
  lit: ReadonlySet<string>
  /** What is being shown at this moment, one event after the other; null when all has been told. */
  happening: E | null
  /**
   * Somebody wants to use a piece, or pieces together such as this die on that space, that no option touches: the
   * table explains why not.
   */
  askWhy: (...pieces: readonly string[]) => void
  /** Who sits there, as people call them. */
  seatName: (seat: number) => string
}
