import { newFate, reseed, type Fate } from './fate.ts'
import type { Game } from './game.ts'
import type { Decision, Listener, Play, TableState } from './play.ts'
import type { Config } from './setup.ts'

/** The table as the host set it, before the first round. */
export function deal<S extends TableState>(game: Game<Config, S>, config: Config, seed: string): S {
  const fate = newFate(seed)
  fate.real = config.dice === 'real'
  if (config.script) fate.script = config.script
  // A copy has the same field order as all later copies, whatever order the deal used.
  return game.copy(game.deal(config, fate))
}

/** The current round: the state when it began, and the choices since. */
interface Round<S> {
  start: S
  choices: number[]
}

/** A game in progress without a journal or undo, for search and simulation. */
export class Run<S extends TableState = TableState> {
  readonly game: Game<Config, S>
  readonly state: S
  /** What must be decided now; null when the game is over. */
  decision: Decision | null = null
  private play: Play
  private readonly betweenRounds: (() => void) | undefined
  /** Kept only if the run may be forked, because copying the state every round is not free. */
  private round: Round<S> | null = null
  /** Whether hidden things have been replaced since the round began. */
  private imagined = false

  constructor(game: Game<Config, S>, state: S, betweenRounds?: () => void) {
    this.game = game
    this.state = state
    this.betweenRounds = betweenRounds
    this.play = game.round(state)
    this.advance(-1)
  }

  /** The same game from a kept copy of the state and the choices made since; it can be forked in turn. */
  static from<S extends TableState>(
    game: Game<Config, S>,
    start: S,
    choices: readonly number[],
    { betweenRounds, listener }: { betweenRounds?: (() => void) | undefined; listener?: Listener } = {},
  ): Run<S> {
    const state = game.copy(start)
    const last = choices.length - 1
    // The listener hears only what leads from the last choice to the open question.
    if (last < 0) state.listener = listener
    const run = new Run(game, state, betweenRounds)
    choices.forEach((choice, i) => {
      if (i === last) state.listener = listener
      run.advance(choice)
    })
    run.round = { start, choices: choices.slice() }
    return run
  }

  /** Takes the option with this number and plays on until somebody must decide or the game is over. */
  choose(option: number): void {
    this.round?.choices.push(option)
    this.advance(option)
  }

  /** Takes an option only to see what it does: plays on to the next question, but not beyond the end of the round. */
  attempt(option: number): void {
    const step = this.play.next(option)
    this.decision = step.done || this.state.outcome ? null : step.value
  }

  private advance(option: number): void {
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
      this.betweenRounds?.()
      if (this.round) {
        this.round = { start: this.game.copy(this.state), choices: [] }
        this.imagined = false
      }
      this.play = this.game.round(this.state)
    }
  }

  /** The same position on a copy, even in the middle of a round. Only for runs made by `from` or by a fork. */
  fork(): Run<S> {
    if (!this.round) throw new Error('this run keeps no copy of its round to fork from')
    const run = Run.from(this.game, this.round.start, this.round.choices)
    if (this.imagined) {
      // Replay the coroutine to the same question on the true state, then overwrite that with the imagined one.
      this.game.overwrite(run.state, this.state)
      run.imagined = true
    }
    return run
  }

  /** Replaces hidden cards and dice to come with others that are just as possible for this seat. */
  imagine(seat: number, chance: Fate): void {
    this.game.imagine(this.state, seat, chance)
    reseed(this.state.fate, chance)
    this.imagined = true
  }
}
