import type { GameRecord } from '@dicehearth/host'
import { openHouse } from './store.ts'

// What this browser remembers of finished games.

/** All finished games, the oldest first. */
export async function allFinished(): Promise<GameRecord[]> {
  return (await (await openHouse()).getAll('finished')).sort((a, b) => a.when - b.when)
}

export async function findFinished(table: string): Promise<GameRecord | undefined> {
  return (await openHouse()).get('finished', table)
}

export async function keepFinished(record: GameRecord): Promise<void> {
  await (await openHouse()).put('finished', record)
}
