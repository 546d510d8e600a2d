import { digestText, Refusal, type Outcome, type Saved } from '@dicehearth/engine'
import {
  movedOn,
  newId,
  settle,
  tailAfter,
  takenId,
  unknownTable,
  type Campaign,
  type Change,
  type Ended,
  type PastGame,
  type Tail,
  type TableStore,
} from '@dicehearth/host'
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { KeptSheet } from './kept-sheets.ts'
import { oneRecordATable } from './store-v1.ts'
import { recordOldGames } from './store-v2.ts'

/** A table as stored in this browser, without its choices, which are stored in pages. */
export interface TableRecord {
  id: string
  head: Omit<Saved, 'choices' | 'marks' | 'digest' | 'proven' | keyof Tail>
  tail: Tail
  /** How many choices there are. */
  length: number
  outcome: Outcome | null
  proven: boolean
  /** Counts every change, so that a tab notices when another one was first. */
  revision: number
  /** When it was last played. */
  touched: number
  takebacks: boolean
  guided: boolean
  /** It began in the middle of another game, or was over when it came: it counts in no statistics. */
  practice?: boolean
  /** The campaign that it belongs to. */
  campaign: string | null
  /** The last thing that happened, for the list of tables. */
  lastLine: string
  /** A warning about a game from a file, until play continues. */
  notice?: string | null
}

/** Some choices of a table, and the rounds that began among them. A full page is never rewritten. */
interface JournalPage {
  table: string
  page: number
  choices: number[]
  marks: [number, string][]
}

export interface House extends DBSchema {
  tables: { key: string; value: TableRecord; indexes: { touched: number } }
  journal: { key: [string, number]; value: JournalPage }
  campaigns: { key: string; value: Campaign }
  sheets: { key: string; value: KeptSheet }
  /** What is remembered of finished games, even after their tables are cleared away. */
  finished: { key: string; value: PastGame }
}

/** Choices per page: storing one more rewrites at most this many. */
const pageLength = 64

let house: Promise<IDBPDatabase<House>> | undefined

/** Works on what is stored here; if that cannot be reached, a refusal says so. */
export async function inHouse<T>(work: (db: IDBPDatabase<House>) => Promise<T>): Promise<T> {
  try {
    return await withDoorOpen(work)
  } catch (error) {
    throw inWords(error, 'no-storage')
  }
}

/** A browser may close the database at any time, for example to clear it: it is opened once more then. */
async function withDoorOpen<T>(work: (db: IDBPDatabase<House>) => Promise<T>): Promise<T> {
  const open = house
  try {
    return await work(await openHouse())
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'InvalidStateError'
    if (!isClosed || open === undefined) throw error
    if (house === open) house = undefined
    return work(await openHouse())
  }
}

/** What a browser says about its storage, for people. */
function inWords(error: unknown, code: 'no-storage' | 'cannot-save'): unknown {
  if (!(error instanceof DOMException)) return error
  const why =
    error.name === 'QuotaExceededError'
      ? 'This browser has no room left for it.'
      : `This browser does not let the page use its storage now (${error.name}).`
  return new Refusal(code, code === 'cannot-save' ? `It could not be stored. ${why}` : why)
}

async function openHouse(): Promise<IDBPDatabase<House>> {
  house ??= openDB<House>('dicehearth', 3, {
    async upgrade(db, from, _, tx) {
      if (from < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched')
      if (from < 2) {
        db.createObjectStore('journal', { keyPath: ['table', 'page'] })
        db.createObjectStore('campaigns', { keyPath: 'id' })
        db.createObjectStore('sheets', { keyPath: 'id' })
        if (from === 1) await oneRecordATable(tx, stored)
      }
      db.createObjectStore('finished', { keyPath: 'table' })
      await recordOldGames(tx)
    },
    // A tab with a newer version must not wait for this one.
    blocking(_, __, { target }) {
      if (target instanceof IDBDatabase) target.close()
      house = undefined
    },
    terminated() {
      house = undefined
    },
  })
  const opening = house
  opening.catch(() => {
    if (house === opening) house = undefined
  })
  return opening
}

type Together = 'tables' | 'journal' | 'campaigns' | 'finished'

/** Tables, campaigns and the record of finished games change together or not at all. */
export type Changing = IDBPTransaction<House, Together[], 'readwrite'>

/** Changes what is stored here: all of it, or nothing. */
export async function together<T>(work: (tx: Changing) => Promise<T>): Promise<T> {
  try {
    const stores: Together[] = ['tables', 'journal', 'campaigns', 'finished']
    const tx = await withDoorOpen(async (db) => db.transaction(stores, 'readwrite', { durability: 'strict' }))
    try {
      const result = await work(tx)
      await tx.done
      return result
    } catch (error) {
      // What was already put would be stored otherwise.
      tx.done.catch(() => undefined)
      if (tx.error === null) abort(tx)
      throw error
    }
  } catch (error) {
    throw inWords(error, 'cannot-save')
  }
}

function abort(tx: Changing): void {
  try {
    tx.abort()
  } catch {
    // It was over already.
  }
}

/** All tables, the most recently played first. */
export async function allTables(): Promise<TableRecord[]> {
  return inHouse(async (db) => (await db.getAllFromIndex('tables', 'touched')).reverse())
}

export async function findTable(id: string): Promise<TableRecord | undefined> {
  return inHouse(async (db) => db.get('tables', id))
}

/** How a table is played here. */
export type How = Pick<TableRecord, 'takebacks' | 'guided' | 'notice' | 'practice'>

/** Adds a saved game as a table of this browser. */
export async function addTable(saved: Saved, outcome: Outcome | null, how: How): Promise<string> {
  const table = newTable(saved, { ...how, outcome, campaign: null })
  await putBack(table)
  return table.record.id
}

/** A new record and its pages for a saved game. */
export function newTable(
  saved: Saved,
  how: How & Pick<TableRecord, 'outcome' | 'campaign'>,
  id: string = newId(),
): WholeTable {
  const [record, pages] = stored(id, saved, { ...how, touched: Date.now(), lastLine: '' })
  return { record, pages }
}

/** The table with all its choices. */
export async function savedTable(record: TableRecord): Promise<Saved> {
  return saved(record, await pagesOf(record.id))
}

/** The table with its choices from a position on: by default just enough to play on, however long the game. */
export async function recentTable(
  record: TableRecord,
  from: number = record.tail.states[0]?.position ?? 0,
): Promise<Saved> {
  const first = Math.floor(from / pageLength)
  return { ...saved(record, await pagesOf(record.id, first)), leftOut: first * pageLength }
}

function saved({ head, tail, outcome, proven }: TableRecord, pages: readonly JournalPage[]): Saved {
  const choices = pages.flatMap((page) => page.choices)
  const marks = pages.flatMap((page) => page.marks)
  const digest = digestText(JSON.stringify([marks, choices, outcome]))
  return { ...head, choices, marks, digest, ...tail, proven }
}

async function pagesOf(id: string, first = 0): Promise<JournalPage[]> {
  return inHouse(async (db) => db.getAll('journal', pagesFromOn(id, first)))
}

function pagesFromOn(id: string, first: number): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, Infinity])
}

/** What lists, campaigns and statistics say about a table; stored with a change, so that they never disagree. */
export interface Beside {
  lastLine?: string
  ended?: Ended | null
  finished?: PastGame | null
}

/** Appends a change; refuses if another tab was first. */
export async function appendTo(
  id: string,
  expected: number,
  change: Change,
  beside: Beside = {},
): Promise<TableRecord> {
  const next = await together(async (tx) => appendIn(tx, id, expected, change, beside))
  tellOthers(id)
  return next
}

async function appendIn(
  tx: Changing,
  id: string,
  expected: number,
  change: Change,
  { lastLine, ended = null, finished = null }: Beside,
): Promise<TableRecord> {
  const record = await tx.objectStore('tables').get(id)
  if (!record) throw new Refusal('unknown-table', 'This table is not in this browser any more.')
  if (record.revision !== expected) throw movedOn()
  await settleIn(tx, record, ended)
  if (finished) await tx.objectStore('finished').put(finished)
  // The last choice was taken back: the game is not over after all.
  else if (record.outcome) await tx.objectStore('finished').delete(record.id)
  const first = Math.floor(change.from / pageLength)
  const old = await tx.objectStore('journal').get([record.id, first])
  // Drop the pages of choices that were taken back.
  await tx.objectStore('journal').delete(pagesFromOn(record.id, first + 1))
  const choices = [...(old?.choices ?? []).slice(0, change.from % pageLength), ...change.choices]
  const marks = [...(old?.marks ?? []).filter(([position]) => position <= change.from), ...change.marks]
  for (const page of pagesFrom(record.id, first, choices, marks)) await tx.objectStore('journal').put(page)
  const next: TableRecord = {
    ...record,
    head: {
      ...record.head,
      rules: change.rules ?? record.head.rules,
      seats: change.seats ?? record.head.seats,
    },
    tail: tailAfter(record.tail, change),
    length: change.from + change.choices.length,
    outcome: change.outcome,
    proven: change.proven,
    revision: record.revision + 1,
    touched: Date.now(),
    lastLine: lastLine ?? record.lastLine,
    notice: null,
  }
  await tx.objectStore('tables').put(next)
  return next
}

/** The tables of this browser. */
export const browserStore: TableStore = {
  async create({ saved, outcome }, id = newId()) {
    const table = newTable(saved, { takebacks: true, guided: false, outcome, campaign: null }, id)
    await together(async (tx) => {
      if (await tx.objectStore('tables').get(id)) throw takenId(id)
      await putTable(tx, table)
    })
    return id
  },
  async read(id, from) {
    const record = await findTable(id)
    if (!record) throw unknownTable(id)
    return { saved: await recentTable(record, from), revision: record.revision }
  },
  async append(id, expected, change) {
    return (await appendTo(id, expected, change)).revision
  },
  watch(id, tell) {
    const channel = new BroadcastChannel(channelOf(id))
    channel.addEventListener('message', tell)
    return () => channel.close()
  },
}

function channelOf(id: string): string {
  return `table ${id}`
}

/** Tells other tabs, and whoever else watches the table here. */
function tellOthers(id: string): void {
  const channel = new BroadcastChannel(channelOf(id))
  channel.postMessage('changed')
  channel.close()
}

async function settleIn(tx: Changing, { id, campaign }: TableRecord, ended: Ended | null): Promise<void> {
  const there = campaign === null ? undefined : await tx.objectStore('campaigns').get(campaign)
  if (!there) return
  const next = settle(there, id, ended)
  if (next !== there) await tx.objectStore('campaigns').put(next)
}

/** The record and the pages of a saved game. */
function stored(
  id: string,
  saved: Saved,
  how: How & Pick<TableRecord, 'campaign' | 'touched' | 'lastLine' | 'outcome'>,
): [TableRecord, JournalPage[]] {
  const { choices, marks, digest: _, states, since, proven, ...head } = saved
  const record = { id, head, tail: { states, since }, length: choices.length, proven, revision: 0, ...how }
  return [record, pagesFrom(id, 0, choices, marks)]
}

/** Choices and marks from a page on, cut into pages. A mark goes with the choice before it. */
function pagesFrom(
  table: string,
  first: number,
  choices: readonly number[],
  marks: readonly [number, string][],
): JournalPage[] {
  const count = Math.max(1, Math.ceil(choices.length / pageLength))
  return Array.from({ length: count }, (_, n) => {
    const from = (first + n) * pageLength
    const upTo = from + pageLength
    return {
      table,
      page: first + n,
      choices: choices.slice(n * pageLength, (n + 1) * pageLength),
      marks: marks.filter(([at]) => (at > from || (at === 0 && from === 0)) && at <= upTo),
    }
  })
}

/** A stored table with its pages, also for putting it back after clearing it away by mistake. */
export interface WholeTable {
  record: TableRecord
  pages: JournalPage[]
}

export async function clearTable({ id }: TableRecord): Promise<WholeTable | null> {
  return together(async (tx) => takeTable(tx, id))
}

export async function putBack(table: WholeTable): Promise<void> {
  await together(async (tx) => putTable(tx, table))
}

/** Removes a table and returns it; null if it is already gone. */
export async function takeTable(tx: Changing, id: string): Promise<WholeTable | null> {
  const record = await tx.objectStore('tables').get(id)
  const pages = await tx.objectStore('journal').getAll(pagesFromOn(id, 0))
  await tx.objectStore('tables').delete(id)
  await tx.objectStore('journal').delete(pagesFromOn(id, 0))
  return record ? { record, pages } : null
}

export async function putTable(tx: Changing, { record, pages }: WholeTable): Promise<void> {
  await tx.objectStore('tables').add(record)
  for (const page of pages) await tx.objectStore('journal').put(page)
}
