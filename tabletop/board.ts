import type { ReactNode } from 'react'
import type { Ask, Decision, Offered, Option, PieceText, Preview, TableEvent } from '@dicehearth/engine'

/**
 * The props of a game's board. A board computes no rules and makes no sentences: it shows the view, lights up the
 * pieces of the options, and answers with the number of an option.
 */
export interface BoardProps<
  A extends Ask = Ask,
  O extends Option = Option,
  E extends TableEvent = TableEvent,
  V = unknown,
  P extends Preview = Preview,
> {
  view: V
  /** The decision to make at this screen; null while others decide, during an animation, and at the end. */
  decision: Offered<A, O> | null
  choose: (option: number) => void
  /** What each option would change; empty until it has been tried, and in games without previews. */
  previews: readonly (P | null)[]
  /** What is printed on the pieces that lie open. */
  texts: readonly PieceText[]
  /** Pieces to light up: those of what happens, and of the option or line of the log that somebody points at. */
  lit: ReadonlySet<string>
  /** The event being animated, or null. */
  happening: E | null
  /**
   * Explains why a piece, or pieces together such as this die on that space, cannot be used: no option touches
   * them.
   */
  askWhy: (...pieces: readonly string[]) => void
  /**
   * The options still in question after something was picked on the board, with a way to put it back; null when
   * nothing is picked. The list of options shows the same.
   */
  narrow: (picked: Narrowed | null) => void
  /** What has just happened and should be read before going on, ready to be laid where people look. */
  slip?: ReactNode
  /** What to call the player in a seat. */
  seatName: (seat: number) => string
}

/** What a pick on the board leaves of a decision's options. */
export interface Narrowed {
  decision: Decision
  options: readonly number[]
  putBack: () => void
}
