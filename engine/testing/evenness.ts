import { expect } from 'vitest'
import { copyFate, newFate, pick, throwDie, type Fate } from '../fate.ts'
import type { Game } from '../game.ts'
import { anyone, type TableState } from '../play.ts'
import { readConfig } from '../setup.ts'
import type { Run } from '../run.ts'
import { Table } from '../table.ts'
import type { Trial } from './battery.ts'
import { fatesIn } from './fates-in.ts'

// Whether imagining is fair: every hidden place takes every value that it could have, each as often as it should, and
// so do the dice to come.

/** A place that a seat cannot see, and how likely each value is there. */
export interface HiddenPlace<S extends TableState = TableState> {
  name: string
  read(state: S): unknown
  chances: ReadonlyMap<unknown, number>
}

/** How many tables are looked at, how far into the game at most, and how often each is imagined. */
const tables = 12
const deepest = 40
const times = 800
/** Values rarer than this are left out of the count: a single one would weigh too much. */
const often = 8

/**
 * Checks on fixed tables that imagining gives every hidden place each of its possible values, and every die to come
 * each of its faces, as often as it should.
 */
export function imaginesEvenly(game: Game, { setups, places }: Pick<Trial, 'setups' | 'places'>): void {
  let hidden = 0
  for (let n = 0; n < tables; n++) {
    const chance = newFate(`evenly ${n}`)
    const table = new Table(game, readConfig(game, setups(pick(chance, 999_999))), `evenly ${n}`)
    const stop = pick(chance, deepest)
    while (table.decision && table.position < stop) table.choose(pick(chance, table.decision.options.length))
    for (let seat = anyone; seat < table.config.players; seat++) {
      const unseen = places?.(table.state, seat) ?? []
      imaginesEvenlyAt(table, seat, [...unseen, ...diceToCome(table.state)])
      hidden += unseen.length
    }
  }
  // Without hidden places this would prove nothing.
  if (places) expect(hidden).toBeGreaterThan(0)
}

/** The same at one table, for the places that one seat cannot see. */
export function imaginesEvenlyAt(table: Table, seat: number, places: readonly HiddenPlace[]): void {
  const counts = places.map(() => new Map<unknown, number>())
  const chance = newFate('imagined')
  for (let n = 0; n < times; n++) {
    const { state } = imagined(table, seat, chance)
    places.forEach((place, i) => {
      const value = place.read(state)
      counts[i].set(value, (counts[i].get(value) ?? 0) + 1)
    })
  }
  places.forEach(({ name, chances }, i) => {
    const where = `${name} for seat ${seat} at decision ${table.position}`
    for (const value of counts[i].keys())
      expect(chances.has(value), `${String(value)} in ${where}`).toBe(true)
    checkCounts(counts[i], chances, where)
  })
}

function imagined(table: Table, seat: number, chance: Fate): Run {
  const run = table.fork()
  run.imagine(seat, chance)
  return run
}

/** The next die of every generator in the state: of the table's own, and of any that the game keeps besides. */
function diceToCome(state: TableState): HiddenPlace[] {
  return fatesIn(state).map((_, i) => ({
    name: `the next die of fate ${i}`,
    read: (it) => throwDie(copyFate(fatesIn(it)[i]), 6),
    chances: equally([1, 2, 3, 4, 5, 6]),
  }))
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
