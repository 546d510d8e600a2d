import type { Pieces } from '@dicehearth/tabletop'
import { createContext, use } from 'react'
import type { RfaEvent } from '../rules/events.ts'
import type { RfaView } from '../view.ts'

/** What every part of the board looks at. */
export interface AtTable {
  view: RfaView
  pieces: Pieces
  happening: RfaEvent | null
  seatName: (seat: number) => string
}

export const Table = createContext<AtTable | null>(null)

export function useTable(): AtTable {
  const table = use(Table)
  if (!table) throw new Error('a part of the board without its table')
  return table
}
