import type { Offered } from '@dicehearth/engine'
import { tableContext, type BoardProps, type Hands } from '@dicehearth/tabletop'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { FatesView } from '../view.ts'

export type FatesDecision = Offered<FatesAsk, FatesOption>

/** What every part of the board looks at. */
export interface AtTable extends Hands<FatesAsk, FatesOption, FatesEvent, FatesView> {
  slip: BoardProps['slip']
  /** The Character whose board is shown where there is room for one only. */
  open: number
  /** Dice that would pay for the ability somebody points at. */
  wouldPay: ReadonlySet<number>
  point: (ability: string | null, seat: number) => void
}

export const [Table, useTable] = tableContext<AtTable>()
