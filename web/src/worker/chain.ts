import { readyFor, Refusal, save, type SeatOf, type Table } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import { addBranch, newId, readCampaign, tableAt, withNewIds } from '@dicehearth/host'
import { addCampaign, addChapter, keptHere } from '../table/campaigns.ts'
import { findTable, savedTable, type TableRecord } from '../table/store.ts'
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
