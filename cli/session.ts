import { anyone, type Game, type Saved, type SeatOf } from '@dicehearth/engine'
import { Room, type Line, type Opening } from '@dicehearth/host'
import { FileKeeper, wholeText, type Place } from './keeper.ts'

/** People before a terminal at a table that is kept in a file. */
export class Session {
  readonly room: Room
  /** The campaign that the table belongs to. */
  readonly campaign: string | null
  private readonly keeper: FileKeeper

  static begin(opening: Opening, place: Place): Session {
    const keeper = new FileKeeper(place)
    return new Session(Room.begin(opening, { keeper }), keeper, place)
  }

  /** A table of the shelf goes on from its last state; a file from elsewhere is proven first. */
  static resume(game: Game, saved: Saved, place: Place, own: boolean): Session {
    const keeper = new FileKeeper(place)
    return new Session(Room.resume(game, saved, { keeper, own }), keeper, place)
  }

  private constructor(room: Room, keeper: FileKeeper, { campaign }: Place) {
    this.room = room
    this.keeper = keeper
    this.campaign = campaign ?? null
    keeper.keepWhole(room)
  }

  get seats(): readonly SeatOf[] {
    return this.room.seats
  }

  /** Where the table is kept. */
  get file(): string {
    return this.keeper.file
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

  /** People leave: one whole save is easier to keep and to send. */
  leave(): void {
    if (!this.room.over) this.keeper.keepWhole(this.room)
  }

  /** The text of the saved game. */
  saved(): string {
    return wholeText(this.room.save())
  }
}
