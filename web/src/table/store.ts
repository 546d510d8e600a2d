import { digestText, type Outcome, type Saved } from '@dicehearth/engine'
import { settle, tailAfter, type Campaign, type Change, type Ended, type Tail } from '@dicehearth/host'
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { KeptSheet } from './kept-sheets.ts'
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
  /** The campaign that it is a table of. */
  campaign: string | null
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
  campaigns: { key: string; value: Campaign }
  sheets: { key: string; value: KeptSheet }
}

/** How many choices stand on a page: storing one more writes no more than this again. */
const pageLength = 64

let house: Promise<IDBPDatabase<House>> | undefined

export async function openHouse(): Promise<IDBPDatabase<House>> {
  house ??= openDB<House>('dicehearth', 2, {
    async upgrade(db, from, _, tx) {
      if (from < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched')
      db.createObjectStore('journal', { keyPath: ['table', 'page'] })
      db.createObjectStore('campaigns', { keyPath: 'id' })
      db.createObjectStore('sheets', { keyPath: 'id' })
      if (from === 1) await oneRecordATable(tx, stored)
    },
  })
  return house
}

/** Tables and campaigns change together or not at all. */
export type Changing = IDBPTransaction<House, ('tables' | 'journal' | 'campaigns')[], 'readwrite'>

export async function startChange(): Promise<Changing> {
  const stores: ('tables' | 'journal' | 'campaigns')[] = ['tables', 'journal', 'campaigns']
  return (await openHouse()).transaction(stores, 'readwrite', { durability: 'strict' })
}

/** All tables, the last played first. */
export async function allTables(): Promise<TableRecord[]> {
  return (await (await openHouse()).getAllFromIndex('tables', 'touched')).reverse()
}

export async function findTable(id: string): Promise<TableRecord | undefined> {
  return (await openHouse()).get('tables', id)
}

/** How a table is to be played here. */
export type How = Pick<TableRecord, 'takebacks' | 'guided' | 'notice'>

/** A saved game becomes a table of this browser. */
export async function addTable(saved: Saved, outcome: Outcome | null, how: How): Promise<string> {
  const table = newTable(saved, { ...how, outcome, campaign: null })
  await putBack(table)
  return table.record.id
}

/** The record and the pages of a saved game that is new here. */
export function newTable(
  saved: Saved,
  how: How & Pick<TableRecord, 'outcome' | 'campaign'>,
  id: string = newId(),
): WholeTable {
  const [record, pages] = stored(id, saved, { ...how, touched: Date.now(), lastLine: '' })
  return { record, pages }
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
  return (await openHouse()).getAll('journal', pagesFromOn(id, first))
}

function pagesFromOn(id: string, first: number): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, Infinity])
}

/**
 * Appends a change; null when another tab was faster. How a table of a campaign ended is written down there in the
 * same step: at no moment is the one kept without the other.
 */
export async function appendTo(
  record: TableRecord,
  change: Change,
  lastLine: string,
  ended: Ended | null,
): Promise<TableRecord | null> {
  const tx = await startChange()
  const there = await tx.objectStore('tables').get(record.id)
  if (there?.revision !== record.revision) {
    await tx.done
    return null
  }
  await settleIn(tx, record, ended)
  const first = Math.floor(change.from / pageLength)
  const old = await tx.objectStore('journal').get([record.id, first])
  // What was taken back goes with all pages that held it.
  await tx.objectStore('journal').delete(pagesFromOn(record.id, first + 1))
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

/** A table as it is kept: also to put it back if it was a mistake to clear it away. */
export interface WholeTable {
  record: TableRecord
  pages: JournalPage[]
}

export async function clearTable({ id }: TableRecord): Promise<WholeTable | null> {
  const tx = await startChange()
  const table = await takeTable(tx, id)
  await tx.done
  return table
}

export async function putBack(table: WholeTable): Promise<void> {
  const tx = await startChange()
  await putTable(tx, table)
  await tx.done
}

/** Clears a table away; null when it is gone already. */
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

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A name that nothing else here has, and that can be read aloud. */
export function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => letters[byte % letters.length],
  ).join('')
}
