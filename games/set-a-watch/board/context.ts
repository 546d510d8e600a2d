import { tableContext, type Hands } from '@dicehearth/tabletop'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { SawEvent } from '../rules/events.ts'
import type { SawView } from '../view.ts'

/** What every part of the board looks at. */
export const [Table, useTable] = tableContext<Hands<SawAsk, SawOption, SawEvent, SawView>>()
