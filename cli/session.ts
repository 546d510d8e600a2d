import { anyone, Refusal, type Game, type Saved, type SeatOf } from '@dicehearth/engine'
import { Room, type Line, type Opening } from '@dicehearth/host'
import { FileKeeper, wholeText, type Place } from './keeper.ts'

/** People before a terminal at a table that is kept in a file. */
export class Session {
  readonly room: Room
  private readonly keeper: FileKeeper

  static begin(opening: Opening, place: Place): Session {
    const keeper = new FileKeeper(place)
    return new Session(Room.begin(opening, { keeper }), keeper)
  }

  /** A table of the shelf goes on from its last state; a file from elsewhere is proven first. */
  static resume(game: Game, saved: Saved, place: Place, own: boolean): Session {
    const keeper = new FileKeeper(place)
    return new Session(Room.resume(game, saved, { keeper, own }), keeper)
  }

  private constructor(room: Room, keeper: FileKeeper) {
    this.room = room
    this.keeper = keeper
    keeper.keepWhole(room)
  }

  get seats(): readonly SeatOf[] {
    return this.room.seats
  }

  /** Where the table is kept. */
  get file(): string {
    return this.keeper.file
  }

  /** The campaign that it belongs to. */
  get campaign(): string | null {
    return this.keeper.campaign
  }

  /** The files of the sheets that it handed on. */
  get sheets(): readonly string[] {
    return this.keeper.sheets
  }

  /** The seat through whose eyes the story is read: the first person's, or an onlooker's. */
  get reader(): number {
    return this.room.viewers[0] ?? anyone
  }

  get story(): readonly Line[] {
    return this.room.story.linesFor(this.reader)
  }

  /** Companions play until a person must decide or the game is over; gives the seat that looks at the table then. */
  async untilPerson(): Promise<number> {
    while (await this.room.letCompanionChoose());
    return this.room.over ? this.reader : this.room.answering
  }

  /** From now on the table is kept in another file. */
  moveTo(file: string): void {
    this.keeper.moveTo(file, this.room)
  }

  /** People leave: one whole save is easier to keep and to send. What cannot be written stands in the file already. */
  leave(): void {
    try {
      if (!this.room.over) this.keeper.keepWhole(this.room)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    } finally {
      this.keeper.release()
    }
  }

  /** The text of the saved game. */
  saved(): string {
    return wholeText(this.room.save())
  }
}
