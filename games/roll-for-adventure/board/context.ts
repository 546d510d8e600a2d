import { tableContext, type Pieces } from '@dicehearth/tabletop'
import type { RfaEvent } from '../rules/events.ts'
import type { RfaView } from '../view.ts'

/** What every part of the board looks at. */
export interface AtTable {
  view: RfaView
  pieces: Pieces
  happening: RfaEvent | null
  seatName: (seat: number) => string
}

export const [Table, useTable] = tableContext<AtTable>()
