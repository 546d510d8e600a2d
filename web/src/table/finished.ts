import type { PastGame } from '@dicehearth/host'
import { openHouse } from './store.ts'

// What this browser remembers of finished games.

/** All finished games, the oldest first. */
export async function allFinished(): Promise<PastGame[]> {
  return (await (await openHouse()).getAll('finished')).sort((a, b) => a.when - b.when)
}

export async function findFinished(table: string): Promise<PastGame | undefined> {
  return (await openHouse()).get('finished', table)
}

export async function keepFinished(record: PastGame): Promise<void> {
  await (await openHouse()).put('finished', record)
}
