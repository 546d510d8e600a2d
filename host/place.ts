import {
  previews,
  reasons,
  Refusal,
  undoReasons,
  type Decision,
  type Option,
  type Preview,
  type Reason,
} from '@dicehearth/engine'
import type { Advice } from '@dicehearth/bots'
import type { Moment } from './moment.ts'
import { Outlook } from './outlook.ts'
import type { Room } from './room.ts'
import type { Cursor, News, WhyNot } from './standing.ts'
import { whyNot } from './why-not.ts'

const wordsOfUndo = {
  off: 'Takebacks are off at this table.',
  companions: 'Only companions have chosen since the last new dice or card.',
  others: 'Somebody else has chosen since: only they can take that back.',
}

/**
 * Where somebody sits at a table: the seats that they may answer for, one person's or several people's who share a
 * screen, or none, for onlookers. It is the only way to answer. Any number of screens may look from a place; what they
 * are told is made once for all of them.
 */
export class Place {
  readonly seats: readonly number[]
  private readonly room: Room
  private readonly outlook: Outlook
  private readonly screens = new Set<(news: News) => void>()

  constructor(room: Room, seats: readonly number[]) {
    this.room = room
    this.seats = seats
    this.outlook = new Outlook(room, this)
  }

  /** What has happened since a cursor, as these seats may know it; without one, the table and its log. */
  async since(cursor?: Cursor): Promise<News> {
    // What is not stored yet has not happened.
    return this.room.inTurn(async () => this.outlook.since(cursor))
  }

  /** Tells a screen what has happened since its cursor, and from then on whatever happens. The result stops that. */
  async subscribe(screen: (news: News) => void, cursor?: Cursor): Promise<() => void> {
    return this.room.inTurn(async () => {
      screen(this.outlook.since(cursor))
      this.screens.add(screen)
      return () => void this.screens.delete(screen)
    })
  }

  get isWatched(): boolean {
    return this.screens.size > 0
  }

  /** Tells all screens of a change: they were told everything before it. */
  tell(before: Cursor, moment: Moment): void {
    if (!this.isWatched) return
    const news = this.outlook.since(before, moment)
    for (const screen of this.screens)
      try {
        screen(news)
      } catch {
        // It has lost its line and asks again with its cursor. The choice of somebody else is stored all the same.
        this.screens.delete(screen)
      }
  }

  /** Whose answer is awaited here: some of its seats, in the order of the options. */
  get asked(): readonly number[] {
    return this.room.personDecides ? this.room.answering.filter((seat) => this.seats.includes(seat)) : []
  }

  /** Answers the decision at a position. It counts once it is stored. */
  async choose(position: number, option: number): Promise<void> {
    return this.room.change(() => {
      const now = this.room.table.position
      if (position === now) return this.take(option)
      if (this.hasChosen(position, option)) return undefined
      const still = this.stillOpen(position, option)
      if (still !== null) return this.take(still)
      throw new Refusal('late-answer', `Decision ${position} is not open: the table is at ${now}.`)
    })
  }

  private take(option: number): void {
    const { table } = this.room
    const wanted = table.decision?.options[option]
    // Whoever is not asked does not even learn how many options there are.
    if (table.decision && (this.asked.length === 0 || (wanted && !this.mayTake(wanted)))) throw notYours()
    this.room.take(option, this)
  }

  /** Whoever is asked may take their own options, those open to anyone, and those of companions, who have no place. */
  private mayTake({ seat }: Option): boolean {
    return this.asked.length > 0 && (this.seats.includes(seat) || !this.room.isPerson(seat))
  }

  /**
   * Whether a choice was made here: by one of these seats or, where anyone might have made it, at this screen. Who that
   * was is forgotten when a table is put away; then it may have been here.
   */
  private isOurs(position: number): boolean {
    const { room, seats } = this
    const seat = room.table.taken(position).option?.seat
    if (seat !== undefined && room.isPerson(seat)) return seats.includes(seat)
    const answer = room.answerAt(position)
    return answer ? answer.by === this : seats.length > 0
  }

  /** The same answer sent again, because the reply to the first was lost, is no second choice. */
  private hasChosen(position: number, option: number): boolean {
    return this.room.table.taken(position).choice === option && this.isOurs(position)
  }

  /**
   * The number that an answer to an earlier question has now. It still counts if only others have answered since, the
   * question is the same, and so is every option that it has for these seats. An option open to anyone does not: two
   * people who press the same button mean one choice.
   */
  private stillOpen(position: number, option: number): number | null {
    const { room, seats } = this
    const { decision } = room.table
    const then = room.decisionAt(position)
    const wanted = then?.options[option]
    if (!decision || !wanted || !seats.includes(wanted.seat)) return null
    for (let since = position; since < room.table.position; since++) if (this.isOurs(since)) return null
    const ours = ({ ask, options }: Decision): string =>
      JSON.stringify([ask, options.filter(({ seat }) => seats.includes(seat))])
    if (ours(then) !== ours(decision)) return null
    return decision.options.findIndex((it) => JSON.stringify(it) === JSON.stringify(wanted))
  }

  /** Why the last choice cannot be taken back here; null if it can. */
  get undoStop(): string | null {
    const { takebacks, lastChoice, table } = this.room
    if (!takebacks) return wordsOfUndo.off
    if (lastChoice !== null) return this.isOurs(lastChoice) ? null : wordsOfUndo.others
    return table.undoStop ? undoReasons[table.undoStop] : wordsOfUndo.companions
  }

  /** Goes back to the last choice of a person, if it was made here and nothing new has been learned since. */
  async undo(): Promise<void> {
    return this.room.change(() => {
      const { lastChoice } = this.room
      const { undoStop } = this
      if (undoStop === null && lastChoice !== null) this.room.rewind(lastChoice)
      else throw new Refusal(undoStop === wordsOfUndo.others ? 'not-yours' : 'cannot-undo', undoStop ?? '')
    })
  }

  get canRedo(): boolean {
    const { takebacks, table } = this.room
    const next = table.decision?.options[table.undone.at(-1) ?? -1]
    return takebacks && next !== undefined && this.mayTake(next)
  }

  /** Redoes what was taken back, up to a person's next decision. */
  async redo(): Promise<void> {
    return this.room.change(() => {
      const { room } = this
      const { undone } = room.table
      if (undone.length === 0) throw new Refusal('cannot-redo', 'There is nothing to redo.')
      if (!this.canRedo) throw notYours()
      do room.take(undone[undone.length - 1], this)
      while (undone.length > 0 && !room.over && !room.personDecides)
    })
  }

  /** What the rules leave out of the open question for these seats. */
  reasons(): Reason[] {
    if (!this.room.over && this.asked.length === 0) throw notYours()
    return reasons(this.room.table).filter(({ option }) => this.mayTake(option))
  }

  /** The rules that keep these pieces from being used together in the open decision. */
  async whyNot(pieces: readonly string[]): Promise<WhyNot> {
    return this.room.inTurn(async () => {
      const { table, game } = this.room
      if (!table.decision) return { rules: [], use: null, phase: '', prompt: '' }
      return whyNot(game, table.decision, this.reasons(), this.room.view(this.asked[0]), pieces)
    })
  }

  /** What a wise companion would do here. It takes nothing: the choice stays with whoever is asked. */
  async advise(): Promise<Advice> {
    const [seat] = this.asked
    if (seat === undefined) throw notYours()
    return this.room.advise(seat)
  }

  /** What each option of the decision would change; asked for once it is in sight, because trying takes time. */
  async previews(position: number): Promise<readonly (Preview | null)[]> {
    return this.room.inTurn(async () => {
      const { table } = this.room
      return position === table.position && this.asked.length > 0 ? previews(table) : []
    })
  }
}

function notYours(): Refusal {
  return new Refusal('not-yours', 'This is for another seat to decide.')
}
