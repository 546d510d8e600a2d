import { companion, isCompanion, whoAnswers, type Companion } from '@dicehearth/bots'
import {
  anyone,
  reasons,
  Refusal,
  replay,
  resume,
  save,
  Table,
  undoReasons,
  written,
  type Config,
  type Game,
  type Guide,
  type Saved,
  type SeatOf,
  type TableListener,
} from '@dicehearth/engine'
import { namesOf, withNames, type Names } from './names.ts'
import { changeSince, type Change } from './change.ts'
import { filledSeats, isPerson, peopleAt } from './seats.ts'
import type { WhyNot } from './standing.ts'
import { Story, type Scene } from './story.ts'

/** What a new table needs: the game, the host's choices, and who sits there. */
export interface Opening {
  game: Game
  config: Config
  seed: string
  seats: SeatOf[]
}

/** Stores a table. If it refuses a change, that change did not happen. */
export interface Keeper {
  keep(change: Change, room: Room): void | Promise<void>
}

export interface RoomOptions {
  takebacks?: boolean
  guide?: Guide | null
  keeper?: Keeper
}

const wordsOfUndo = {
  off: 'Takebacks are off at this table.',
  companions: 'Only companions have chosen since the last new dice or card.',
}

/**
 * One table with the people and companions around it: what each seat is told, whose answer it is, undo, the guide,
 * and storage. It knows nothing of browsers, terminals or servers.
 */
export class Room {
  readonly table: Table
  readonly seats: readonly SeatOf[]
  /** The seats of people; if there are none, only onlookers watch. */
  readonly viewers: readonly number[]
  /** A warning about a game that was loaded; null if all is well. */
  readonly notice: string | null
  readonly guide: Guide | null
  readonly takebacks: boolean
  /** Called as things happen, with what each seat may know. */
  readonly watchers = new Set<(seat: number, scene: Scene) => void>()
  readonly story: Story
  private readonly names: Names
  private readonly keeper: Keeper | null
  private readonly companions: readonly (Companion | null)[]
  /** Where the known story begins, for a table resumed from a saved state; null if all of it is known. */
  private knownFrom: number | null

  private constructor(
    game: Game,
    seats: readonly SeatOf[],
    { takebacks = true, guide = null, keeper }: RoomOptions,
    open: (listener: Story['hear']) => { table: Table; notice: string | null; from: number | null },
  ) {
    this.seats = seats
    this.viewers = viewersAt(seats)
    this.takebacks = takebacks
    this.guide = guide
    this.keeper = keeper ?? null
    this.names = namesOf(seats)
    this.story = new Story(
      game.hears || game.secrets ? this.viewers : [anyone],
      this.names,
      (seat, scene) => {
        for (const watcher of this.watchers) watcher(seat, scene)
      },
    )
    const { table, notice, from } = open(this.story.hear)
    this.table = table
    this.notice = notice
    this.knownFrom = from
    this.companions = seats.map(({ player }, seat) =>
      isCompanion(player) ? companion(player, `${table.seed} ${seat}`) : null,
    )
    // Choices that no longer fit were dropped, and so is what followed them.
    this.story.forget(table.position)
  }

  static begin({ game, config, seed, seats }: Opening, options: RoomOptions = {}): Room {
    return new Room(game, filledSeats(config.players, seats), options, (listener) => ({
      table: new Table(game, config, seed, { listener }),
      notice: null,
      from: null,
    }))
  }

  /** Resumes a saved table: our own from its last state, one from elsewhere after checking it. */
  static resume(game: Game, saved: Saved, options: RoomOptions & { own?: boolean } = {}): Room {
    return new Room(game, filledSeats(saved.config.players, saved.seats), options, (listener) => {
      const { table, notice } = resume(game, saved, { listener, own: options.own ?? false })
      return { table, notice, from: saved.states[0]?.position ?? null }
    })
  }

  /** A finished game, to watch again. */
  static replay(game: Game, saved: Saved): Room {
    return new Room(
      game,
      filledSeats(saved.config.players, saved.seats),
      { takebacks: false },
      (listener) => {
        const { table, difference } = replay(game, saved, listener)
        const notice = difference && `This game can be shown only up to here: ${difference.text}.`
        return { table, notice, from: null }
      },
    )
  }

  get game(): Game {
    return this.table.game
  }

  get over(): boolean {
    return this.table.decision === null
  }

  /** What a seat sees, with what everybody is called. */
  view(seat: number): unknown {
    return withNames(this.table.view(seat), this.names)
  }

  readonly isPerson = (seat: number): boolean => isPerson(this.seats[seat])

  /** The seat whose answer the open decision is waiting for. */
  get answering(): number {
    const people = peopleAt(this.seats)
    // People roll real dice for their companions too.
    if (this.table.decision?.ask.kind === 'realDie' && people.length > 0) {
      const { seat } = this.table.decision.ask
      return people.includes(seat) ? seat : people[0]
    }
    return whoAnswers(this.table, this.isPerson)
  }

  /** Whether a person answers the open decision. */
  get personDecides(): boolean {
    return !this.over && this.isPerson(this.answering)
  }

  async choose(option: number, position: number = this.table.position): Promise<void> {
    if (position !== this.table.position)
      throw new Refusal(
        'late-answer',
        `Decision ${position} has been answered already: the table is at ${this.table.position}.`,
      )
    await this.change(() => this.table.choose(option))
  }

  /** Lets the companion whose turn it is answer; false if a person decides or the game is over. */
  async letCompanionChoose(): Promise<boolean> {
    if (this.over || this.personDecides) return false
    const seat = this.answering
    const answer = this.companions[seat]?.(this.table, seat)
    if (answer === undefined) return false
    await this.change(() => this.table.choose(answer))
    return true
  }

  /** Why a person's last choice cannot be taken back; null if it can. */
  get undoStop(): string | null {
    if (!this.takebacks) return wordsOfUndo.off
    if (this.lastOwnChoice() !== null) return null
    const stop = this.table.undoStop
    return stop ? undoReasons[stop] : wordsOfUndo.companions
  }

  /** Goes back to a person's last choice, unless something new has been learned since. */
  async undo(): Promise<void> {
    const back = this.lastOwnChoice()
    if (back === null || !this.takebacks) throw new Refusal('cannot-undo', this.undoStop ?? wordsOfUndo.off)
    await this.change(() => this.table.rewind(back))
  }

  get canRedo(): boolean {
    return this.takebacks && this.table.canRedo
  }

  /** Redoes what was taken back, up to a person's next decision. */
  async redo(): Promise<void> {
    await this.change(() => {
      do this.table.redo()
      while (this.table.canRedo && !this.over && !this.personDecides)
    })
  }

  /** Decisions open to anyone count as a person's. */
  private lastOwnChoice(): number | null {
    return this.table.lastChoiceOf((seat) => seat === anyone || this.isPerson(seat))
  }

  /** Goes to any position of a recorded game: back from checkpoints, forward by its choices. */
  seek(position: number, choices: readonly number[]): void {
    if (position < this.table.position) this.rewind(position)
    while (this.table.position < position) this.table.choose(choices[this.table.position])
  }

  /** Catches up with choices that were made elsewhere. */
  follow(choices: readonly number[]): void {
    const mine = this.table.choices
    let common = 0
    while (common < mine.length && mine[common] === choices[common]) common++
    if (common < mine.length) this.rewind(common)
    for (const choice of choices.slice(common)) this.table.choose(choice)
  }

  /** The rules that keep these pieces from being used together in the open decision. */
  whyNot(pieces: readonly string[]): WhyNot {
    const { decision } = this.table
    if (!decision) return { rules: [], prompt: '' }
    const view = this.view(this.answering)
    const times = new Map<string, number>()
    for (const { option, rule } of reasons(this.table)) {
      const touched = this.game.touches(option, view)
      if (pieces.every((piece) => touched.includes(piece))) times.set(rule, (times.get(rule) ?? 0) + 1)
    }
    // The rule that keeps out the most options explains the most.
    const rules = [...times].sort(([, a], [, b]) => b - a).map(([rule]) => rule)
    return { rules, prompt: this.game.words.prompt(decision.ask, view) }
  }

  save(): Saved {
    return save(this.table, [...this.seats])
  }

  /**
   * Recovers the story before the state that the table resumed from by replaying the journal. That takes longer the
   * longer the game is, so play never waits for it. False if all of it was already known.
   */
  recall(): boolean {
    const until = this.knownFrom
    // The journal of an unproven game does not lead to its table.
    if (until === null || !this.table.proven) return false
    this.knownFrom = null
    const [{ state }] = this.table.recent(until)
    const goesOnFrom = written(state)
    const earlier = new Story(this.story.seats, this.names)
    const listener: TableListener = (event, position, table) => {
      const { newest } = table
      const known = position === until && newest.position === until && written(newest.state) === goesOnFrom
      if (!known) earlier.hear(event, position, table)
    }
    const saved = this.save()
    replay(this.game, { ...saved, choices: saved.choices.slice(0, until) }, listener)
    this.story.begin(earlier)
    return true
  }

  /** Makes a change and stores it before anybody relies on it; if it cannot be stored, it is reverted. */
  private async change(act: () => void): Promise<void> {
    const { table } = this
    const before = table.position
    const undone = table.undone.slice()
    act()
    this.story.forget(table.position)
    try {
      await this.keeper?.keep(changeSince(table, before), this)
    } catch (error) {
      if (table.position > before) this.rewind(before)
      while (table.position < before) table.redo()
      table.undone.splice(0, table.undone.length, ...undone)
      throw error
    }
  }

  private rewind(position: number): void {
    this.table.rewind(position)
    this.story.forget(position)
  }
}

function viewersAt(seats: readonly SeatOf[]): number[] {
  const people = peopleAt(seats)
  return people.length > 0 ? people : [anyone]
}
