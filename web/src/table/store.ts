import { digestText, type Outcome, type Saved } from '@dicehearth/engine'
import { tailAfter, type Change, type Tail } from '@dicehearth/host'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { oneRecordATable } from './store-v1.ts'

/** A table as it is kept in this browser: what never changes, and how it stands. Its choices are kept in pages. */
export interface TableRecord {
  id: string
  head: Omit<Saved, 'choices' | 'marks' | 'digest' | 'proven' | keyof Tail>
  tail: Tail
  /** How many choices there are. */
  length: number
  outcome: Outcome | null
  proven: boolean
  /** Counts every change, so that a tab notices when another one was faster. */
  revision: number
  /** When it was last played. */
  touched: number
  takebacks: boolean
  guided: boolean
  /** The last thing that happened, for the list of tables. */
  lastLine: string
  /** What people should know about a game that came from a file, until they play on. */
  notice?: string | null
}

/** Some choices of a table, and the rounds that began with them. A page is never rewritten once it is full. */
interface JournalPage {
  table: string
  page: number
  choices: number[]
  marks: [number, string][]
}

export interface House extends DBSchema {
  tables: { key: string; value: TableRecord; indexes: { touched: number } }
  journal: { key: [string, number]; value: JournalPage }
}

/** How many choices stand on a page: storing one more writes no more than this again. */
const pageLength = 64

let house: Promise<IDBPDatabase<House>> | undefined

async function open(): Promise<IDBPDatabase<House>> {
  house ??= openDB<House>('dicehearth', 2, {
    async upgrade(db, from, _, tx) {
      if (from < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched')
      db.createObjectStore('journal', { keyPath: ['table', 'page'] })
      if (from === 1) await oneRecordATable(tx, stored)
    },
  })
  return house
}

/** All tables, the last played first. */
export async function allTables(): Promise<TableRecord[]> {
  return (await (await open()).getAllFromIndex('tables', 'touched')).reverse()
}

export async function findTable(id: string): Promise<TableRecord | undefined> {
  return (await open()).get('tables', id)
}

/** How a table is to be played here. */
export type How = Pick<TableRecord, 'takebacks' | 'guided' | 'notice'>

/** A saved game becomes a table of this browser. */
export async function addTable(saved: Saved, how: How): Promise<string> {
  const id = newId()
  const [record, pages] = stored(id, saved, { ...how, touched: Date.now(), lastLine: '', outcome: null })
  await putBack({ record, pages })
  return id
}

/** The table with everything that was chosen. */
export async function savedTable(record: TableRecord): Promise<Saved> {
  return saved(record, await pagesOf(record.id))
}

/** As much of the table as it takes to play on, however long the game: the last rounds and their choices. */
export async function recentTable(record: TableRecord): Promise<Saved> {
  const first = Math.floor((record.tail.states[0]?.position ?? 0) / pageLength)
  return { ...saved(record, await pagesOf(record.id, first)), leftOut: first * pageLength }
}

function saved({ head, tail, outcome, proven }: TableRecord, pages: readonly JournalPage[]): Saved {
  const choices = pages.flatMap((page) => page.choices)
  const marks = pages.flatMap((page) => page.marks)
  const digest = digestText(JSON.stringify([marks, choices, outcome]))
  return { ...head, choices, marks, digest, ...tail, proven }
}

async function pagesOf(id: string, first = 0): Promise<JournalPage[]> {
  return (await open()).getAll('journal', IDBKeyRange.bound([id, first], [id, Infinity]))
}

/** Appends a change; null when another tab was faster. */
export async function appendTo(
  record: TableRecord,
  change: Change,
  lastLine: string,
): Promise<TableRecord | null> {
  const tx = (await open()).transaction(['tables', 'journal'], 'readwrite', { durability: 'strict' })
  const there = await tx.objectStore('tables').get(record.id)
  if (there?.revision !== record.revision) {
    await tx.done
    return null
  }
  const first = Math.floor(change.from / pageLength)
  const old = await tx.objectStore('journal').get([record.id, first])
  // What was taken back goes with all pages that held it.
  await tx.objectStore('journal').delete(IDBKeyRange.bound([record.id, first + 1], [record.id, Infinity]))
  const choices = [...(old?.choices ?? []).slice(0, change.from % pageLength), ...change.choices]
  const marks = [...(old?.marks ?? []).filter(([position]) => position <= change.from), ...change.marks]
  for (const page of pagesFrom(record.id, first, choices, marks)) await tx.objectStore('journal').put(page)
  const next: TableRecord = {
    ...record,
    head: { ...record.head },
    tail: tailAfter(record.tail, change),
    length: change.from + change.choices.length,
    outcome: change.outcome,
    proven: change.proven,
    revision: record.revision + 1,
    touched: Date.now(),
    lastLine,
    notice: null,
  }
  await tx.objectStore('tables').put(next)
  await tx.done
  return next
}

/** The record and the pages of a saved game. */
function stored(
  id: string,
  saved: Saved,
  how: How & Pick<TableRecord, 'touched' | 'lastLine' | 'outcome'>,
): [TableRecord, JournalPage[]] {
  const { choices, marks, digest: _, states, since, proven, ...head } = saved
  const record = { id, head, tail: { states, since }, length: choices.length, proven, revision: 0, ...how }
  return [record, pagesFrom(id, 0, choices, marks)]
}

/** Choices and marks from a page on, cut into pages. A mark stands with the choice before it. */
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

/** A table that was cleared away, to be put back if it was a mistake. */
export interface Cleared {
  record: TableRecord
  pages: JournalPage[]
}

export async function clearTable(record: TableRecord): Promise<Cleared> {
  const pages = await pagesOf(record.id)
  const tx = (await open()).transaction(['tables', 'journal'], 'readwrite')
  await tx.objectStore('tables').delete(record.id)
  await tx.objectStore('journal').delete(IDBKeyRange.bound([record.id, 0], [record.id, Infinity]))
  await tx.done
  return { record, pages }
}

export async function putBack({ record, pages }: Cleared): Promise<void> {
  const tx = (await open()).transaction(['tables', 'journal'], 'readwrite', { durability: 'strict' })
  await tx.objectStore('tables').add(record)
  for (const page of pages) await tx.objectStore('journal').put(page)
  await tx.done
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A name that no other table has, and that can be read aloud. */
function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => letters[byte % letters.length],
  ).join('')
}
