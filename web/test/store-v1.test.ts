import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { readConfig, save, Table, type Game } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { hoard } from '../../engine/test/hoard.ts'
import { allCampaigns, beginCampaign } from '../src/table/campaigns.ts'
import { findTable, savedTable } from '../src/table/store.ts'

it('opens a store of the first version: its tables are there, and campaigns can begin', async () => {
  const game: Game = hoard()
  const table = new Table(game, readConfig(game, {}), 'old')
  for (let n = 0; n < 5; n++) table.choose(0)
  const { states: _, since: __, proven: ___, ...saved } = save(table, [{ player: 'human' }])
  const old = await openDB('dicehearth', 1, {
    upgrade: (db) => void db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched'),
  })
  const how = { touched: 1, takebacks: true, guided: false, told: 'A turn.', over: false }
  await old.add('tables', { id: 'old', saved, ...how })
  old.close()

  const record = await findTable('old')
  expect(record).toMatchObject({ length: 5, lastLine: 'A turn.', campaign: null, outcome: null })
  expect(record && (await savedTable(record))).toMatchObject({ choices: table.choices, digest: saved.digest })
  const id = await beginCampaign('Road')
  expect(await allCampaigns()).toMatchObject([{ id, name: 'Road' }])
})
