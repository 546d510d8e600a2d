import { companion, isCompanion, whoAnswers, type Companion } from '@dicehearth/bots'
import {
  anyone,
  Refusal,
  resume,
  save,
  Table,
  undoReasons,
  type Game,
  type Listener,
  type Saved,
  type SeatOf,
  type Told,
} from '@dicehearth/engine'
import { writeWhole } from './files.ts'
import { person, type Opening } from './host.ts'
import { putAway } from './shelf.ts'

/** Something that happened, in words, after so many choices. */
export interface Telling {
  position: number
  text: string
  event: Told
}

/** A table with the people and companions around it, written to its file after every choice. */
export class Session {
  readonly table: Table
  readonly seats: readonly SeatOf[]
  /** Everything that was told so far. */
  readonly story: Telling[]
  /** What people should know about a game that was loaded. */
  readonly notice: string | null
  /** Where the table is kept. */
  file: string
  private readonly companions: readonly (Companion | null)[]

  static begin({ game, config, seed, seats }: Opening, file: string): Session {
    const { story, listener } = storyteller(seats)
    return new Session(new Table(game, config, seed, { listener }), seats, file, story, null)
  }

  static resume(game: Game, saved: Saved, file: string): Session {
    const seats = Array.from(
      { length: saved.config.players },
      (_, seat) => saved.seats[seat] ?? { player: person },
    )
    const { story, listener } = storyteller(seats)
    const { table, notice } = resume(game, saved, listener)
    const session = new Session(table, seats, file, story, notice)
    session.forget()
    return session
  }

  private constructor(
    table: Table,
    seats: readonly SeatOf[],
    file: string,
    story: Telling[],
    notice: string | null,
  ) {
    this.table = table
    this.seats = seats
    this.file = file
    this.story = story
    this.notice = notice
    this.companions = seats.map(({ player }, seat) =>
      isCompanion(player) ? companion(player, `${table.seed} ${seat}`) : null,
    )
    this.keep()
  }

  readonly isPerson = (seat: number): boolean => seat !== anyone && isPersons(this.seats[seat])

  /** Companions play until a person must decide or the game is over; gives that person's seat. */
  untilPerson(): number {
    while (this.table.decision) {
      const seat = this.answers()
      const companion = this.companions[seat]
      if (!companion) return seat
      this.choose(companion(this.table))
    }
    return tellerOf(this.seats)
  }

  private answers(): number {
    // People roll real dice for their companions too.
    const rolled = this.table.decision?.ask.kind === 'realDie' && this.seats.some(isPersons)
    return rolled ? tellerOf(this.seats) : whoAnswers(this.table, this.isPerson)
  }

  choose(option: number): void {
    this.table.choose(option)
    this.keep()
  }

  /** Back to the last choice of a person, unless something new was learned since. */
  undo(): void {
    // What is anybody's to decide, a person decided.
    const back = this.table.lastChoiceOf((seat) => seat === anyone || this.isPerson(seat))
    if (back === null) {
      const stop = this.table.undoStop
      throw new Refusal(
        'cannot-undo',
        stop ? undoReasons[stop] : 'Something new was learned since your last choice: it cannot be unseen.',
      )
    }
    this.table.rewind(back)
    this.forget()
    this.keep()
  }

  /** Drops what was told of choices that were taken back. */
  private forget(): void {
    while ((this.story.at(-1)?.position ?? 0) > this.table.position) this.story.pop()
  }

  private keep(): void {
    writeWhole(this.file, this.saved())
    if (!this.table.decision) this.file = putAway(this.file)
  }

  /** The text of the saved game. */
  saved(): string {
    return `${JSON.stringify(save(this.table, [...this.seats]))}\n`
  }
}

function isPersons(seat: SeatOf): boolean {
  return !isCompanion(seat.player)
}

/** The seat through whose eyes the story is told: the first person's. */
function tellerOf(seats: readonly SeatOf[]): number {
  return Math.max(0, seats.findIndex(isPersons))
}

function storyteller(seats: readonly SeatOf[]): { story: Telling[]; listener: Listener } {
  const story: Telling[] = []
  const listener: Listener = (event, position, table) => {
    const text = table.game.words.event(event, table.view(tellerOf(seats)))
    if (text !== null) story.push({ position, text, event })
  }
  return { story, listener }
}
