import type { Decision } from '@dicehearth/engine'
import { tableContext, type Pieces } from '@dicehearth/tabletop'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { PartyView } from '../view.ts'

export type AdventureDecision = Decision<AdventureAsk, AdventureOption>

export const textSizes = ['small', 'middle', 'large'] as const
export type TextSize = (typeof textSizes)[number]

/** What every part of the board looks at. */
export interface AtTable {
  view: PartyView
  decision: AdventureDecision | null
  pieces: Pieces
  happening: AdventureEvent | null
  choose: (option: number) => void
  /** How large the book is printed. */
  textSize: TextSize
  setTextSize: (size: TextSize) => void
}

export const [Table, useTable] = tableContext<AtTable>()
