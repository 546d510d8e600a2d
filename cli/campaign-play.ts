import { list, Refusal, type Game, type Sheet } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import { addFollower, endOf, packsIn, settle, setupWith, type Campaign, type Chapter } from '@dicehearth/host'
import { newId, openChapter } from './campaign.ts'
import { changeCampaign, chapterNumbered, findCampaign, savedChapter, tableFile } from './campaign-shelf.ts'
import { aboutLater, readTable } from './files.ts'
import type { KeptAt } from './keeper.ts'
import { findGame, gameOf } from './opening.ts'
import {
  checkNothingSet,
  openAs,
  otherPlayers,
  playAt,
  type Joining,
  type Sitting,
  type Wanted,
} from './play.ts'
import { Session } from './session.ts'

export interface ChapterOptions extends Wanted, Joining {
  table?: string
}

/** Continues a campaign: at a table in progress, or at a new one after it. */
export async function playCampaign(
  id: string,
  game: string | undefined,
  options: ChapterOptions,
): Promise<void> {
  const campaign = findCampaign(id)
  const chapter =
    options.table === undefined ? openChapter(campaign) : chapterNumbered(campaign, options.table)
  const underWay = chapter && !chapter.ended
  await playAt(options, async () => ({
    file: underWay ? tableFile(id, chapter.id) : null,
    sit: async () =>
      underWay ? goOn(campaign, chapter, game, options) : begin(campaign, chapter, game, options),
  }))
}

async function goOn(
  campaign: Campaign,
  chapter: Chapter,
  named: string | undefined,
  options: ChapterOptions,
): Promise<Sitting> {
  checkNothingSet(options)
  if (named !== undefined && named !== chapter.game)
    throw new Refusal('other-game', `The table in progress is a game of ${chapter.game}, not of ${named}.`)
  const { saved, revision } = readTable(tableFile(campaign.id, chapter.id))
  const seats = otherPlayers(saved.seats, options.seat)
  const place = { ...placeOf(campaign.id, chapter.id), revision }
  const game = await gameOf(saved)
  const session = await aboutLater(place.file, async () =>
    Session.resume(game, { ...saved, seats }, place, true),
  )
  return { session, read: session.story.length }
}

async function begin(
  campaign: Campaign,
  after: Chapter | null,
  named: string | undefined,
  options: ChapterOptions,
): Promise<Sitting> {
  const sheets = after?.ended?.handedOn ?? []
  const game = named === undefined ? await onlyTaker(sheets) : await findGame(named)
  const packs = after?.game === game.id ? packsIn(game, { ...savedChapter(campaign, after).config }) : {}
  const opening = await openAs(game, options, { ...packs, ...setupWith(sheets, game) })
  await game.ready?.(opening.config)
  const id = newId()
  // Create the table before the campaign refers to it, so that the reference never dangles.
  const session = await Session.begin(opening, placeOf(campaign.id, id))
  changeCampaign(campaign.id, (now) =>
    addFollower(now, after?.id ?? null, session.room.table, { id, when: Date.now() }),
  )
  return { session, read: 0 }
}

/** Records the end of a finished table in the campaign. If that fails, it happens the next time the table is opened. */
function placeOf(campaign: string, chapter: string): KeptAt {
  return {
    file: tableFile(campaign, chapter),
    campaign,
    whenOver: (table) => void changeCampaign(campaign, (now) => settle(now, chapter, endOf(table))),
  }
}

/** The game that takes these sheets, if there is exactly one. */
async function onlyTaker(sheets: readonly Sheet[]): Promise<Game> {
  const games = await Promise.all(gameIds.map(findGame))
  const takers = games.filter((game) => Object.keys(setupWith(sheets, game)).length > 0)
  if (takers.length === 1) return takers[0]
  const there = takers.length > 0 ? takers.map(({ id }) => id) : gameIds
  throw new Refusal('no-game', `Which game? Choose from: ${list(there)}.`)
}
