import 'fake-indexeddb/auto'
import type { Game } from '@dicehearth/engine'
import { changeSince, tableAt, Told, type News, type Update } from '@dicehearth/host'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hoard } from '../../engine/test/hoard.ts'
import { allFinished, findFinished } from '../src/table/finished.ts'
import { appendTo, clearTable, findTable, savedTable } from '../src/table/store.ts'
import { desk } from '../src/worker/desk.ts'
import { table } from '../src/worker/table.ts'
import { watch } from '../src/worker/watch.ts'

const game: Game = hoard()
const deed = { id: 'shared', name: 'Shared', text: 'Share the hoard.', earned: () => true }
vi.mock('@dicehearth/games', () => ({
  gameIds: ['hoard'],
  loadGame: async (): Promise<Game> => ({ ...hoard(), deeds: async () => [deed] }),
}))

const page = new Told()
let last: Update | null = null
vi.mock('../src/worker/rpc.ts', () => ({
  tellPage: (news: News) => void (last = page.hear(news)),
}))
beforeEach(() => {
  last = null
})

async function laid(): Promise<string> {
  const seats = [{ player: 'human' }, { player: 'human' }]
  return desk.create({ game: 'hoard', given: {}, seed: 'finished', seats, takebacks: true })
}

async function played(id: string, until = Infinity): Promise<void> {
  await table.open(id)
  while (last?.standing.question && last.standing.position < until)
    await table.choose(last.standing.position, 0)
}

describe('a finished table', () => {
  it('is recorded with its last choice, not before, and stays recorded when it is cleared away', async () => {
    const id = await laid()
    await played(id, 11)
    expect(await findFinished(id)).toBeUndefined()
    await played(id)
    const record = await findTable(id)
    expect(await findFinished(id)).toMatchObject({
      table: id,
      game: 'hoard',
      decisions: record?.length,
      deeds: ['shared'],
    })
    if (record) await clearTable(record)
    expect(await findFinished(id)).toBeDefined()
  })

  it('is no longer finished when its last choice is taken back', async () => {
    const id = await laid()
    await played(id)
    const record = await findTable(id)
    if (!record) throw new Error(id)
    const table = tableAt(game, await savedTable(record))
    const { position } = table
    table.rewind(position - 1)
    await appendTo(record.id, record.revision, changeSince(table, position))
    expect((await findTable(id))?.outcome).toBeNull()
    expect(await findFinished(id)).toBeUndefined()
  })

  it('is not recorded if it was played on from a replay, or came as a finished game', async () => {
    const id = await laid()
    await played(id)
    await watch.openTable(id)
    await watch.at(4)
    const before = await allFinished()
    await played(await watch.playOn())
    const record = await findTable(id)
    await desk.load(JSON.stringify(record && (await savedTable(record))))
    expect(await allFinished()).toEqual(before)
  })
})
