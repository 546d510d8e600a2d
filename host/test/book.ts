import { readConfig, save, Table, type Game, type Sheet } from '@dicehearth/engine'
import { hoard, hoardSheet } from '../../engine/test/hoard.ts'
import {
  addBranch,
  chapterOf,
  endOf,
  addFollower,
  newCampaign,
  settle,
  setupWith,
  tableAt,
  type Campaign,
  type WholeCampaign,
} from '../index.ts'

export const game: Game = hoard()
export function laid(given: object = {}, seed = 'chain'): Table {
  return new Table(game, readConfig(game, { ...given }), seed)
}

/** Plays with the first option that has the verb, else with the first one. */
export function played(table: Table, verb = 'pray', choices = Infinity): Table {
  for (let n = 0; n < choices && table.decision; n++) {
    const option = table.decision.options.findIndex((it) => it.verb === verb)
    table.choose(Math.max(0, option))
  }
  return table
}

/** A campaign under construction, with its tables. */
export class Book {
  campaign: Campaign = newCampaign('book', 'The long road', 1)
  readonly tables = new Map<string, Table>()

  follow(after: string | null, id: string, choices = Infinity): this {
    const sheets = after === null ? [] : (chapterOf(this.campaign, after).ended?.handedOn ?? [])
    const table = laid(setupWith(sheets, game), id)
    this.tables.set(id, table)
    this.campaign = addFollower(this.campaign, after, table, { id, when: 2 })
    return this.play(id, choices)
  }

  play(id: string, choices = Infinity): this {
    const table = played(this.table(id), 'pray', choices)
    this.campaign = settle(this.campaign, id, endOf(table))
    return this
  }

  branch(from: string, at: number, id: string): this {
    const table = tableAt(game, save(this.table(from)), at)
    this.tables.set(id, table)
    this.campaign = addBranch(this.campaign, from, table, { id, when: 3, name: 'Before the fall' })
    return this
  }

  table(id: string): Table {
    const table = this.tables.get(id)
    if (!table) throw new Error(id)
    return table
  }

  get whole(): WholeCampaign {
    return {
      campaign: this.campaign,
      tables: this.campaign.chapters.map(({ id }) => save(this.table(id), [{ player: 'human' }])),
    }
  }
}

/** Two tables, a third in progress, a branch in the middle of the second, and another third. */
export function longRoad(): Book {
  return new Book()
    .follow(null, 'one')
    .follow('one', 'two')
    .follow('two', 'three', 3)
    .branch('two', 5, 'otherwise')
    .follow('two', 'another-three', 0)
}

export function hero(fame: number): Sheet {
  return { sheet: hoardSheet, version: 1, name: `Hero ${fame}`, data: { fame } }
}

export const ids = (chapters: readonly { id: string }[]): string[] => chapters.map(({ id }) => id)
