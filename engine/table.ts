import { digestText, markOf, written } from './digest.ts'
import type { Game } from './game.ts'
import type { Decision, Listener, Option, TableEvent, TableState } from './play.ts'
import { Refusal } from './refusal.ts'
import { deal, Run, type ForkOptions } from './run.ts'
import { snapshot } from './snapshot.ts'
import { isSecret, seedForCompanions } from './secret.ts'
import type { Config } from './setup.ts'

/** A copy of the table between two rounds. */
class Kept<S extends TableState> {
  readonly position: number
  state: S
  private digest: string | null = null

  constructor(position: number, state: S) {
    this.position = position
    this.state = state
  }

  /** Shares with an earlier copy what is the same in both. */
  share(earlier: S): void {
    this.state = snapshot(this.state, earlier)
  }

  /** A short digest, computed on demand, so that later rules can tell how far they still agree. */
  get mark(): string {
    return (this.digest ??= markOf(this.state))
  }
}

interface Entry {
  choice: number
  option: Option
  /** How often chance had been used and cards turned up when this was asked. */
  rolls: number
  turns: number
}

/** Why the last choice cannot be taken back. */
export type UndoStop = 'start' | 'dice' | 'card' | 'secret'

/** Called for every event at the moment it happens, with the number of choices made so far. */
export type TableListener = (event: TableEvent, position: number, table: Table) => void

/** The choices before the state that a table resumes from, if that is not the deal. */
export interface Past {
  /** How many there were; a store may supply the choices themselves later. */
  length: number
  choices: readonly number[]
  marks: readonly (readonly [number, string])[]
}

const noPast: Past = { length: 0, choices: [], marks: [] }

/** A table with its journal of choices, undo and redo, and forks to look ahead on. */
export class Table<S extends TableState = TableState> {
  readonly game: Game<Config, S>
  readonly config: Config
  readonly seed: string
  /** What companions take their chance from: the seed, unless that is a secret. */
  readonly companionSeed: string
  /** The current state, even in the middle of an event. */
  state: S
  /** Whether the journal leads to this state; false for a saved game that contradicts itself. */
  proven = true
  private run: Run<S>
  private past: Past
  /** The choices since `past`. */
  private readonly journal: Entry[] = []
  private checkpoints: Kept<S>[]
  /** Choices that were taken back and can be redone, the next one last. */
  readonly undone: number[] = []
  private readonly listener: Listener | undefined

  constructor(
    game: Game<Config, S>,
    config: Config,
    seed: string,
    {
      listener,
      start = deal(game, config, seed),
      past = noPast,
    }: { listener?: TableListener | undefined; start?: S; past?: Past } = {},
  ) {
    this.game = game
    this.config = config
    this.seed = seed
    this.companionSeed = seedForCompanions(seed)
    this.listener = listener && { event: (event) => listener(event, this.position, this) }
    this.past = past
    this.checkpoints = [new Kept(past.length, game.copy(start))]
    this.state = game.copy(start)
    this.state.listener = this.listener
    this.run = this.runOn(this.state)
  }

  /** What must be decided now; null when the game is over. */
  get decision(): Decision | null {
    return this.run.decision
  }

  /** How many choices have been made; also the number of the open decision. */
  get position(): number {
    return this.past.length + this.journal.length
  }

  get choices(): number[] {
    return [...this.wholePast().choices, ...this.journal.map((entry) => entry.choice)]
  }

  /** Supplies the choices before the state that the table resumed from. */
  learn({ choices, marks }: Omit<Past, 'length'>): void {
    const { length } = this.past
    this.past = {
      length,
      choices: choices.slice(0, length),
      marks: marks.filter(([position]) => position < length),
    }
  }

  private wholePast(): Past {
    if (this.past.choices.length < this.past.length)
      throw new Error('the choices before the last rounds have not been loaded yet')
    return this.past
  }

  /** The choices from a position on, which must not be before the state that the table resumed from. */
  since(position: number): readonly Readonly<{ choice: number; option: Option }>[] {
    return this.journal.slice(position - this.past.length)
  }

  /** What was chosen at a position, as far as it is known: of the past, at most the number. */
  taken(position: number): Readonly<{ choice: number | undefined; option: Option | undefined }> {
    return (
      this.journal[position - this.past.length] ?? { choice: this.past.choices[position], option: undefined }
    )
  }

  /** Position and short digest of every round's beginning. */
  get marks(): [number, string][] {
    const now = this.checkpoints.map(({ position, mark }): [number, string] => [position, mark])
    return [...this.wholePast().marks.map(([position, mark]): [number, string] => [position, mark]), ...now]
  }

  /** The beginning of the current round. */
  get newest(): { position: number; state: S } {
    return this.checkpoints[this.checkpoints.length - 1]
  }

  /** The round beginnings, oldest first, starting with the round that contains this position. */
  recent(position: number): Kept<S>[] {
    const first = this.checkpoints.findLastIndex((c) => c.position <= position)
    return this.checkpoints.slice(Math.max(0, first))
  }

  /** SHA-256 of the whole game as played. */
  get fingerprint(): string {
    return digestText(JSON.stringify([this.marks, this.choices, this.state.outcome]))
  }

  view(seat: number): unknown {
    return this.game.view(this.state, seat)
  }

  /** What each seat sees at this moment; what several of them see is made once. */
  views(): (seat: number) => unknown {
    const { game, state } = this
    return game.views?.(state) ?? ((seat) => game.view(state, seat))
  }

  choose(option: number): void {
    const decision = this.decision
    if (!decision) throw new Refusal('game-over', 'The game is over: there is nothing left to decide.')
    if (!Number.isInteger(option) || option < 0 || option >= decision.options.length) {
      throw new Refusal(
        'no-such-option',
        `There are options 0 to ${decision.options.length - 1}, not ${option}.`,
      )
    }
    if (this.undone.pop() !== option) this.undone.length = 0
    const { rolls, turns } = this.state.fate
    this.journal.push({ choice: option, option: decision.options[option], rolls, turns })
    this.run.choose(option)
  }

  /** The earliest position that undo can still reach. */
  get boundary(): number {
    if (this.isRevealed) return this.position
    const { rolls, turns } = this.state.fate
    let since = this.journal.length
    while (since > 0 && this.journal[since - 1].rolls === rolls && this.journal[since - 1].turns === turns)
      since--
    return this.past.length + since
  }

  /** Why the last choice cannot be taken back; null when it can. */
  get undoStop(): UndoStop | null {
    if (this.position === 0) return 'start'
    if (this.isRevealed) return 'secret'
    const last = this.journal.at(-1)
    if (!last) return 'dice'
    if (last.turns !== this.state.fate.turns) return 'card'
    return last.rolls === this.state.fate.rolls ? null : 'dice'
  }

  /** At the end everybody may know the secret that the dice come from, so nothing can be played differently. */
  private get isRevealed(): boolean {
    return this.state.outcome !== null && isSecret(this.seed)
  }

  /** Takes the last choice back; refuses if something new has been learned since. */
  undo(): void {
    const stop = this.undoStop
    if (stop) throw new Refusal('cannot-undo', undoReasons[stop])
    this.rewind(this.position - 1)
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  redo(): void {
    const option = this.undone.at(-1)
    if (option === undefined) throw new Refusal('cannot-redo', 'There is nothing to redo.')
    this.choose(option)
  }

  /** The last position at or after the boundary where one of these seats chose, or null. */
  lastChoiceOf(mine: (seat: number) => boolean): number | null {
    const { boundary } = this
    for (let p = this.position - 1; p >= boundary; p--)
      if (mine(this.journal[p - this.past.length].option.seat)) return p
    return null
  }

  /** Goes back to an earlier position. Whether that is fair is up to the caller: see `boundary`. */
  rewind(position: number): void {
    if (position < this.past.length) this.recall()
    const takenBack = this.journal.splice(position - this.past.length)
    for (const { choice } of takenBack.reverse()) this.undone.push(choice)
    while (this.checkpoints[this.checkpoints.length - 1].position > position) this.checkpoints.pop()
    const kept = this.newest
    this.state = this.game.copy(kept.state)
    this.run = this.runOn(this.state)
    for (const { choice } of this.since(kept.position)) this.run.choose(choice)
    this.state.listener = this.listener
  }

  /** The same game on a copy; nothing tried there affects this table. */
  fork(how?: ForkOptions): Run<S> {
    const { position, state } = this.newest
    const since: number[] = []
    for (let i = position - this.past.length; i < this.journal.length; i++) since.push(this.journal[i].choice)
    return Run.from(this.game, state, since, how)
  }

  private runOn(state: S): Run<S> {
    return new Run(this.game, state, () => this.keep())
  }

  private keep(): void {
    const checkpoint = new Kept(this.position, this.game.copy(this.state))
    const last = this.checkpoints[this.checkpoints.length - 1]
    // Rounds without a decision share a position; the last is the closest to what follows.
    if (last.position === checkpoint.position) this.checkpoints[this.checkpoints.length - 1] = checkpoint
    else this.checkpoints.push(checkpoint)
  }

  /**
   * Keeps the last rounds, and what undo may reach, as a table that was resumed has them: the states before take memory
   * that hardly anybody asks for. What those that stay have in common is kept once.
   */
  condense(rounds: number): void {
    const { checkpoints } = this
    for (let n = 1; n < checkpoints.length; n++) checkpoints[n].share(checkpoints[n - 1].state)
    const reached = this.checkpoints.findLastIndex(({ position }) => position <= this.boundary)
    const first = Math.min(reached, this.checkpoints.length - rounds)
    if (first <= 0) return
    const { position } = this.checkpoints[first]
    const { choices } = this
    const marks = this.marks.filter(([at]) => at < position)
    this.checkpoints.splice(0, first)
    this.journal.splice(0, position - this.past.length)
    this.past = { length: position, choices: choices.slice(0, position), marks }
  }

  /** Replays the whole journal, so that a table resumed from a saved state can go back further. */
  private recall(): void {
    const again = new Table(this.game, this.config, this.seed)
    for (const choice of this.choices) {
      if (choice >= (again.decision?.options.length ?? 0)) throw tooFarBack()
      again.choose(choice)
    }
    if (written(again.state) !== written(this.state)) throw tooFarBack()
    this.past = noPast
    this.checkpoints = again.checkpoints
    this.journal.length = 0
    for (const entry of again.journal) this.journal.push(entry)
  }
}

function tooFarBack(): Refusal {
  return new Refusal(
    'too-far-back',
    'That part of the game was played under older rules: you can read it in the log, but not go back to it.',
  )
}

export const undoReasons: Readonly<Record<UndoStop, string>> = {
  start: 'Nothing has been chosen yet.',
  dice: 'Dice have been rolled since: what they showed cannot be unseen.',
  card: 'A card has been turned up since: it cannot be unseen.',
  secret: 'The game is over and the secret of its dice is shown: nothing can be taken back any more.',
}
