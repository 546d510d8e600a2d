import { roll, rollAll, throwDie, type Play } from '@dicehearth/engine'
import type { DieId } from './dice.ts'
import type { Fates, Seat } from './state.ts'

/**
 * Each Character's dice and attempts come from a chance of its own, so that the order in which players answer
 * changes nothing (RF-R19). Where people roll real dice, they are asked instead.
 */
function* byOwnChance<R>(t: Fates, who: Seat, rolling: () => Play<R>): Play<R> {
  if (t.fate.real) return yield* rolling()
  const app = t.fate
  const own = t.chances[who]
  const { rolls } = own
  t.fate = own
  const result = yield* rolling()
  t.fate = app
  // The way back ends where any chance was used.
  app.rolls += own.rolls - rolls
  return result
}

/** The engine's number for a die that is no piece of the table. */
const noPiece = -1

/** A Character rolls dice; what they show is what lies on the table. */
export function* rollDice(t: Fates, who: Seat, dice: readonly DieId[]): Play {
  yield* byOwnChance(t, who, () => rollAll(t, who, dice, t.face))
}

/** Something that is no die of the bar: a token is flipped (1 shows the icon), or a die is rolled to recover. */
export function* rollBeside(t: Fates, who: Seat, sides: number): Play<number> {
  return yield* byOwnChance(t, who, () => roll(t, who, noPiece, sides))
}

/** The App flips a coin: true shows the icon. */
export function iconShows(t: Fates): boolean {
  return throwDie(t.fate, 2) === 1
}

/** The App rolls a die. */
export function appRolls(t: Fates): number {
  return throwDie(t.fate, 6)
}

/**
 * The App draws so many of these seats or slots, in order. It throws a die with as many sides as there are seats or
 * slots until enough that fit have come up, and none where everybody must be taken.
 */
export function drawn(t: Fates, from: readonly number[], many: number, outOf: number): number[] {
  if (many >= from.length) return [...from]
  const found = new Set<number>()
  while (found.size < many) {
    const it = throwDie(t.fate, outOf) - 1
    if (from.includes(it)) found.add(it)
  }
  return [...found].sort((a, b) => a - b)
}
