import {
  advise,
  answerAtEase,
  isCompanion,
  surprise,
  thinker,
  whoAnswers,
  whoGoesAhead,
  type Advice,
  type Answer,
} from '@dicehearth/bots'
import {
  anyone,
  Refusal,
  replay,
  resume,
  Run,
  save,
  snapshot,
  Table,
  written,
  type Config,
  type Decision,
  type Game,
  type Guide,
  type Saved,
  type SeatOf,
  type TableListener,
} from '@dicehearth/engine'
import { Moment } from './moment.ts'
import { namesOf, withNames, type Names } from './names.ts'
import { changeSince, type Change } from './change.ts'
import { longWithoutNews } from './circles.ts'
import { Place } from './place.ts'
import { filledSeats, isPerson, peopleAt } from './seats.ts'
import type { Cursor, Remark, Standing } from './standing.ts'
import { Story, type Scene } from './story.ts'

/** What a new table needs: the game, the host's choices, and who sits there. */
export interface Opening {
  game: Game
  config: Config
  seed: string
  seats: SeatOf[]
}

/** So long people wait for a companion, in milliseconds: on a slow machine it takes the best answer so far. */
const longestThought = 2000
/** So long people wait for advice, in milliseconds. */
const patience = 4000

/** Why nobody needs to think about a question any longer. */
const answered = 'it is no longer asked'

/** Who was asked, and the place that answered; null if that was a companion, or somebody elsewhere. */
interface Answered {
  asked: readonly number[]
  by: Place | null
}

/** The option of the question at a position that a companion would take. */
interface Favoured {
  position: number
  seat: number
  option: number
}

/** Stores a table. If it refuses a change, that change did not happen. */
export interface Keeper {
  keep(change: Change, room: Room): void | Promise<void>
}

export interface RoomOptions {
  takebacks?: boolean
  /** Whether people may ask for advice. */
  advice?: boolean
  guide?: Guide | null
  keeper?: Keeper
  /**
   * Told whenever the rules, their words or a companion are about to run, with the choice that is being followed, if
   * any: when nothing moves any more, the one told last is where it hangs.
   */
  runs?: (position: number, option: number | null) => void
}

/**
 * One table with the people and companions around it: whose answer it is, one change after the other, the story, the
 * guide, and storage. People look and answer through their places. It knows nothing of browsers, terminals or servers.
 */
export class Room {
  readonly table: Table
  readonly seats: readonly SeatOf[]
  /** The seats of people. */
  readonly people: readonly number[]
  /** A warning about a game that was loaded; null if all is well. */
  readonly notice: string | null
  readonly guide: Guide | null
  readonly takebacks: boolean
  private readonly advice: boolean
  readonly story: Story
  private readonly names: Names
  private readonly keeper: Keeper | null
  private readonly runs: (option?: number) => void
  /** What a companion would take of a question that people answer for all. */
  private favoured: Favoured | null = null
  /** Where the known story begins, for a table resumed from a saved state; null if all of it is known. */
  private knownFrom: number | null
  /** Who was asked at a position and which place answered, since the room was opened. */
  private readonly answers: (Answered | undefined)[] = []
  /** The highest position that was ever taken back: until then, a position may have had another question. */
  private takenBack = -1
  /** The work that is under way and waiting. */
  private queue: Promise<unknown> = Promise.resolve()
  /** A companion that is about to answer. */
  private choosing: Promise<boolean> | null = null
  /** Told as soon as the open question is no longer asked. */
  private thoughts = new AbortController()
  private readonly places = new Map<string, Place>()
  /** Where the table was after each change, and the number of the first; numbers of a later opening are higher. */
  private readonly been: number[] = []
  private firstRevision = Date.now() * 1000
  /** What happened since people were last told, by reader, and each reader's last view; only while somebody watches. */
  private readonly happened = new Map<number, Scene[]>()
  private readonly seen = new Map<number, unknown>()
  /** What anybody was shown last: most of it is what the next one sees, too. */
  shown: Partial<Standing> = {}

  private constructor(
    game: Game,
    seats: readonly SeatOf[],
    { takebacks = true, advice = true, guide = null, keeper, runs }: RoomOptions,
    open: (listener: Story['hear']) => { table: Table; notice: string | null; from: number | null },
  ) {
    this.seats = seats
    this.people = peopleAt(seats)
    this.takebacks = takebacks
    this.advice = advice
    this.guide = guide
    this.keeper = keeper ?? null
    this.runs = (option) => runs?.(this.table.position, option ?? null)
    this.names = namesOf(seats)
    const readers = game.hears || game.secrets ? [...this.people, anyone] : [anyone]
    this.story = new Story(readers, this.names, (...told) => this.note(...told))
    const { table, notice, from } = open(this.story.hear)
    this.table = table
    this.notice = notice
    this.knownFrom = from
    // Choices that no longer fit were dropped, and so is what followed them.
    this.story.forget(table.position)
    this.been.push(table.position)
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

  /** Companions play alone and nothing new has happened for so long that the game may never end. */
  get inCircles(): boolean {
    const { over, people, table, story } = this
    return !over && people.length === 0 && table.position - story.nothingNewSince >= longWithoutNews
  }

  /** What a seat sees, with what everybody is called. */
  view(seat: number): unknown {
    return withNames(this.table.view(seat), this.names)
  }

  /** The table as it stands, for as long as it does. */
  moment(): Moment {
    return new Moment(this.table, this.names)
  }

  readonly isPerson = (seat: number): boolean => isPerson(this.seats[seat])

  /** The place of some of the people at this table; without any it is an onlooker's. */
  place(seats: readonly number[] = this.people): Place {
    const sorted = seats.toSorted((a, b) => a - b)
    const place = this.places.get(String(sorted)) ?? new Place(this, sorted)
    this.places.set(String(sorted), place)
    return place
  }

  /**
   * The seats whose answer the open decision is waiting for: all people who may give one, in the order of its options,
   * or else a companion.
   */
  get answering(): readonly number[] {
    const { decision } = this.table
    if (!decision) return []
    const { people } = this
    // People roll real dice for their companions too.
    if (decision.ask.kind === 'realDie' && people.length > 0)
      return people.includes(decision.ask.seat) ? [decision.ask.seat] : people
    const seats = decision.options.map((option) => option.seat)
    const own = seats.filter(this.isPerson)
    const may = new Set(seats.includes(anyone) ? [...own, ...people] : own)
    return may.size > 0 ? [...may] : [whoAnswers(this.table, this.isPerson)]
  }

  /** Whether a person answers the open decision. */
  get personDecides(): boolean {
    return this.answering.some(this.isPerson)
  }

  /**
   * Lets the companion whose turn it is answer; false if a person decides or the game is over. It thinks while people go
   * on as they like: if they take something back, it thinks again.
   */
  async letCompanionChoose(): Promise<boolean> {
    this.choosing ??= this.companionChooses().finally(() => {
      this.choosing = null
    })
    return this.choosing
  }

  private async companionChooses(): Promise<boolean> {
    for (;;) {
      await this.queue
      if (this.over || this.personDecides) return false
      const { signal } = this.thoughts
      const answer = await this.thoughtOf(whoGoesAhead(this.table, this.answering[0]), signal)
      let hasChosen = false
      await this.change(() => {
        if (signal.aborted) return
        this.story.because = surprise(this.game, answer)
        this.take(answer.option, null)
        this.story.because = ''
        hasChosen = true
      })
      if (hasChosen) return true
    }
  }

  /** What a companion wants to answer, once it has thought. */
  private async thoughtOf(seat: number, signal: AbortSignal): Promise<Answer> {
    const { table } = this
    const { player } = this.seats[seat]
    if (!isCompanion(player)) throw new Error(`seat ${seat} is a person's`)
    const think = thinker(player, `${table.companionSeed} ${seat}`)
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestThought)])
    return answerAtEase(this.overseen(think(table, seat)), inTime)
  }

  private *overseen<Step, End>(thinking: Generator<Step, End, void>): Generator<Step, End, void> {
    for (;;) {
      this.runs()
      const step = thinking.next()
      if (step.done) return step.value
      yield step.value
    }
  }

  /** Lets a companion say what it would do, where a person decides for all and has company. */
  async letCompanionRemark(): Promise<void> {
    await this.queue
    const { table, game } = this
    const { decision, position } = table
    if (!decision || decision.options.length < 2 || !this.personDecides) return
    if (this.favoured?.position === position || !game.words.isTalkedOver(decision.ask)) return
    if (decision.options.some((option) => option.seat !== anyone)) return
    const others = this.seats.flatMap(({ player }, seat) => (isCompanion(player) ? [seat] : []))
    if (others.length === 0) return
    // One after the other has a word.
    const seat = others[position % others.length]
    const { signal } = this.thoughts
    const { option } = await this.thoughtOf(seat, signal)
    return this.inTurn(async () => {
      if (signal.aborted) return
      this.favoured = { position, seat, option }
      this.tell()
    })
  }

  /** What a companion says about the open decision; null if nobody says anything, or not yet. */
  remark(view: unknown): Remark | null {
    const { table, game, favoured } = this
    const { decision, position } = table
    if (!decision || favoured?.position !== position) return null
    const { seat, option } = favoured
    return { seat, text: game.words.remark(seat, decision.options[option], decision.ask, view) }
  }

  /** Whether somebody may be advised on the open question: there is a choice, and it is not what real dice show. */
  get mayAdvise(): boolean {
    const { decision } = this.table
    return this.advice && decision !== null && decision.options.length > 1 && decision.ask.kind !== 'realDie'
  }

  /** What a wise companion would think of the open question in this seat. It never thinks long. */
  async advise(seat: number): Promise<Advice> {
    await this.queue
    if (!this.mayAdvise) throw new Refusal('no-advice', 'There is no advice to be had on this.')
    const { signal } = this.thoughts
    this.runs()
    const advice = await advise(this.table, seat, AbortSignal.any([signal, AbortSignal.timeout(patience)]))
    if (signal.aborted || !advice) throw new Refusal('late-answer', 'The question has been answered already.')
    return advice
  }

  /** Takes an option of the open decision, for a place or for nobody here. */
  take(option: number, by: Place | null): void {
    const { position } = this.table
    const asked = this.answering
    this.runs(option)
    this.table.choose(option)
    this.answers[position] = { asked, by }
    this.stopThinking()
  }

  /** Who was asked and answered at a position; undefined if that was before the room was opened. */
  answerAt(position: number): Answered | undefined {
    return this.answers[position]
  }

  /** The last choice of a person that can be taken back; decisions open to anyone count as a person's. */
  get lastChoice(): number | null {
    return this.table.lastChoiceOf((seat) => seat === anyone || this.isPerson(seat))
  }

  /** What was asked at a position, if it was never taken back and not long ago; else null. */
  decisionAt(position: number): Decision | null {
    const { table, game } = this
    if (position <= this.takenBack || position > table.position) return null
    const [begun] = table.recent(position)
    if (position < begun.position) return null
    const since = table.since(begun.position).slice(0, position - begun.position)
    const choices = since.map(({ choice }) => choice)
    return Run.from(game, begun.state, choices).decision
  }

  /** Goes to any position of a recorded game: back from checkpoints, forward by its choices. */
  seek(position: number, choices: readonly number[]): void {
    if (position < this.table.position) this.rewind(position)
    while (this.table.position < position) this.take(choices[this.table.position], null)
    this.tell()
  }

  /** Catches up with choices that were made elsewhere. */
  follow(choices: readonly number[]): void {
    const mine = this.table.choices
    let common = 0
    while (common < mine.length && mine[common] === choices[common]) common++
    if (common < mine.length) this.rewind(common)
    for (const choice of choices.slice(common)) this.take(choice, null)
    this.tell()
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
      const known = newest.position === until && written(newest.state) === goesOnFrom
      if (!known) earlier.hear(event, position, table)
    }
    const saved = this.save()
    replay(this.game, { ...saved, choices: saved.choices.slice(0, until) }, listener)
    this.story.begin(earlier)
    // Whatever log people have, it begins too late.
    this.firstRevision += this.been.length
    this.been.length = 0
    this.tell()
    return true
  }

  /** Does one thing after the other: answers, companions' moves and news from elsewhere come at any time. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(async () => {
      this.runs()
      return work()
    })
    this.queue = result.catch(() => undefined)
    return result
  }

  /** Makes a change in its turn and stores it before anybody relies on it; if it cannot be stored, it is reverted. */
  async change(act: () => void): Promise<void> {
    return this.inTurn(async () => {
      const { table } = this
      const before = table.position
      const undone = table.undone.slice()
      act()
      if (table.position === before) return
      this.story.forget(table.position)
      try {
        await this.keeper?.keep(changeSince(table, before), this)
      } catch (error) {
        if (table.position > before) table.rewind(before)
        this.story.forget(table.position)
        while (table.position < before) table.redo()
        table.undone.splice(0, table.undone.length, ...undone)
        this.happened.clear()
        throw error
      }
      this.runs()
      this.tell()
    })
  }

  /** Tells everybody who watches what has changed, once it counts. */
  private tell(): void {
    const before = this.cursor
    this.been.push(this.table.position)
    const moment = this.moment()
    for (const place of this.places.values()) place.tell(before, moment)
    this.happened.clear()
  }

  /** The present. */
  get cursor(): Cursor {
    return { position: this.been.at(-1) ?? 0, revision: this.firstRevision + this.been.length - 1 }
  }

  /** The position up to which everything that was told at a cursor still holds; null if that is not known. */
  heldSince({ position, revision = -1 }: Cursor): number | null {
    if (revision < this.firstRevision) return null
    const since = this.been.slice(revision - this.firstRevision)
    if (since[0] !== position) return null
    return since.reduce((lowest, it) => Math.min(lowest, it))
  }

  /** What happened after a position, for a reader of the story. */
  scenesSince(position: number, reader: number): readonly Scene[] {
    const toldAt = this.been.at(-2)
    const isLive = toldAt === position && this.happened.size > 0
    return isLive ? (this.happened.get(reader) ?? []) : this.replayed(position, reader)
  }

  private replayed(from: number, reader: number): Scene[] {
    const { table, game } = this
    const scenes: Scene[] = []
    const story = new Story([reader], this.names, (_, scene) => {
      if (scene.position > from) scenes.push({ ...scene, view: snapshot(scene.view, scenes.at(-1)?.view) })
    })
    const [begun] = table.recent(from)
    const again = new Table(game, table.config, table.seed, {
      listener: story.hear,
      start: begun.state,
      past: { length: begun.position, choices: [], marks: [] },
    })
    for (const { choice } of table.since(begun.position)) again.choose(choice)
    return scenes
  }

  private note(reader: number, scene: Scene, moment: Moment): void {
    if (!this.isRead(reader)) return
    const view = moment.copy(scene.view, this.seen.get(reader), this.shown.view)
    this.seen.set(reader, view)
    this.shown = { ...this.shown, view }
    const scenes = this.happened.get(reader) ?? []
    scenes.push({ ...scene, view })
    this.happened.set(reader, scenes)
  }

  /** Whether somebody watches who reads this story. */
  private isRead(reader: number): boolean {
    const { story } = this
    for (const { isWatched, seats } of this.places.values())
      if (
        isWatched &&
        (seats.length === 0 ? [anyone] : seats).some((seat) => story.readerFor(seat) === reader)
      )
        return true
    return false
  }

  /** Goes back to an earlier position. */
  rewind(position: number): void {
    this.takenBack = Math.max(this.takenBack, this.table.position)
    this.table.rewind(position)
    this.story.forget(position)
    this.favoured = null
    this.stopThinking()
  }

  /** Nobody needs to think about a question that is no longer asked. */
  private stopThinking(): void {
    // A reason of its own costs a record of where it was made, for every answer.
    this.thoughts.abort(answered)
    this.thoughts = new AbortController()
  }
}
