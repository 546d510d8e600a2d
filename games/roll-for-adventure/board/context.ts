import { tableContext, type Hands } from '@dicehearth/tabletop'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import type { RfaEvent } from '../rules/events.ts'
import type { RfaView } from '../view.ts'

/** What every part of the board looks at. */
export const [Table, useTable] = tableContext<Hands<RfaAsk, RfaOption, RfaEvent, RfaView>>()
