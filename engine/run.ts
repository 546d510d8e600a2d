import { copyFate, newFate, reseed, type Fate } from './fate.ts'
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

/** The current round: the state when it began, and what has been done since. */
interface Round<S> {
  start: S
  steps: Step[]
}

/** The number of the option taken, or an imagining between two choices. */
type Step = number | Imagining

/** For whom hidden things were replaced, and the chance that they were drawn with, as it was before. */
interface Imagining {
  seat: number
  chance: Fate
  /** Whether people go on rolling dice of their own. */
  real: boolean
}

export interface ForkOptions {
  betweenRounds?: () => void
  /** It will not be forked in turn, so it need not remember its rounds. */
  bare?: boolean
  /** Hears what led to the open question. */
  listener?: Listener
}

/** So many rounds without a question are a game that has lost its way. */
const mostRoundsUnasked = 1000

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

  constructor(game: Game<Config, S>, state: S, betweenRounds?: () => void) {
    this.game = game
    this.state = state
    this.betweenRounds = betweenRounds
    this.play = game.round(state)
    // A coroutine ignores what it is first given.
    this.advance(-1)
  }

  /** The same game from a kept copy of the state and what was done since; it can be forked in turn. */
  static from<S extends TableState>(
    game: Game<Config, S>,
    start: S,
    steps: readonly Step[],
    { betweenRounds, listener, bare = false }: ForkOptions = {},
  ): Run<S> {
    const state = game.copy(start)
    const last = steps.findLastIndex((step) => typeof step === 'number')
    // The listener hears only what leads from the last choice to the open question.
    if (last < 0) state.listener = listener
    const run = new Run(game, state, betweenRounds)
    steps.forEach((step, i) => {
      if (i === last) state.listener = listener
      if (typeof step === 'number') run.advance(step)
      else run.replaceHidden({ ...step, chance: copyFate(step.chance) })
    })
    if (!bare) run.round = { start, steps: steps.slice() }
    return run
  }

  /** Takes the option with this number and plays on until somebody must decide or the game is over. */
  choose(option: number): void {
    this.round?.steps.push(option)
    this.advance(option)
  }

  /** Takes an option only to see what it does: plays on to the next question, but not beyond the end of the round. */
  attempt(option: number): void {
    const step = this.play.next(option)
    this.decision = step.done || this.state.outcome ? null : step.value
  }

  private advance(option: number): void {
    for (let rounds = 0; rounds < mostRoundsUnasked; rounds++) {
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
      if (this.round) this.round = { start: this.game.copy(this.state), steps: [] }
      this.play = this.game.round(this.state)
    }
    throw new Error(`${this.game.name} asks nobody and does not end: ${this.lastAnswer(option)}`)
  }

  /** Where a game was when it lost its way. */
  private lastAnswer(option: number): string {
    if (!this.decision) return `${mostRoundsUnasked} rounds from the beginning`
    const { ask, options } = this.decision
    return `${mostRoundsUnasked} rounds after ${JSON.stringify(options[option])} at the question "${ask.kind}"`
  }

  /** The same position on a copy, even in the middle of a round. Only for runs made by `from` or by a fork. */
  fork(how?: ForkOptions): Run<S> {
    if (!this.round) throw new Error('this run keeps no copy of its round to fork from')
    return Run.from(this.game, this.round.start, this.round.steps, how)
  }

  /**
   * Replaces hidden cards and dice to come with others that are just as possible for this seat; `real` where people
   * still enter what their dice show.
   */
  imagine(seat: number, chance: Fate, real = this.state.fate.real): void {
    // A fork imagines the same at the same question, so that later choices are made on the same table there.
    this.round?.steps.push({ seat, chance: copyFate(chance), real })
    this.replaceHidden({ seat, chance, real })
  }

  private replaceHidden({ seat, chance, real }: Imagining): void {
    const { game, state } = this
    game.imagine(state, seat, chance)
    reseed(state.fate, chance)
    state.fate.real = real
  }
}
