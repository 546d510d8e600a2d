import { tableContext, type Hands } from '@dicehearth/tabletop'
import type { DieId } from '../content/dice.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import type { RpEvent } from '../rules/events.ts'
import type { Seat } from '../rules/state.ts'
import type { RpPreview } from '../speech/preview.ts'
import type { RpView } from '../view.ts'

/** What every part of the board looks at. */
export interface AtTable extends Hands<RpAsk, RpOption, RpEvent, RpView> {
  /** Whose sheet lies open. */
  open: Seat
  /** The die that would be placed by pressing a line. */
  inHand: DieId | null
  /** What each option would change, once that has been tried. */
  previews: readonly (RpPreview | null)[]
  /** Opens a hero's sheet. */
  turnTo: (seat: Seat) => void
}

export const [Table, useTable] = tableContext<AtTable>()
