import { barePastGame, counts } from '@dicehearth/host'
import type { IDBPTransaction, StoreNames } from 'idb'
import type { House } from './store.ts'

/**
 * Records the games that were finished before finished games were recorded. Who was played and what it earned is read
 * from the stored table later: that needs the game.
 */
export async function recordOldGames(
  tx: IDBPTransaction<House, StoreNames<House>[], 'versionchange'>,
): Promise<void> {
  for (const table of await tx.objectStore('tables').getAll()) {
    const { id, head, outcome, length, touched } = table
    if (!outcome || !counts(head, table)) continue
    const record = barePastGame({ id, when: touched, saved: head, decisions: length, outcome })
    await tx.objectStore('finished').put({ ...record, unread: true })
  }
}
