import { spoken } from '@dicehearth/engine'
import { dieLook } from '../die-look.ts'
import { seatName } from './names.ts'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { Party } from '../rules/state.ts'
import type { PartyView } from '../view.ts'
import { asks } from './asks.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { phases, uses } from './uses.ts'
import { figures, outcome } from './outcome.ts'
import { remark } from './remarks.ts'

/** Everything that is said about the table in words. */
export const speech = spoken<AdventureAsk, AdventureOption, AdventureEvent, PartyView, Party>({
  asks,
  options,
  uses,
  phases,
  events,
  seat: seatName,
  die: (die, { faces, counts }) => ({ face: faces[die], ...dieLook(counts[die]) }),
  remark,
  outcome,
  figures,
})
