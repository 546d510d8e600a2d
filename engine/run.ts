import { newFate, reseed, type Fate } from './fate.ts'
import type { Game } from './game.ts'
import type { Decision, Play, TableState } from './play.ts'
import type { Config } from './setup.ts'

/** The table as the host set it, before the first round. */
export function deal<S extends TableState>(game: Game<Config, S>, config: Config, seed: string): S {
  const fate = newFate(seed)
  fate.real = config.dice === 'real'
  if (config.script) fate.script = config.script.slice()
  return game.deal(config, fate)
}

/** A game under way, and nothing more: no journal, no way back. What search and simulation run on. */
export class Run<S extends TableState = TableState> {
  readonly game: Game<Config, S>
  readonly state: S
  /** What must be decided now; null when the game is over. */
  decision: Decision | null = null
  private play: Play
  private readonly betweenRounds: (() => void) | undefined

  constructor(game: Game<Config, S>, state: S, betweenRounds?: () => void) {
    this.game = game
    this.state = state
    this.betweenRounds = betweenRounds
    this.play = game.round(state)
    this.choose(-1)
  }

  /** Takes the option with this number and plays on until somebody must decide or the game is over. */
  choose(option: number): void {
    for (;;) {
      const step = this.play.next(option)
      if (this.state.outcome) {
        this.decision = null
        return
      }
      if (!step.done) {
        this.decision = step.value
        return
      }
      if (this.betweenRounds) this.betweenRounds()
      this.play = this.game.round(this.state)
    }
  }

  /** From here on the hidden cards and the dice to come are any that this seat must reckon with. */
  imagine(seat: number, chance: Fate): void {
    this.game.imagine(this.state, seat, chance)
    reseed(this.state.fate, chance)
  }
}

/** The same game from a kept copy of the state and the choices made since. */
export function rerun<S extends TableState>(
  game: Game<Config, S>,
  kept: S,
  choices: readonly number[],
  betweenRounds?: () => void,
): Run<S> {
  const run = new Run(game, game.copy(kept), betweenRounds)
  for (const choice of choices) run.choose(choice)
  return run
}
