import { anyone, type Table } from '@dicehearth/engine'
import type { Companion } from './companion.ts'

/** No game of the house takes nearly as long: one that does is broken. */
const mostDecisions = 20_000

/**
 * Whose answer a decision waits for: a person's if any may give it, else that of the first seat that may. What is
 * anybody's to decide falls to the first person, or to the first seat if none is there.
 */
export function whoAnswers(table: Table, isPerson: (seat: number) => boolean): number {
  const seats = (table.decision?.options ?? []).map((option) => option.seat)
  const own = seats.find(isPerson)
  if (own !== undefined) return own
  if (!seats.includes(anyone)) return seats[0]
  for (let seat = 0; seat < table.config.players; seat++) if (isPerson(seat)) return seat
  return 0
}

/** Companions alone play a table to its end. */
export function playOut(table: Table, companions: readonly Companion[]): void {
  while (table.decision) {
    if (table.position >= mostDecisions) throw new Error(`no end after ${mostDecisions} decisions`)
    const seat = whoAnswers(table, () => false)
    table.choose(companions[seat](table, seat))
  }
}
