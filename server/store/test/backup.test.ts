import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readConfig, Refusal, save, Table } from '@dicehearth/engine'
import { changeSince, newSecret } from '@dicehearth/host'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { camp } from '../../../engine/test/camp.ts'
import { backUp, openStore, restore, type Store, type Where } from '../index.ts'
import { clearAway, newFolder, postgres, sqlite } from './empty.ts'

afterAll(clearAway)

const game = camp({ goal: 1_000_000 })
const newFile = (): string => path.join(newFolder(), 'backup.gz')

/** Plays a choice at a table and stores it. */
async function playOn(store: Store, table: Table, id: string, revision: number): Promise<void> {
  const before = table.position
  table.choose(revision % 2)
  await store.append(id, revision, changeSince(table, before), [0])
}

/** Fills a place with guests, tables and talk: with 70 choices each, more rows of a kind than are read at a time. */
async function fill(where: Where, choices = 5): Promise<string[]> {
  const store = await openStore(where)
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    const { id: host } = await store.addGuest({ name: `Ada “${n}”`, tokenHash: `hash ${n}` })
    const table = new Table(game, readConfig(game, { players: 2 }), newSecret())
    const id = await store.addTable(
      { saved: save(table), outcome: null },
      {
        host,
        invite: `invite ${n}`,
        code: `code-${n}`,
        watch: `watch ${n}`,
        practice: n % 2 === 0,
        commitment: n % 2 === 0 ? null : 'abc',
        options: { takebacks: true },
        waiting: [0],
      },
      [{ seat: 0, guest: host, companion: null, name: 'Ada' }],
    )
    for (let revision = 0; revision < choices; revision++) await playOn(store, table, id, revision)
    await store.say(id, { guest: host, seat: null, name: 'Ada', text: 'Hello\n“all”', key: 'k' })
    await store.speak(id, { seat: 0, kind: 'vote', revision: choices, value: 1 })
    ids.push(id)
  }
  await store.close()
  return ids
}

async function contents(where: Where, ids: readonly string[]): Promise<unknown[]> {
  const store = await openStore(where)
  const all: unknown[] = [await store.counts()]
  for (const id of ids)
    all.push(
      await store.read(id, 0),
      await store.table(id),
      await store.talk(id, 9),
      await store.seats(id),
      await store.voices(id),
    )
  await store.close()
  return all
}

async function refusal(work: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof Refusal)) throw error
  return { code: error.code, message: error.message }
}

describe.each([
  ['SQLite', sqlite, 'SQLite', sqlite],
  ['SQLite', sqlite, 'PostgreSQL', postgres],
  ['PostgreSQL', postgres, 'SQLite', sqlite],
] as const)('a backup from %s', (_, from, into, to) => {
  it(`restores every table, guest and line into ${into}`, async () => {
    const [old, fresh, file] = [await from(), await to(), newFile()]
    const ids = await fill(old, 70)
    const copied = await backUp(old, file)
    expect(copied.tables).toBe(3)
    expect(await restore(fresh, file)).toEqual(copied)
    expect(await contents(fresh, ids)).toEqual(await contents(old, ids))
  })
})

describe('a backup', () => {
  it('is of one moment while others go on playing, and holds up nobody', async () => {
    for (const where of [await sqlite(), await postgres()]) {
      const ids = await fill(where)
      const store = await openStore(where)
      const table = new Table(game, readConfig(game, { players: 2 }), 'go on')
      const id = await store.create({ saved: save(table), outcome: null })
      const done = new AbortController()
      const playing = (async () => {
        let revision = 0
        while (!done.signal.aborted || revision < 20) {
          await playOn(store, table, id, revision++)
          await setImmediate()
        }
      })()
      const files = [newFile(), newFile()]
      for (const file of files) await backUp(where, file)
      done.abort()
      await playing
      await store.close()
      for (const file of files) {
        const fresh = await sqlite()
        await restore(fresh, file)
        const again = await openStore(fresh)
        const { saved, revision } = await again.read(id, 0)
        await again.close()
        expect(saved.choices).toEqual(Array.from({ length: revision }, (_, n) => n % 2))
        expect(await contents(fresh, ids)).toHaveLength(1 + 5 * ids.length)
      }
    }
  })

  it('can be read by nobody but its owner, and leaves no draft behind', async () => {
    const [where, file] = [await sqlite(), newFile()]
    await fill(where)
    await backUp(where, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(path.dirname(file))).toEqual(['backup.gz'])
  })

  it('is refused where nothing was ever stored, and creates nothing there', async () => {
    const where = { data: path.join(newFolder(), 'nowhere') }
    expect((await refusal(backUp(where, newFile()))).code).toBe('no-storage')
    expect(existsSync(where.data)).toBe(false)
  })

  it('is restored only where nothing is stored', async () => {
    const [where, file] = [await sqlite(), newFile()]
    const ids = await fill(where)
    await backUp(where, file)
    const before = await contents(where, ids)
    expect((await refusal(restore(where, file))).code).toBe('already-exists')
    expect(await contents(where, ids)).toEqual(before)
  })
})

const packed = (lines: readonly string[]): Buffer => gzipSync(lines.map((line) => `${line}\n`).join(''))

describe('a file that is no whole backup', () => {
  let whole: string
  beforeAll(async () => {
    whole = newFile()
    const where = await sqlite()
    await fill(where)
    await backUp(where, whole)
  })
  const lines = (): string[] => gunzipSync(readFileSync(whole)).toString().trimEnd().split('\n')

  it.each([
    ['is cut off', 'bad-file', () => readFileSync(whole).subarray(0, -100)],
    ['lacks its last line', 'bad-file', () => packed(lines().slice(0, -1))],
    ['lacks a row', 'bad-file', () => packed(lines().toSpliced(5, 1))],
    ['has a changed letter', 'bad-file', () => packed(lines().map((line) => line.replace('Ada', 'Eva')))],
    ['has a row twice', 'bad-file', () => packed(lines().toSpliced(2, 0, lines()[2]))],
    ['has a row of another table', 'bad-file', () => packed(lines().toSpliced(2, 0, '["sqlite_master",{}]'))],
    ['goes on after its end', 'bad-file', () => packed([...lines(), '[]'])],
    ['is empty', 'bad-file', () => Buffer.from('')],
    ['is something else', 'bad-file', () => Buffer.from('Dear all')],
    ['is packed, but something else', 'bad-file', () => gzipSync('Dear all')],
    [
      'was made by another version',
      'unknown-format',
      () => packed(lines().map((line) => line.replace(/"schema":"[^"]+"/, '"schema":"9999-later"'))),
    ],
  ] as [string, string, () => Buffer][])(
    'is refused if it %s, and nothing is stored',
    async (_, code, bytes) => {
      const [where, file] = [await sqlite(), newFile()]
      writeFileSync(file, bytes())
      expect((await refusal(restore(where, file))).code).toBe(code)
      const store = await openStore(where)
      expect(await store.counts()).toEqual({ guests: 0, tables: 0, live: 0 })
      await store.close()
    },
  )

  it('is refused if it is not there', async () => {
    expect((await refusal(restore(await sqlite(), newFile()))).code).toBe('no-such-file')
  })
})
