import { newFate, save, type SeatOf, type Table } from '@dicehearth/engine'
import { recordingOf } from '@dicehearth/host'

/**
 * A game for a link. When it is over, that is the saved game, from which everything can be replayed; before, it is a
 * recording of what an onlooker has seen.
 */
export function sharedText(table: Table, seats: readonly SeatOf[]): string {
  if (table.decision) {
    const chance = newFate(crypto.randomUUID())
    return JSON.stringify(recordingOf(table, seats, chance, crypto.randomUUID()))
  }
  const { states: _, since: __, ...game } = save(table, [...seats])
  return JSON.stringify({ ...game, marks: [] })
}
