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
import { changeSince, type Change } from './record.ts'
import { filledSeats, isPerson, peopleAt } from './seats.ts'
import type { WhyNot } from './standing.ts'
import { Story, type Scene } from './story.ts'

/** How a table is set: the game, what the host chose, and who sits there. */
export interface Opening {
  game: Game
  config: Config
  seed: string
  seats: SeatOf[]
}

/** Where a table is kept. What it cannot keep it refuses, and then nothing has happened. */
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
 * One table with the people and companions around it: what each seat is told, whose answer it is, the way back, the
 * guide, and the store. It knows no browser, no terminal and no server.
 */
export class Room {
  readonly table: Table
  readonly seats: readonly SeatOf[]
  /** The seats of people; without any, whoever watches is an onlooker. */
  readonly viewers: readonly number[]
  /** What people should know about a game that was loaded; null when all is well. */
  readonly notice: string | null
  readonly guide: Guide | null
  readonly takebacks: boolean
  /** Whoever wants to see what happens, as a seat may know it, at the moment it does. */
  readonly watchers = new Set<(seat: number, scene: Scene) => void>()
  readonly story: Story
  private readonly keeper: Keeper | null
  private readonly companions: readonly (Companion | null)[]
  /** From where on the story is known: a table that goes on from a saved state knows nothing earlier. Null: all of it. */
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
    this.story = new Story(game.hears ? this.viewers : [anyone], (seat, scene) => {
      for (const watcher of this.watchers) watcher(seat, scene)
    })
    const { table, notice, from } = open(this.story.hear)
    this.table = table
    this.notice = notice
    this.knownFrom = from
    this.companions = seats.map(({ player }, seat) =>
      isCompanion(player) ? companion(player, `${table.seed} ${seat}`) : null,
    )
    // What happened after choices that no longer fit is forgotten with them.
    this.story.forget(table.position)
  }

  /** A new table. */
  static begin({ game, config, seed, seats }: Opening, options: RoomOptions = {}): Room {
    return new Room(game, filledSeats(config.players, seats), options, (listener) => ({
      table: new Table(game, config, seed, { listener }),
      notice: null,
      from: null,
    }))
  }

  /** A saved table goes on: the house's own from its last state, one from elsewhere after it was proven. */
  static resume(game: Game, saved: Saved, options: RoomOptions & { own?: boolean } = {}): Room {
    return new Room(game, filledSeats(saved.config.players, saved.seats), options, (listener) => {
      const { table, notice } = resume(game, saved, { listener, own: options.own ?? false })
      return { table, notice, from: saved.states[0]?.position ?? null }
    })
  }

  /** A game that was played, to look at again. */
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

  readonly isPerson = (seat: number): boolean => isPerson(this.seats[seat])

  /** Whose answer the open decision waits for. */
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

  /** Lets the companion whose answer it is give it; false when a person decides or the game is over. */
  async letCompanionChoose(): Promise<boolean> {
    if (this.over || this.personDecides) return false
    const seat = this.answering
    const answer = this.companions[seat]?.(this.table, seat)
    if (answer === undefined) return false
    await this.change(() => this.table.choose(answer))
    return true
  }

  /** Why no choice of a person can be taken back; null when one can. */
  get undoStop(): string | null {
    if (!this.takebacks) return wordsOfUndo.off
    if (this.lastOwnChoice() !== null) return null
    const stop = this.table.undoStop
    return stop ? undoReasons[stop] : wordsOfUndo.companions
  }

  /** Back to the last choice of a person, unless something new was learned since. */
  async undo(): Promise<void> {
    const back = this.lastOwnChoice()
    if (back === null || !this.takebacks) throw new Refusal('cannot-undo', this.undoStop ?? wordsOfUndo.off)
    await this.change(() => this.table.rewind(back))
  }

  get canRedo(): boolean {
    return this.takebacks && this.table.canRedo
  }

  /** Does again what was taken back, up to the next decision of a person. */
  async redo(): Promise<void> {
    await this.change(() => {
      do this.table.redo()
      while (this.table.canRedo && !this.over && !this.personDecides)
    })
  }

  /** What is nobody's alone to decide, a person decided. */
  private lastOwnChoice(): number | null {
    return this.table.lastChoiceOf((seat) => seat === anyone || this.isPerson(seat))
  }

  /** Goes to any position of a game that was played: back by the copies, forward by its choices. */
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

  /** Why these pieces cannot be used together for the open decision, as the rules say it. */
  whyNot(pieces: readonly string[]): WhyNot {
    const { decision } = this.table
    if (!decision) return { rules: [], prompt: '' }
    const view = this.table.view(this.answering)
    const times = new Map<string, number>()
    for (const { option, rule } of reasons(this.table)) {
      const touched = this.game.touches(option, view)
      if (pieces.every((piece) => touched.includes(piece))) times.set(rule, (times.get(rule) ?? 0) + 1)
    }
    // What keeps most of the options out explains most.
    const rules = [...times].sort(([, a], [, b]) => b - a).map(([rule]) => rule)
    return { rules, prompt: this.game.words.prompt(decision.ask, view) }
  }

  save(): Saved {
    return save(this.table, [...this.seats])
  }

  /**
   * Learns what happened before the state that the table went on from, by going through its journal once more; how
   * long that takes depends on the length of the game, so it is never waited for before play goes on. False when
   * all was known already.
   */
  recall(): boolean {
    const until = this.knownFrom
    if (until === null) return false
    this.knownFrom = null
    const [{ state }] = this.table.recent(until)
    const goesOnFrom = written(state)
    const earlier = new Story(this.story.seats)
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

  /** Carries a change out and has it kept before anybody may rely on it; what cannot be kept did not happen. */
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
