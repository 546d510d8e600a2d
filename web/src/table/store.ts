import type { Saved } from '@dicehearth/engine'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** A table as it is kept in this browser. */
export interface TableRecord {
  id: string
  saved: Saved
  /** Counts every change, so that a tab notices when another one was faster. */
  revision: number
  /** When it was last played. */
  touched: number
  takebacks: boolean
  guided: boolean
  /** The last thing that happened, for the list of tables. */
  told: string
  over: boolean
}

interface House extends DBSchema {
  tables: { key: string; value: TableRecord; indexes: { touched: number } }
}

let house: Promise<IDBPDatabase<House>> | undefined

async function open(): Promise<IDBPDatabase<House>> {
  house ??= openDB<House>('dicehearth', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched')
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

export async function addTable(record: TableRecord): Promise<void> {
  const tx = (await open()).transaction('tables', 'readwrite', { durability: 'strict' })
  await Promise.all([tx.store.add(record), tx.done])
}

/** Puts the next revision in place of the one before; false when that one is no longer there. */
export async function replaceTable(record: TableRecord): Promise<boolean> {
  const tx = (await open()).transaction('tables', 'readwrite', { durability: 'strict' })
  const there = await tx.store.get(record.id)
  const fits = there?.revision === record.revision - 1
  if (fits) await tx.store.put(record)
  await tx.done
  return fits
}

export async function removeTable(id: string): Promise<void> {
  await (await open()).delete('tables', id)
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A name that no other table has, and that can be read aloud. */
export function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => letters[byte % letters.length],
  ).join('')
}
