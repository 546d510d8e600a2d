import { anyone, newFate, type Table } from '@dicehearth/engine'
import { chanceAt } from './chance.ts'
import type { Companion } from './companion.ts'
import { positionOf } from './position.ts'
import { expertly } from './quick.ts'

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

/**
 * The companion that goes ahead where several may: in a game that all win together, the one whose turn it is in the eyes
 * of the game's expert. Otherwise the first would do all it can before the others could prepare anything.
 */
export function whoGoesAhead(table: Table, first: number): number {
  const { game, decision, position, companionSeed } = table
  const others = decision?.options.some(({ seat }) => seat !== first && seat !== anyone)
  const here = others && !game.rivals && game.mind?.quick ? positionOf(table, first) : null
  if (!decision || !here) return first
  const chance = chanceAt(newFate(`${companionSeed} who`), position)
  const { seat } = decision.options[expertly(here, [...decision.options.keys()], chance)]
  return seat === anyone ? first : seat
}

/** Plays a table of companions to its end, and tells of every decision. */
export function playOut(table: Table, companions: readonly Companion[], decided?: () => void): void {
  while (table.decision) {
    if (table.position >= mostDecisions) throw new Error(`no end after ${mostDecisions} decisions`)
    const seat = whoGoesAhead(
      table,
      whoAnswers(table, () => false),
    )
    table.choose(companions[seat](table, seat))
    decided?.()
  }
}
