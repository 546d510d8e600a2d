import type { PieceText } from '@dicehearth/engine'
import { tableContext, type Pieces } from '@dicehearth/tabletop'
import type { DieId } from '../content/dice.ts'
import type { RpEvent } from '../rules/events.ts'
import type { Seat } from '../rules/state.ts'
import type { RpPreview } from '../speech/preview.ts'
import type { RpView } from '../view.ts'
import type { RpDecision } from './direct.ts'

/** What every part of the board looks at. */
export interface AtTable {
  view: RpView
  decision: RpDecision | null
  pieces: Pieces
  happening: RpEvent | null
  /** Whose sheet lies open. */
  open: Seat
  /** The die that would be placed by pressing a line. */
  inHand: DieId | null
  seatName: (seat: number) => string
  choose: (option: number) => void
  /** What each option would change, once that has been tried. */
  previews: readonly (RpPreview | null)[]
  /** What is printed on a piece; undefined where nothing is to be read. */
  printed: (piece: string) => PieceText | undefined
  /** Opens a hero's sheet. */
  turnTo: (seat: Seat) => void
  /** Takes a card up to read it, and to do what can be done with it. */
  read: (piece: string) => void
}

export const [Table, useTable] = tableContext<AtTable>()
