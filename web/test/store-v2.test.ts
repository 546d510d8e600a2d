import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { readConfig, save, Table, type Game } from '@dicehearth/engine'
import { expect, it, vi } from 'vitest'
import { hoard } from '../../engine/test/hoard.ts'
import { allFinished } from '../src/table/finished.ts'
import { allTables, findTable, newTable, savedTable } from '../src/table/store.ts'
import { shelf } from '../src/worker/shelf.ts'

const game: Game = { ...hoard(), cast: () => [{ seat: 0, name: 'Thief' }] }
vi.mock('@dicehearth/games', () => ({
  gameIds: ['hoard'],
  loadGame: async (): Promise<Game> => game,
}))

it('opens a store of the second version: all tables are there, and finished games are read once', async () => {
  const old = await openDB('dicehearth', 2, {
    upgrade: (db) => {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched')
      db.createObjectStore('journal', { keyPath: ['table', 'page'] })
      db.createObjectStore('campaigns', { keyPath: 'id' })
      db.createObjectStore('sheets', { keyPath: 'id' })
    },
  })
  const tables = [
    { id: 'running', choices: 5, seats: [{ player: 'human' }] },
    { id: 'over', choices: Infinity, seats: [{ player: 'human', name: 'Anna' }, { player: 'greedy' }] },
    { id: 'watched', choices: Infinity, seats: [{ player: 'greedy' }, { player: 'greedy' }] },
    { id: 'guided', choices: Infinity, seats: [{ player: 'human' }], guided: true },
  ]
  for (const { id, choices, seats, guided = false } of tables) {
    const table = new Table(game, readConfig(game, {}), id)
    for (let n = 0; n < choices && table.decision; n++) table.choose(0)
    const how = { takebacks: true, guided, outcome: table.state.outcome, campaign: null }
    const { record, pages } = newTable(save(table, seats), how, id)
    await old.add('tables', record)
    for (const page of pages) await old.add('journal', page)
  }
  old.close()

  expect((await allTables()).map(({ id }) => id).toSorted()).toEqual(['guided', 'over', 'running', 'watched'])
  const running = await findTable('running')
  expect(running && (await savedTable(running)).choices).toEqual([0, 0, 0, 0, 0])
  const [bare, ...others] = await allFinished()
  expect(others).toEqual([])
  expect(bare).toMatchObject({ table: 'over', unread: true, seats: [{ name: 'Anna', heroes: [] }, {}] })
  await shelf.readOldGames()
  const [read] = await allFinished()
  expect(read).toMatchObject({
    table: 'over',
    when: bare.when,
    seats: [{ name: 'Anna', heroes: ['Thief'] }, {}],
  })
  expect(read).not.toHaveProperty('unread')
})
