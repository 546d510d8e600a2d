import { tableContext, type Pieces } from '@dicehearth/tabletop'
import type { SawEvent } from '../rules/events.ts'
import type { SawView } from '../view.ts'
import type { SawDecision } from './direct.ts'

/** What every part of the board looks at. */
export interface AtTable {
  view: SawView
  decision: SawDecision | null
  pieces: Pieces
  happening: SawEvent | null
  seatName: (seat: number) => string
  choose: (option: number) => void
  /** Takes a card up to read it, and to do what can be done with it. */
  read: (piece: string) => void
}

export const [Table, useTable] = tableContext<AtTable>()
