import { anyone, type Table } from '@dicehearth/engine'
import type { Companion } from './companion.ts'

/** No game takes nearly this long: one that does is broken. */
const mostDecisions = 20_000

/**
 * The seat that a decision is waiting for: a person's if one may answer, else the first seat that may. If anyone may
 * answer, it is the first person or, if there is none, the first seat.
 */
export function whoAnswers(table: Table, isPerson: (seat: number) => boolean): number {
  const seats = (table.decision?.options ?? []).map((option) => option.seat)
  const own = seats.find(isPerson)
  if (own !== undefined) return own
  if (!seats.includes(anyone)) return seats[0]
  for (let seat = 0; seat < table.config.players; seat++) if (isPerson(seat)) return seat
  return 0
}

/** Plays a table of companions to its end, and tells of every decision. */
export function playOut(table: Table, companions: readonly Companion[], decided?: () => void): void {
  while (table.decision) {
    if (table.position >= mostDecisions) throw new Error(`no end after ${mostDecisions} decisions`)
    const seat = whoAnswers(table, () => false)
    table.choose(companions[seat](table, seat))
    decided?.()
  }
}
