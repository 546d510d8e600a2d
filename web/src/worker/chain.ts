import { readConfig, readyFor, Refusal, save, Table, type Game, type SeatOf } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import {
  addBranch,
  addFollower,
  endOf,
  followersOf,
  makesCampaigns,
  newId,
  nextSetup,
  openChapters,
  readCampaign,
  tableAt,
  withNewIds,
} from '@dicehearth/host'
import {
  addCampaign,
  addChapter,
  allCampaigns,
  beginCampaign,
  findCampaign,
  keptHere,
} from '../table/campaigns.ts'
import { addTable, findTable, savedTable, type TableRecord } from '../table/store.ts'
import { gameOf } from './desk.ts'

/** A game that takes sheets or hands them on. */
export interface Link {
  game: string
  name: string
  /** The kinds of sheets that it takes. */
  takes: readonly string[]
}

/** Campaigns: tables that hand sheets on to others. */
export const chain = {
  /** The games that take sheets or hand them on. */
  async links(): Promise<Link[]> {
    const games = await Promise.all(gameIds.map(gameOf))
    return games.flatMap((game) => {
      const takes = Object.values(game.setup).flatMap((it) => (it.kind === 'sheets' ? [it.sheet] : []))
      return 'handsOn' in game || takes.length > 0 ? [{ game: game.id, name: game.name, takes }] : []
    })
  },

  /** What the table after this one is called, for the same people; null if it is over for good or goes on already. */
  async next(id: string): Promise<string | null> {
    const following = await tableAfter(id)
    if (!following) return null
    const { game, table } = following
    return game.chapter?.(table.config) ?? game.name
  },

  /** Sets the table after this one: the same seats, the same names, the same way of deciding. */
  async goOn(id: string): Promise<string> {
    const following = await tableAfter(id)
    if (!following)
      throw new Refusal('gone-on', 'Nothing can follow this table, or its campaign has gone on already.')
    const { table, seats, record } = following
    const { campaign, takebacks } = record
    const saved = save(table, [...seats])
    const how = { takebacks, guided: false }
    if (campaign === null) return addTable(saved, null, how)
    return addChapter(campaign, { saved, outcome: null, how }, (now, added) =>
      addFollower(now, id, table, { id: added, when: Date.now() }),
    )
  },

  /**
   * For a game that makes campaigns: the table where its last one goes on, set if need be, or the first table of a
   * new one. Null for any other game.
   */
  async playCampaign(id: string, seats: readonly SeatOf[], seed: string): Promise<string | null> {
    const game = await gameOf(id)
    if (!makesCampaigns(game)) return null
    const campaigns = (await allCampaigns()).filter(({ chapters }) => chapters.some((it) => it.game === id))
    const open = campaigns.flatMap(openChapters).filter((it) => it.game === id)
    const tables = await Promise.all(open.map(async (chapter) => findTable(chapter.id)))
    const [last] = tables.filter((it) => it !== undefined).toSorted((a, b) => b.touched - a.touched)
    if (last?.outcome === null) return last.id
    if (last && (await tableAfter(last.id))) return chain.goOn(last.id)
    const config = readConfig(game, { players: seats.length })
    await game.ready?.(config)
    const table = new Table(game, config, seed)
    const name = campaigns.length === 0 ? game.name : `${game.name} ${campaigns.length + 1}`
    const how = { takebacks: true, guided: false }
    return addChapter(
      await beginCampaign(name),
      { saved: save(table, [...seats]), outcome: null, how },
      (now, added) => addFollower(now, null, table, { id: added, when: Date.now() }),
    )
  },

  /** Makes a save point: a copy of a campaign's table as it is now. */
  async savePoint(id: string, name: string): Promise<string> {
    const record = await findTable(id)
    if (!record) throw new Refusal('unknown-table', 'This table is not in this browser any more.')
    const saved = await savedTable(record)
    const game = await gameOf(saved.game)
    await readyFor(game, saved)
    return addCopy(record, tableAt(game, saved), saved.seats, name)
  },

  /** Imports a campaign from a file as a new one. */
  async importCampaign(text: string): Promise<string> {
    const whole = withNewIds(await readCampaign(text, gameOf), newId)
    await addCampaign(keptHere(whole))
    return whole.campaign.id
  },
}

interface Following {
  game: Game
  /** Just dealt. */
  table: Table
  seats: readonly SeatOf[]
  /** The table before it. */
  record: TableRecord
}

/** The table that could follow a finished one that nothing follows yet. */
async function tableAfter(id: string): Promise<Following | null> {
  const record = await findTable(id)
  if (!record?.outcome) return null
  const game = await gameOf(record.head.game)
  if (!makesCampaigns(game)) return null
  if (record.campaign !== null && followersOf(await findCampaign(record.campaign), id).length > 0) return null
  const saved = await savedTable(record)
  await readyFor(game, saved)
  const before = tableAt(game, saved)
  const config = readConfig(game, nextSetup(game, before.config, endOf(before)?.handedOn ?? []))
  if (game.problems(config).length > 0) return null
  await game.ready?.(config)
  return { game, table: new Table(game, config, crypto.randomUUID()), seats: saved.seats, record }
}

/** Adds a copy of a campaign's table as another chapter beside it. */
export async function addCopy(
  { id: from, campaign, takebacks }: TableRecord,
  table: Table,
  seats: readonly SeatOf[],
  name = '',
): Promise<string> {
  const copied = {
    saved: save(table, [...seats]),
    outcome: table.state.outcome,
    how: { takebacks, guided: false, practice: true },
  }
  return addChapter(campaign ?? '', copied, (now, id) =>
    addBranch(now, from, table, { id, when: Date.now(), name }),
  )
}
