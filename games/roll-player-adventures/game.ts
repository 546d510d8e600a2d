import { Refusal, shaped, spoken, type Game, type Guide } from '@dicehearth/engine'
import { entryOf } from '@dicehearth/story'
import { isOpened, type Box } from './content/box.ts'
import { actorsIn } from './coverage.ts'
import { evaluate } from './evaluate.ts'
import { seatName } from './names.ts'
import type { AdventureAsk, AdventureOption } from './rules/decisions.ts'
import type { AdventureEvent } from './rules/events.ts'
import { round } from './rules/game.ts'
import { broken } from './rules/invariants.ts'
import { partyOf } from './rules/party-sheet.ts'
import { dealOf, problemsOf, setupOf, type AdventureConfig } from './rules/setup.ts'
import { bookOf, shape, type Party } from './rules/state.ts'
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

/** A table that was played with another edition of the box or the book goes on with this one. */
function rebound(box: Box, t: Party): Party {
  if (!isOpened(t.box)) t.box = box.digest
  const volume = box.volumes.get(t.adventure)
  if (!volume) throw new Refusal('bad-state', `The box holds no book for ${t.adventure}.`)
  if (!box.volumes.has(t.book)) t.book = volume.book.digest
  if (!entryOf(bookOf(t), t.story.entry))
    throw new Refusal('bad-state', `The book of this adventure no longer has the entry ${t.story.entry}.`)
  return t
}
