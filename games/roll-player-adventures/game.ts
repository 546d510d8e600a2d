import { shaped, spoken, type Game, type Guide } from '@dicehearth/engine'
import type { Box } from './content/box.ts'
import { actorsIn } from './coverage.ts'
import { evaluate } from './evaluate.ts'
import { seatName } from './names.ts'
import type { AdventureAsk, AdventureOption } from './rules/decisions.ts'
import type { AdventureEvent } from './rules/events.ts'
import { rebound } from './rules/edition.ts'
import { round } from './rules/game.ts'
import { broken } from './rules/invariants.ts'
import { partyOf } from './rules/party-sheet.ts'
import { dealOf, fetchFor, problemsOf, setupOf, type AdventureConfig } from './rules/setup.ts'
import { shape, type Party } from './rules/state.ts'
import { asks } from './speech/asks.ts'
import { events } from './speech/events.ts'
import { options } from './speech/options.ts'
import { figures, outcome } from './speech/outcome.ts'
import { texts } from './texts.ts'
import { imagine, view, type PartyView } from './view.ts'

export type AdventureGame = Game<
  AdventureConfig,
  Party,
  AdventureAsk,
  AdventureOption,
  AdventureEvent,
  PartyView
>

/** Roll Player Adventures with the cards and books of this box: a table is one adventure of a campaign. */
export function rollPlayerAdventures(box: Box, guide: () => Promise<Guide<AdventureOption>>): AdventureGame {
  const kept = shaped<Party>(shape)
  return {
    id: 'roll-player-adventures',
    name: 'Roll Player Adventures',
    rulesVersion: 1,
    seats: { min: 1, max: 4, usual: 2 },
    setup: setupOf(box),
    problems: (config) => problemsOf(box, config),
    ready: (config) => fetchFor(box, config),
    deal: (config, fate) => dealOf(box, config, fate),
    round,
    ...kept,
    readState: (file) => rebound(box, kept.readState(file)),
    broken,
    view,
    imagine,
    evaluate,
    ...spoken<AdventureAsk, AdventureOption, AdventureEvent, PartyView, Party>({
      asks,
      options,
      events,
      seat: seatName,
      outcome,
      figures,
    }),
    texts,
    guide,
    actors: actorsIn(box),
    handsOn: (t) => (t.outcome ? [partyOf(t)] : []),
  }
}
