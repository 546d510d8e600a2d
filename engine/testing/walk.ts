import * as fc from 'fast-check'
import type { Game } from '../game.ts'
import type { TableState } from '../play.ts'
import { readConfig, type Config } from '../setup.ts'
import { Table } from '../table.ts'

/** A game played by a property test: set-up, seed, and the first picks, from which all later ones are made. */
export interface Walk {
  setup: number
  seed: string
  picks: readonly number[]
}

export const walks: fc.Arbitrary<Walk> = fc.record({
  setup: fc.nat(999_999),
  seed: fc.string({ maxLength: 8 }),
  picks: fc.array(fc.nat(9_999), { minLength: 30, maxLength: 200 }),
})

/** A game longer than this is taken to be endless. */
export const longestGame = 50_000

/**
 * The picks are varied on every lap. Some rules let people go back and forth, or enter and correct something, as often
 * as they like; repeating the same picks would do that for ever, which people don't.
 */
export function pickOf({ picks }: Walk, position: number, options: number): number {
  const pick = picks[position % picks.length]
  const lap = Math.floor(position / picks.length)
  return (lap === 0 ? pick : mixed(pick, lap)) % options
}

function mixed(pick: number, lap: number): number {
  const once = Math.imul(pick ^ Math.imul(lap, 0x9e_37_79_b1), 0x85_eb_ca_6b)
  return (once ^ (once >>> 13)) >>> 0
}

/** Sets the table of a walk. */
export function tableOf<S extends TableState>(
  game: Game<Config, S>,
  trial: { setups(n: number): Readonly<Record<string, unknown>> },
  walk: Walk,
): Table<S> {
  return new Table(game, readConfig(game, trial.setups(walk.setup)), walk.seed)
}

/** Plays a walk to its end; `at` looks at every decision before it is answered. */
export function walkThrough<S extends TableState>(
  table: Table<S>,
  walk: Walk,
  at: (table: Table<S>) => void,
): void {
  while (table.decision) {
    if (table.position > longestGame) throw new Error(`the game has not ended after ${longestGame} decisions`)
    at(table)
    table.choose(pickOf(walk, table.position, table.decision.options.length))
  }
}
