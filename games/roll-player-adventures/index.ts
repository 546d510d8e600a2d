import { anyone, shaped, type Cast, type Game, type Guide } from '@dicehearth/engine'
import type { Box } from './content/box.ts'
import { ninebellBox } from './content/ninebell.ts'
import { boxFor } from './content/own-box.ts'
import { actorsIn } from './actors.ts'
import { evaluate } from './mind/evaluate.ts'
import { mind } from './mind/index.ts'
import type { AdventureAsk, AdventureOption } from './rules/decisions.ts'
import type { AdventureEvent } from './rules/events.ts'
import { rebound } from './rules/edition.ts'
import { round } from './rules/round.ts'
import { broken } from './rules/invariants.ts'
import { partyOf } from './rules/party-sheet.ts'
import { dealOf, fetchFor, problemsOf, setupOf, titleFor, type AdventureConfig } from './rules/setup.ts'
import { shape, type Party } from './rules/state.ts'
import { speech } from './speech/index.ts'
import { texts } from './speech/texts.ts'
import { imagine, view, views, type PartyView } from './view.ts'

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
    rulesVersion: 5,
    seats: { min: 1, max: 4, usual: 2 },
    setup: setupOf(box),
    problems: (config) => problemsOf(box, config),
    ready: (config) => fetchFor(box, config),
    kit: (config) => boxFor(box, config),
    deal: (config, fate) => dealOf(box, config, fate),
    round,
    ...kept,
    readState: (file, config) => rebound(boxFor(box, config), kept.readState(file)),
    broken,
    view,
    views,
    imagine,
    evaluate,
    mind,
    ...speech,
    texts,
    guide,
    actors: actorsIn(box),
    chapter: (config) => titleFor(box, config),
    handsOn: (t) => (t.outcome ? [partyOf(t)] : []),
    cast,
    deeds: async () => (await import('./deeds.ts')).deeds,
    teller: async () => new (await import('./teller.ts')).AdventureTeller(),
  }
}

/** The class of every hero; those for whom nobody sits at the table are everybody's. */
function cast({ heroes, players }: Party): Cast[] {
  return heroes.map((hero, seat) => ({ seat: seat < players ? seat : anyone, name: hero.class }))
}

/** Roll Player Adventures with the campaign of the Ninebell Coast. */
const ninebellCoast = rollPlayerAdventures(ninebellBox, async () => (await import('./guide.ts')).guide)

export default ninebellCoast
