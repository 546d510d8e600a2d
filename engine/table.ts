import { digestText, markOf } from './digest.ts'
import type { Game } from './game.ts'
import type { Decision, TableState, Told } from './play.ts'
import { Refusal } from './refusal.ts'
import { deal, rerun, Run } from './run.ts'
import type { Config } from './setup.ts'

/** A copy of the state between two rounds. */
interface Checkpoint<S> {
  position: number
  state: S
  /** A short digest, made when asked for, by which later rules see how far they still agree. */
  mark: string | null
}

interface Entry {
  choice: number
  /** Whose option was taken. */
  seat: number
  /** How often chance was used and cards were turned up before this was asked. */
  rolls: number
  turns: number
}

/** Why the last choice cannot be taken back. */
export type UndoStop = 'start' | 'dice' | 'card'

/** Hears every event at the moment it happens, with the number of choices made so far. */
export type Listener = (event: Told, position: number, table: Table) => void

/** A table with its journal: everything that was chosen, the way back, and copies to look ahead on. */
export class Table<S extends TableState = TableState> {
  readonly game: Game<Config, S>
  readonly config: Config
  readonly seed: string
  /** The table as it is now, also in the middle of what is being told. */
  state: S
  private run: Run<S>
  private readonly journal: Entry[] = []
  private readonly checkpoints: Checkpoint<S>[]
  private readonly undone: number[] = []
  private readonly told: S['told']

  constructor(
    game: Game<Config, S>,
    config: Config,
    seed: string,
    { listener, start = deal(game, config, seed) }: { listener?: Listener | undefined; start?: S } = {},
  ) {
    this.game = game
    this.config = config
    this.seed = seed
    this.told = listener && ((event) => listener(event, this.position, this))
    this.checkpoints = [{ position: 0, state: game.copy(start), mark: null }]
    this.state = game.copy(start)
    this.state.told = this.told
    this.run = this.runOn(this.state)
  }

  /** What must be decided now; null when the game is over. */
  get decision(): Decision | null {
    return this.run.decision
  }

  /** How many choices were made: the number of the decision that is open. */
  get position(): number {
    return this.journal.length
  }

  get choices(): number[] {
    return this.journal.map((entry) => entry.choice)
  }

  /** Position and short digest of every round's beginning. */
  get marks(): [number, string][] {
    return this.checkpoints.map((c) => [c.position, (c.mark ??= markOf(c.state))])
  }

  /** SHA-256 of the whole game as it was played. */
  get fingerprint(): string {
    return digestText(JSON.stringify([this.marks, this.choices, this.state.outcome]))
  }

  view(seat: number): unknown {
    return this.game.view(this.state, seat)
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
    this.take(option, decision)
  }

  /** The earliest position that can still be gone back to. */
  get boundary(): number {
    const { rolls, turns } = this.state.fate
    let position = this.position
    while (
      position > 0 &&
      this.journal[position - 1].rolls === rolls &&
      this.journal[position - 1].turns === turns
    ) {
      position--
    }
    return position
  }

  /** Why the last choice cannot be taken back; null when it can. */
  get undoStop(): UndoStop | null {
    if (this.position === 0) return 'start'
    const last = this.journal[this.position - 1]
    if (last.turns !== this.state.fate.turns) return 'card'
    return last.rolls === this.state.fate.rolls ? null : 'dice'
  }

  /** Takes the last choice back, or refuses because something new was learned since. */
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
    if (option === undefined) throw new Refusal('cannot-redo', 'There is nothing to do again.')
    this.choose(option)
  }

  /** The last position at or after the boundary where one of these seats chose; null when there is none. */
  lastChoiceOf(mine: (seat: number) => boolean): number | null {
    for (let p = this.position - 1; p >= this.boundary; p--) if (mine(this.journal[p].seat)) return p
    return null
  }

  /** Goes back to an earlier position. Whether that is fair is the caller's business: see `boundary`. */
  rewind(position: number): void {
    while (this.journal.length > position) {
      const entry = this.journal.pop()
      if (entry) this.undone.push(entry.choice)
    }
    while (this.checkpoints[this.checkpoints.length - 1].position > position) this.checkpoints.pop()
    const kept = this.checkpoints[this.checkpoints.length - 1]
    this.keeping = false
    this.state = this.game.copy(kept.state)
    this.run = this.runOn(this.state)
    for (let p = kept.position; p < position; p++) this.run.choose(this.journal[p].choice)
    this.keeping = true
    this.state.told = this.told
  }

  /** The same game on a copy: whatever is tried there, this table stays as it is. */
  fork(betweenRounds?: () => void): Run<S> {
    const kept = this.checkpoints[this.checkpoints.length - 1]
    const since = this.journal.slice(kept.position).map((entry) => entry.choice)
    return rerun(this.game, kept.state, since, betweenRounds)
  }

  /** Whether copies are kept between rounds: not while the choices of a round are run through again. */
  private keeping = true

  private runOn(state: S): Run<S> {
    return new Run(this.game, state, () => {
      if (this.keeping) this.keep()
    })
  }

  private keep(): void {
    const checkpoint = { position: this.position, state: this.game.copy(this.state), mark: null }
    const last = this.checkpoints[this.checkpoints.length - 1]
    // Rounds without a decision share a position: the last one is the nearest to what follows.
    if (last.position === checkpoint.position) this.checkpoints[this.checkpoints.length - 1] = checkpoint
    else this.checkpoints.push(checkpoint)
  }

  private take(option: number, decision: Decision): void {
    const { rolls, turns } = this.state.fate
    this.journal.push({ choice: option, seat: decision.options[option].seat, rolls, turns })
    this.run.choose(option)
  }
}

export const undoReasons: Readonly<Record<UndoStop, string>> = {
  start: 'Nothing has been chosen yet.',
  dice: 'Dice were rolled since: what they showed cannot be unseen.',
  card: 'A card was turned up since: it cannot be unseen.',
}
