import type { Decision, PieceText } from '@dicehearth/engine'
import { tableContext, type Pieces } from '@dicehearth/tabletop'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { PartyView } from '../view.ts'

export type AdventureDecision = Decision<AdventureAsk, AdventureOption>

/** What every part of the board looks at. */
export interface AtTable {
  view: PartyView
  decision: AdventureDecision | null
  pieces: Pieces
  happening: AdventureEvent | null
  choose: (option: number) => void
  /** What is printed on a piece; undefined where nothing is to be read. */
  printed: (piece: string) => PieceText | undefined
  /** An option in words. */
  words: (option: number) => string
}

export const [Table, useTable] = tableContext<AtTable>()
