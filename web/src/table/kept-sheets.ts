import { digestText, type Sheet } from '@dicehearth/engine'
import { inHouse } from './store.ts'

/** A sheet kept for another table. */
export interface KeptSheet {
  id: string
  sheet: Sheet
  when: number
}

/** Equal sheets have equal ids, so each is kept only once. */
export function sheetId({ sheet, version, name, data }: Sheet): string {
  return digestText(JSON.stringify([sheet, version, name, data])).slice(0, 12)
}

export async function keepSheet(sheet: Sheet): Promise<void> {
  await inHouse(async (db) => db.put('sheets', { id: sheetId(sheet), sheet, when: Date.now() }))
}

/** All kept sheets, the newest first. */
export async function allSheets(): Promise<KeptSheet[]> {
  return inHouse(async (db) => (await db.getAll('sheets')).toSorted((a, b) => b.when - a.when))
}

export async function findSheet(id: string): Promise<KeptSheet | undefined> {
  return inHouse(async (db) => db.get('sheets', id))
}

export async function clearSheet(id: string): Promise<void> {
  await inHouse(async (db) => db.delete('sheets', id))
}
