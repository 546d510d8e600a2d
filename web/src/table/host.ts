import { isCompanion, whoAnswers } from '@dicehearth/bots'
import {
  replay,
  resume,
  save,
  undoReasons,
  type Game,
  type Guide,
  type Problem,
  type Saved,
  type SeatOf,
  type Table,
  type Told,
} from '@dicehearth/engine'
import type { Choice, Coach, Line, Milestone, Question, Scene, Seated, Standing, Update } from './client.ts'
import { ending } from './ending.ts'

export interface HostOptions {
  takebacks: boolean
  guide: Guide | null
}

interface Roll {
  position: number
  faces: readonly number[]
}

/** Runs one table and puts everything that happens into words for whoever watches. Knows no browser. */
export class Host {
  readonly table: Table
  readonly seats: readonly SeatOf[]
  /** Said when a saved game could only be resumed in part. */
  readonly notice: string | null
  private readonly game: Game
  private readonly options: HostOptions
  private lines: Line[] = []
  private course: Milestone[] = []
  private rolls: Roll[] = []
  /** Lines that watchers have been told of and that still hold. */
  private kept = 0
  private scenes: Scene[] = []
  /** Whether somebody wants to see each event with the table at that moment. */
  private staging = false

  constructor(game: Game, saved: Saved, options: HostOptions, mode: 'play' | 'replay' = 'play') {
    this.game = game
    this.options = options
    this.seats = saved.seats
    const listener = (event: Told, position: number, table: Table): void => this.hear(event, position, table)
    if (mode === 'play') {
      const { table, notice } = resume(game, saved, listener)
      this.table = table
      this.notice = notice
      // What was told of choices that no longer fit is forgotten with them.
      this.forget(table.position)
    } else {
      const { table, difference } = replay(game, saved, listener)
      this.table = table
      this.notice = difference && `This game goes on as it was played up to here only: ${difference.text}.`
    }
  }

  choose(option: number): void {
    this.staging = true
    this.table.choose(option)
    this.staging = false
  }

  undo(): void {
    const back = this.options.takebacks ? this.table.lastChoiceOf(this.isPerson) : null
    if (back !== null) this.rewind(back)
  }

  /** Does again what was taken back, up to the next decision of a person. */
  redo(): void {
    do this.table.redo()
    while (this.table.canRedo && this.table.decision && !this.personDecides())
  }

  /** Goes to any position of a game that was played: back by the copies, forward by its choices. */
  seek(position: number, choices: readonly number[]): void {
    if (position < this.table.position) this.rewind(position)
    while (this.table.position < position) {
      const last = this.table.position === position - 1
      if (last) this.choose(choices[this.table.position])
      else this.table.choose(choices[this.table.position])
    }
  }

  /** Catches up with choices that were made elsewhere. */
  follow(choices: readonly number[]): void {
    const mine = this.table.choices
    let common = 0
    while (common < mine.length && mine[common] === choices[common]) common++
    if (common < mine.length) this.rewind(common)
    for (const choice of choices.slice(common)) this.choose(choice)
  }

  /** The beginnings of the chapters so far. */
  get chapters(): readonly Milestone[] {
    return this.course
  }

  get over(): boolean {
    return !this.table.decision
  }

  get lastLine(): string {
    return this.over ? this.game.words.outcome(this.view()) : (this.lines.at(-1)?.text ?? '')
  }

  whyNot(piece: string): Problem | null {
    const ask = this.table.decision?.ask
    if (!ask) return null
    const { words } = this.game
    const view = this.view()
    const open = {
      rule: words.rules(ask, view)[0] ?? '',
      text: `Now it is asked: ${words.prompt(ask, view)}`,
    }
    return this.game.whyNot(piece, ask, view) ?? open
  }

  save(): Saved {
    return save(this.table, [...this.seats])
  }

  /** Whether somebody at the screen answers the open decision: real dice are always rolled by a person. */
  personDecides(): boolean {
    const people = this.seats.some((_, seat) => this.isPerson(seat))
    if (this.table.decision?.ask.kind === 'realDie') return people
    return this.isPerson(this.whoDecides())
  }

  whoDecides(): number {
    return whoAnswers(this.table, this.isPerson)
  }

  /** What has changed since the last time this was asked. */
  update(): Update {
    const update = {
      scenes: this.scenes,
      standing: this.standing(),
      keep: this.kept,
      lines: this.lines.slice(this.kept),
    }
    this.kept = this.lines.length
    this.scenes = []
    return update
  }

  private readonly isPerson = (seat: number): boolean => !isCompanion(this.seats[seat]?.player ?? 'human')

  /** People at one screen look at the table with the eyes of whoever decides. */
  private viewer(): number {
    const seats = this.seats.map((_, seat) => seat).filter(this.isPerson)
    const deciding = this.table.decision ? this.whoDecides() : -1
    return seats.includes(deciding) ? deciding : (seats[0] ?? 0)
  }

  private view(): unknown {
    return this.table.view(this.viewer())
  }

  private hear(event: Told, position: number, table: Table): void {
    const { game } = table
    const view = table.view(0)
    const text = game.words.event(event, view)
    // What counts turns or rounds opens a chapter.
    const opens = 'turn' in event || 'round' in event
    const line = text === null ? null : { position, text, pieces: game.touches(event, view), opens }
    if (line) this.lines.push(line)
    if (opens) this.course.push({ position, text: text ?? '', worth: game.evaluate(table.state, 0) })
    if ('faces' in event && isFaces(event.faces)) this.rolls.push({ position, faces: event.faces })
    if (this.staging) this.scenes.push({ event, view: structuredClone(view), line })
  }

  private rewind(position: number): void {
    this.table.rewind(position)
    this.forget(position)
  }

  private forget(position: number): void {
    this.lines = this.lines.filter((line) => line.position <= position)
    this.course = this.course.filter((mark) => mark.position <= position)
    this.rolls = this.rolls.filter((roll) => roll.position <= position)
    this.kept = Math.min(this.kept, this.lines.length)
    this.scenes = []
  }

  private standing(): Standing {
    const { table } = this
    const view = this.view()
    return {
      game: this.game.id,
      position: table.position,
      view,
      seats: this.seats.map((seat, i): Seated => ({
        name: seat.name ?? this.game.words.seat(i, view),
        player: seat.player,
      })),
      question: this.question(view),
      undoStop: this.undoStop(),
      canRedo: this.options.takebacks && table.canRedo,
      coach: this.coach(),
      ending: table.decision
        ? null
        : ending(
            this.game,
            table,
            view,
            this.course,
            this.rolls.flatMap((roll) => roll.faces),
          ),
    }
  }

  private question(view: unknown): Question | null {
    const { decision, position } = this.table
    if (!decision) return null
    const { words } = this.game
    const { ask, options } = decision
    const canGoOn = options.some(({ losing }) => losing !== true)
    return {
      position,
      ask,
      options,
      choices: options.map((option): Choice => ({
        text: words.option(option, ask, view),
        group: words.group(option, ask, view),
        pieces: this.game.touches(option, view),
        grave: canGoOn && option.losing === true,
      })),
      prompt: words.prompt(ask, view),
      rules: words.rules(ask, view),
      seat: this.whoDecides(),
      yours: this.personDecides(),
    }
  }

  private undoStop(): string | null {
    if (!this.options.takebacks) return 'Takebacks are off at this table.'
    if (this.table.lastChoiceOf(this.isPerson) !== null) return null
    const stop = this.table.undoStop
    return stop ? undoReasons[stop] : 'Since the last new dice or card only companions have chosen.'
  }

  private coach(): Coach | null {
    const { guide } = this.options
    const { decision, position } = this.table
    if (!guide || !decision) return null
    const of = guide.steps.length
    const step = guide.steps[position]
    if (!step) return { say: '', option: null, step: of, of }
    const asked = Object.entries(step.take)
    const option = decision.options.findIndex((it) => {
      const has = new Map(Object.entries(it))
      return asked.every(([key, value]) => JSON.stringify(has.get(key)) === JSON.stringify(value))
    })
    return { say: step.say, option: option < 0 ? null : option, step: position, of }
  }
}

function isFaces(faces: unknown): faces is number[] {
  return Array.isArray(faces) && faces.every((face) => typeof face === 'number')
}
