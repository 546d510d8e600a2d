import type { PastGame } from '@dicehearth/host'
import { inHouse, together } from './store.ts'

// What this browser remembers of finished games.

/** All finished games, the oldest first. */
export async function allFinished(): Promise<PastGame[]> {
  return inHouse(async (db) => (await db.getAll('finished')).sort((a, b) => a.when - b.when))
}

export async function findFinished(table: string): Promise<PastGame | undefined> {
  return inHouse(async (db) => db.get('finished', table))
}

export async function keepFinished(record: PastGame): Promise<void> {
  await together(async (tx) => tx.objectStore('finished').put(record))
}
