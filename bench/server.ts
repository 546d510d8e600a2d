import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newFate, pick, readConfig, save, Table, type Fate } from '@dicehearth/engine'
import { openStore } from '../server/index.ts'
import { Postgres } from '../server/store/test/postgres.ts'
import { ladder } from './ladder.ts'
import { rounded, type Figure } from './measure.ts'
import { ladderIs } from './online/ladder-is.ts'
import { LiveTable } from './online/live-table.ts'
import { load, mostLoad, type Answering, type Load } from './online/load.ts'
import { ServerProcess, type Counted } from './online/processes.ts'
import { loadPeer, peerName } from './peer.ts'

// Servers in processes of their own, and tables where people look on and answer by the page's line. How many tables, and
// how many answers a second are wanted: DICEHEARTH_TABLES, DICEHEARTH_ANSWERS.

const wantedTables = Number(process.env.DICEHEARTH_TABLES ?? '1000')
const wantedAnswers = Number(process.env.DICEHEARTH_ANSWERS ?? '500')
const game = 'roll-player'
const seats = 4
const seconds = 20
/** Enough that every thread keeps some, and the answers at each. */
const warmTables = 8
const warmUp = 10
/** At so many tables as many answers are given as a server can take. */
const busyTables = 64
const idleTables = 24_000

export async function* figures(): AsyncGenerator<Figure> {
  yield* oneProcess()
  yield* idle()
  yield* twoProcesses()
  yield* besideThePeer()
}

// The same small game on boardgame.io's server and on ours

type PeerTable = Omit<Answering, 'answer'> & {
  answer(choose: (options: number) => number): Promise<number>
  close(): void
}

async function* besideThePeer(): AsyncGenerator<Figure> {
  const { PeerTable } = (await loadPeer('live-table.ts')) as {
    PeerTable: { open(address: string, n: number): Promise<PeerTable> }
  }
  const chance = newFate('bench server')
  const peer = await ServerProcess.start('boardgameIo', {})
  const theirs = await many(busyTables, async (n) => PeerTable.open(peer.address, n))
  const answering = theirs.map((table): Answering => ({
    get isBusy() {
      return table.isBusy
    },
    get over() {
      return table.over
    },
    answer: async (by) => table.answer((options) => pick(by, options)),
  }))
  const beside = yield* mostOf(`${peerName()}, a small game, in memory`, peer, answering, chance)
  for (const table of theirs) table.close()
  await peer.stop()
  const folder = newFolder()
  const ours = await ServerProcess.start('ladder', { DICEHEARTH_HOME: folder })
  const tables = await many(busyTables, async (n) => LiveTable.open([ours.address], ladderIs, 2, n))
  const own = yield* mostOf('the same game on ours, stored in SQLite', ours, tables, chance)
  yield ['ratio', `${rounded(own / beside)} times`]
  for (const table of tables) table.close()
  await ours.stop()
  rmSync(folder, { recursive: true })
}

/** As many answers as a server can take. */
async function* mostOf(
  what: string,
  server: ServerProcess,
  tables: readonly Answering[],
  chance: Fate,
): AsyncGenerator<Figure, number> {
  // Code that runs for the first time is slow.
  await mostLoad(tables, 2, chance)
  const before = await server.used()
  const most = await mostLoad(tables, seconds / 2, chance)
  const used = (await server.used()) - before
  yield [`${what}: answers a second`, `${rounded(most.perSecond)}, half of them within ${most.at(0.5)}`]
  yield ['processor time of the server for an answer', `${rounded(used / most.answers)} ms`]
  return most.perSecond
}

// A large game on one process

async function* oneProcess(): AsyncGenerator<Figure> {
  const home = newFolder()
  const server = await ServerProcess.start('dicehearth', { DICEHEARTH_HOME: home })
  // What every thread loads and makes once is no memory of a table.
  const chance = newFate('bench server')
  const open = async (n: number): Promise<LiveTable> => LiveTable.open([server.address], game, seats, n)
  const warm = await many(warmTables, open)
  for (let n = 0; n < warmUp; n++) for (const table of warm) await table.answer(chance)
  const before = await server.measured()
  const tables = await many(wantedTables - warmTables, async (n) => open(n + warmTables))
  const opened = await server.measured()
  const each = ({ memory }: Counted): string => kB((memory - before.memory) / tables.length)
  yield ['tables in memory, with four people each', String(opened.hot)]
  yield ['memory of a table with its four lines', each(opened)]

  const usedBefore = await server.used()
  const usual = await load(tables, wantedAnswers, seconds, chance)
  const used = (await server.used()) - usedBefore
  yield* answered(usual, wantedAnswers)
  yield ['processor time of the server for an answer', `${rounded(used / usual.answers)} ms`]
  yield [
    'bytes to a seat for an answer',
    rounded(tables.reduce((sum, it) => sum + it.heard, 0) / usual.answers / seats),
  ]
  const most = await mostLoad(tables.slice(0, busyTables), seconds / 2, chance)
  yield ['answers a second, as many as it takes', rounded(most.perSecond)]
  const deep = tables.slice(0, busyTables)
  for (let n = 0; n < 20; n++)
    await Promise.all(deep.map(async (table) => void (table.over || (await table.answer(chance)))))
  const long = await server.measured()
  yield ['memory of a table once all have played', each(long)]

  for (const table of [...warm, ...tables]) table.close()
  while ((await server.counted()).hot > 0) await setTimeout(2000)
  const after = await server.measured()
  yield ['memory beside that of the first tables, once all are idle', kB(after.memory - before.memory)]
  await server.stop()
  rmSync(home, { recursive: true })
}

function* answered({ perSecond, at }: Load, wanted: number): Generator<Figure> {
  yield [`answers a second, of ${wanted} wanted`, rounded(perSecond)]
  yield ['from an answer until all four seats know, half of them', at(0.5)]
  yield ['from an answer until all four seats know, 99 of 100', at(0.99)]
}

// Tables that nobody looks at

async function* idle(): AsyncGenerator<Figure> {
  const memory: number[] = []
  for (const many of [0, idleTables]) {
    const home = newFolder()
    await fill(home, many)
    const server = await ServerProcess.start('dicehearth', { DICEHEARTH_HOME: home })
    memory.push((await server.measured()).memory)
    await server.stop()
    rmSync(home, { recursive: true })
  }
  const [empty, full] = memory
  yield [`memory with ${idleTables.toLocaleString('en')} tables in the store, beside none`, kB(full - empty)]
}

/** Stores tables that somebody has opened. */
async function fill(data: string, tables: number): Promise<void> {
  const store = await openStore({ data })
  const { id: host } = await store.addGuest({ name: 'Host', tokenHash: 'host' })
  const saved = save(new Table(ladder, readConfig(ladder, {}), 'idle'), [])
  const about = {
    host,
    watch: 'watch',
    invite: 'invite',
    practice: false,
    commitment: null,
    options: {},
    waiting: [],
  }
  for (let n = 0; n < tables; n += 500)
    await Promise.all(
      Array.from({ length: Math.min(500, tables - n) }, async (_, i) =>
        store.addTable({ saved, outcome: null }, { ...about, code: `code-${n + i}` }, []),
      ),
    )
  await store.close()
}

// Two processes on one PostgreSQL, with half of the people of each table at either

async function* twoProcesses(): AsyncGenerator<Figure> {
  const home = newFolder()
  const postgres = await Postgres.start()
  const env = { DICEHEARTH_HOME: home, DATABASE_URL: await postgres.database() }
  const servers = [await ServerProcess.start('dicehearth', env), await ServerProcess.start('dicehearth', env)]
  const addresses = servers.map(({ address }) => address)
  const tables = await many(busyTables, async (n) => LiveTable.open(addresses, game, seats, n))
  const chance = newFate('bench server')
  const usual = await load(tables, wantedAnswers / 10, seconds, chance)
  yield ['two processes on PostgreSQL, each table at both:', '']
  yield* answered(usual, wantedAnswers / 10)
  const most = await mostLoad(tables, seconds / 2, chance)
  yield ['answers a second, as many as they take', rounded(most.perSecond)]
  for (const table of tables) table.close()
  for (const server of servers) await server.stop()
  await postgres.stop()
  rmSync(home, { recursive: true })
}

/** Opens tables, a few at a time. */
async function many<T>(tables: number, open: (n: number) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  while (all.length < tables) {
    const next = Array.from({ length: Math.min(8, tables - all.length) }, (_, n) => all.length + n)
    all.push(...(await Promise.all(next.map(open))))
  }
  return all
}

function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'dicehearth-bench-'))
}

const kB = (bytes: number): string => `${rounded(bytes / 1000)} kB`
