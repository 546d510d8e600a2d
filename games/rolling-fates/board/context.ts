import type { Decision } from '@dicehearth/engine'
import { tableContext, type Pieces } from '@dicehearth/tabletop'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { FatesView } from '../view.ts'
import type { Answer } from './coming.ts'

export type FatesDecision = Decision<FatesAsk, FatesOption>

/** What every part of the board looks at. */
export interface AtTable {
  view: FatesView
  decision: FatesDecision | null
  pieces: Pieces
  happening: FatesEvent | null
  seatName: (seat: number) => string
  choose: (option: number) => void
  /** Answers this question and those that follow from it, one after the other. */
  bring: (answers: readonly Answer[]) => void
  /** Takes something up to read it. */
  read: (piece: string) => void
  /** The Character whose board is shown where there is room for one only. */
  open: number
  /** Dice that would pay for the ability somebody points at. */
  wouldPay: ReadonlySet<number>
  point: (ability: string | null, seat: number) => void
}

export const [Table, useTable] = tableContext<AtTable>()
