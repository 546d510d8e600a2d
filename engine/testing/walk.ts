import * as fc from 'fast-check'
import { written } from '../digest.ts'
import type { Game } from '../game.ts'
import { anyone, type Decision, type TableEvent } from '../play.ts'
import { readConfig } from '../setup.ts'
import { Table } from '../table.ts'
import { reasons, type Reason } from '../why.ts'
import type { Trial } from './battery.ts'

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

/** Something that holds in every game, looked at while games are played: it throws where it does not. */
export type Check = (game: Game, trial: Trial) => Watch

export interface Watch {
  /** A table has been set. */
  begin?(table: Table): void
  /** Something happens. */
  event?(event: TableEvent, table: Table): void
  /** A decision is about to be answered. */
  step?(step: Step): void
  /** The game is over. */
  over?(table: Table): void
  /** All games are over. */
  done?(): void
}

/** A decision of a walk, with what several promises look at, made once for all of them. */
export class Step {
  readonly table: Table
  readonly walk: Walk
  readonly decision: Decision
  /** The option that is about to be taken. */
  readonly pick: number
  private state: string | undefined
  private refused: readonly Reason[] | undefined
  private readonly views = new Map<number, unknown>()

  constructor(table: Table, walk: Walk, decision: Decision) {
    this.table = table
    this.walk = walk
    this.decision = decision
    this.pick = pickOf(walk, table.position, decision.options.length)
  }

  /** The state as text. */
  get written(): string {
    return (this.state ??= written(this.table.state))
  }

  /** What a seat sees; nobody changes it. */
  view(seat: number): unknown {
    if (!this.views.has(seat)) this.views.set(seat, this.table.game.view(this.table.state, seat))
    return this.views.get(seat)
  }

  /** What is left out of the question, and why. */
  get leftOut(): readonly Reason[] {
    return (this.refused ??= reasons(this.table))
  }

  /** Every seat, and an onlooker. */
  get seats(): number[] {
    return Array.from({ length: this.table.config.players + 1 }, (_, n) => n + anyone)
  }
}

/** Plays so many games once, and everything is checked at each of their decisions. */
export function checkAll(game: Game, trial: Trial, checks: readonly Check[], games: number): void {
  const watches = checks.map((check) => check(game, trial))
  fc.assert(
    fc.property(walks, (walk) => walkThrough(game, trial, walk, watches)),
    { numRuns: games },
  )
  for (const watch of watches) watch.done?.()
}

/** Plays a walk to its end under the eyes of the watches. */
function walkThrough(game: Game, trial: Trial, walk: Walk, watches: readonly Watch[]): void {
  let begun = false
  const begin = (table: Table): void => {
    if (!begun) for (const watch of watches) watch.begin?.(table)
    begun = true
  }
  const table = new Table(game, readConfig(game, trial.setups(walk.setup)), walk.seed, {
    listener: (event, _, it) => {
      // The first events come while the table is being set.
      begin(it)
      for (const watch of watches) watch.event?.(event, it)
    },
  })
  begin(table)
  while (table.decision) {
    if (table.position > longestGame) throw new Error(`the game has not ended after ${longestGame} decisions`)
    const step = new Step(table, walk, table.decision)
    for (const watch of watches) watch.step?.(step)
    table.choose(step.pick)
  }
  for (const watch of watches) watch.over?.(table)
}
