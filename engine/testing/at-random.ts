import { newFate, pick, type Fate } from '../fate.ts'
import type { Game } from '../game.ts'
import type { Ask, Decision, Option, TableState, TableEvent } from '../play.ts'
import { deal, Run } from '../run.ts'
import { readConfig, type Config } from '../setup.ts'

/** One choice: the table before and after it, what was asked and taken, and what happened because of it. */
export interface Step<S extends TableState, E extends TableEvent> {
  before: S
  after: S
  decision: Decision
  verb: string
  next: Decision | null
  events: readonly E[]
  /** How many choices had been made before. */
  position: number
}

export interface AtRandom<S extends TableState, E extends TableEvent> {
  setup: Readonly<Record<string, unknown>>
  seed: string
  /** Picks the option to take; random if left out. */
  choice?: (options: readonly Option[], chance: Fate) => number
  hear?: (event: E, t: S) => void
  look?: (step: Step<S, E>) => void
}

/** Plays a whole game at random, to check what must hold from one choice to the next. Returns the final table. */
export function playAtRandom<S extends TableState, A extends Ask, O extends Option, E extends TableEvent, V>(
  game: Game<Config, S, A, O, E, V>,
  { setup, seed, choice = anyOf, hear, look }: AtRandom<S, E>,
): S {
  let events: E[] = []
  const t = deal<S>(game, readConfig(game, setup), seed)
  t.listener = {
    event: (event) => {
      events.push(event as E)
      hear?.(event as E, t)
    },
  }
  const run = new Run<S>(game, t)
  const chance = newFate(`play ${seed}`)
  for (let position = 0; run.decision; position++) {
    const { decision } = run
    const taken = choice(decision.options, chance)
    const before = game.copy(t)
    events = []
    run.choose(taken)
    look?.({
      before,
      after: t,
      decision,
      verb: decision.options[taken].verb,
      next: run.decision,
      events,
      position,
    })
  }
  return t
}

function anyOf(options: readonly Option[], chance: Fate): number {
  return pick(chance, options.length)
}
