import { tableContext, type BoardProps, type Hands } from '@dicehearth/tabletop'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { PartyView } from '../view.ts'

export const textSizes = ['small', 'middle', 'large'] as const
export type TextSize = (typeof textSizes)[number]

/** What every part of the board looks at. */
export interface AtTable extends Hands<AdventureAsk, AdventureOption, AdventureEvent, PartyView> {
  slip: BoardProps['slip']
  /** How large the book is printed. */
  textSize: TextSize
  setTextSize: (size: TextSize) => void
}

export const [Table, useTable] = tableContext<AtTable>()
