import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSave, replay } from '@dicehearth/engine'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hireThread } from '../threads/hire.ts'
import { game } from './faulty.ts'
import { House, type Visitor } from './visitors.ts'

// Rules that throw, hang, or want all memory: in threads of the machine, as on a real server.

let home: string
const thread = new URL('faulty-thread.ts', import.meta.url)
const mostMemory = 200 * 2 ** 20
let house: House
let ada: Visitor

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'dicehearth-faults-'))
  house = await House.open(undefined, {
    faults: home,
    hire: (marker) => hireThread(marker, thread, mostMemory),
    patience: 0.8,
  })
  ada = await house.guest('Ada')
})
afterAll(async () => {
  await house.close()
  rmSync(home, { recursive: true })
})
beforeEach(() => {
  for (const file of readdirSync(home)) rmSync(path.join(home, file))
})

/** A table where Ada sits everywhere, so that she is always asked. */
async function newTable(players: number): Promise<string> {
  const seats = Array.from({ length: players }, () => ({ kind: 'human' }))
  const { table, invite } = await ada.open({ game: game.id, config: { players, first: '1' }, seats })
  for (let seat = 1; seat < players; seat++) await ada.sit(table, invite, seat)
  return table
}

/** The answers after which the rules go on, and fail. */
async function answers(table: string): Promise<{ position: number; sound: number; faulty: number }> {
  const { position, decision } = await ada.look(table)
  return { position, sound: 0, faulty: (decision?.options.length ?? 0) - 1 }
}

async function report(): Promise<string> {
  await expect.poll(() => readdirSync(home)).toHaveLength(1)
  return path.join(home, readdirSync(home)[0])
}

it.each([
  ['throw', 2],
  ['hang', 3],
  ['want all memory', 4],
] as const)(
  'stops the table whose rules %s and no other, keeps its journal, tells its people, and leaves a report that leads there again',
  async (_, players) => {
    const others = await Promise.all([2, 2, 2, 2].map(newTable))
    const table = await newTable(players)
    const line = await ada.line(table)
    await line.call('watch')
    const { position, sound, faulty } = await answers(table)
    const before = await house.store.read(table, 0)

    const failed = await ada.choose(table, position, faulty)
    expect(failed).toMatchObject({ status: 500, body: { code: 'broken' } })
    expect(JSON.stringify(failed.body)).not.toMatch(/a rule failed|node:|\.ts:/)
    expect(await house.store.read(table, 0)).toEqual(before)

    // Whoever looked on comes back, and is told.
    if (players > 2) expect(await line.ended).toBe(1013)
    const back = players > 2 ? await ada.line(table) : line
    if (players > 2) await back.call('watch')
    await back.until(({ room }) => room?.trouble?.includes('The rules of this table') === true)

    const file = await report()
    expect(path.basename(file)).toBe(`${table}-${position + 1}.json`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const kept = readSave(readFileSync(file, 'utf8'))
    expect(kept.choices).toEqual([...before.saved.choices, faulty])
    if (players === 2) expect(() => replay(game, kept)).toThrow('a rule failed')

    // All others go on, and so does this one with an answer that its rules can follow.
    for (const it of [...others, table]) {
      const now = await answers(it)
      expect(await ada.choose(it, now.position, sound)).toMatchObject({ status: 200 })
    }
    await back.until(({ room }) => room?.trouble === null)
    back.close()

    // Brought as a saved game, it is refused, and the next table is dealt.
    const brought = await ada.ask('POST', 'tables', { save: readFileSync(file, 'utf8') })
    expect(brought.body).toMatchObject({ code: players === 2 ? 'bad-save' : 'broken' })
    await newTable(2)
  },
)
