import { expect } from 'vitest'
import { newFate, pick } from '../fate.ts'
import type { Game } from '../game.ts'
import { anyone, type TableState } from '../play.ts'
import { readConfig, type Config } from '../setup.ts'
import { Table } from '../table.ts'

// Whether imagining is fair: every hidden place takes every value that it could have, each as often as it should.

/** A place that a seat cannot see, and how likely each value is there. */
export interface HiddenPlace<S> {
  name: string
  read: (state: S) => unknown
  chances: ReadonlyMap<unknown, number>
}

export interface Hiding<S> {
  setups: (n: number) => Readonly<Record<string, unknown>>
  /** Everything that a seat cannot see, according to the rules. */
  places: (state: S, seat: number) => readonly HiddenPlace<S>[]
}

/** How many tables are looked at, how far into the game at most, and how often each is imagined. */
const tables = 12
const deepest = 40
const times = 800
/** Values rarer than this are left out of the count: a single one would weigh too much. */
const often = 8

/** Checks on fixed tables that imagining gives every hidden place each of its possible values, as often as it should. */
export function imaginesEvenly<S extends TableState>(
  game: Game<Config, S>,
  { setups, places }: Hiding<S>,
): void {
  let hidden = 0
  for (let n = 0; n < tables; n++) {
    const chance = newFate(`evenly ${n}`)
    const table = new Table(game, readConfig(game, setups(pick(chance, 999_999))), `evenly ${n}`)
    const stop = pick(chance, deepest)
    while (table.decision && table.position < stop) table.choose(pick(chance, table.decision.options.length))
    for (let seat = anyone; seat < table.config.players; seat++)
      hidden += checkSeat(game, table, seat, places(table.state, seat))
  }
  // Without hidden places this would prove nothing.
  expect(hidden).toBeGreaterThan(0)
}

/** Returns how many places were counted. */
function checkSeat<S extends TableState>(
  game: Game<Config, S>,
  table: Table<S>,
  seat: number,
  places: readonly HiddenPlace<S>[],
): number {
  const counts = places.map(() => new Map<unknown, number>())
  for (let n = 0; n < times; n++) {
    const state = game.copy(table.state)
    game.imagine(state, seat, newFate(`imagined ${n}`))
    places.forEach(({ read }, i) => counts[i].set(read(state), (counts[i].get(read(state)) ?? 0) + 1))
  }
  places.forEach(({ name, chances }, i) => {
    const where = `${name} for seat ${seat} at decision ${table.position}`
    for (const value of counts[i].keys())
      expect(chances.has(value), `${String(value)} in ${where}`).toBe(true)
    checkCounts(counts[i], chances, where)
  })
  return places.length
}

/** What was counted must be within what chance explains. */
function checkCounts(
  counts: ReadonlyMap<unknown, number>,
  chances: ReadonlyMap<unknown, number>,
  where: string,
): void {
  let deviation = 0
  let freedom = -1
  for (const [value, chance] of chances) {
    const expected = chance * times
    if (expected < often) continue
    freedom++
    deviation += ((counts.get(value) ?? 0) - expected) ** 2 / expected
  }
  // A chi-square sum varies by the root of twice its degrees of freedom: this is seven times that.
  expect(deviation, `unevenness of ${where}`).toBeLessThan(freedom + 7 * Math.sqrt(2 * freedom) + 1)
}

/** Equal chances for all of these cards; cards that are alike count together. */
export function equally(cards: readonly unknown[]): Map<unknown, number> {
  const chances = new Map<unknown, number>()
  for (const card of cards) chances.set(card, (chances.get(card) ?? 0) + 1 / cards.length)
  return chances
}
