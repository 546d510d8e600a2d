import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { newFate, pick, readConfig, save, Table } from '@dicehearth/engine'
import { afterAll, expect, it } from 'vitest'
import { camp } from '../../../engine/test/camp.ts'
import { openStore, type Where } from '../index.ts'
import { clearAway, kinds, postgres } from './empty.ts'

afterAll(clearAway)

/** Many processes are started, perhaps on a busy machine. */
const patience = 600_000

function writer(where: Where, id: string, ...racer: string[]): ChildProcess {
  const program = path.join(import.meta.dirname, 'writer.ts')
  return fork(program, [JSON.stringify(where), id, ...racer], { execArgv: [] })
}

async function newTable(where: Where): Promise<string> {
  const store = await openStore(where)
  const game = camp({ goal: 1_000_000 })
  const table = new Table(game, readConfig(game, {}), 'crash')
  const id = await store.create({ saved: save(table), outcome: null })
  await store.close()
  return id
}

it.concurrent.each(kinds)(
  'loses and doubles nothing in %s when it is killed 50 times (kill -9) while it stores',
  async (_, place) => {
    const where = await place()
    const id = await newTable(where)
    const chance = newFate('kills')
    let last = 0
    for (let kills = 0; kills < 50; kills++) {
      const child = writer(where, id)
      const acknowledged: number[] = []
      const closed = once(child, 'close')
      child.on('message', (message: { revision: number }) => acknowledged.push(message.revision))
      await once(child, 'message')
      await new Promise((resolve) => setTimeout(resolve, pick(chance, 30)))
      child.kill('SIGKILL')
      await closed
      // The change that was being stored at the last kill may or may not be there; PostgreSQL may even finish it later.
      const [first] = acknowledged
      expect([1, 2]).toContain(first - last)
      expect(acknowledged).toEqual(acknowledged.map((_, n) => first + n))
      last = acknowledged.at(-1) ?? last
      const store = await openStore(where)
      const { saved, revision } = await store.read(id, 0)
      await store.close()
      expect([0, 1]).toContain(revision - last)
      expect(saved.choices).toEqual(Array.from({ length: revision }, (_, n) => n % 2))
    }
  },
  patience,
)

it(
  'takes exactly one of two answers from two processes on one PostgreSQL, 1,000 times',
  async () => {
    const where = await postgres()
    const id = await newTable(where)
    const racers = ['0', '1'].map((choice) => writer(where, id, choice))
    await Promise.all(racers.map(async (racer) => once(racer, 'message')))
    const winners: number[] = []
    for (let revision = 0; revision < 1000; revision++) {
      const results = await Promise.all(
        racers.map(async (racer) => {
          const result = once(racer, 'message')
          racer.send(revision)
          const [{ won }] = (await result) as [{ won: boolean }]
          return won
        }),
      )
      expect(results.filter(Boolean)).toHaveLength(1)
      winners.push(results.indexOf(true))
    }
    for (const racer of racers) racer.kill()
    const store = await openStore(where)
    const { saved, revision } = await store.read(id, 0)
    await store.close()
    expect(saved.choices).toEqual(winners)
    expect(revision).toBe(1000)
  },
  patience,
)
