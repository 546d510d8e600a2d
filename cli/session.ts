import { setImmediate } from 'node:timers/promises'
import { anyone, Refusal, type Game, type Saved, type SeatOf } from '@dicehearth/engine'
import { inCircles, Room, type LogLine, type Opening, type Place } from '@dicehearth/host'
import { FileKeeper, type KeptAt } from './keeper.ts'

/** A table in a file, played by people at a terminal. */
export class Session {
  readonly room: Room
  /** Everybody at this terminal. */
  readonly place: Place
  private readonly keeper: FileKeeper
  /** People have been told that the companions go in circles. */
  private warned = false

  static async begin(opening: Opening, place: KeptAt): Promise<Session> {
    const keeper = new FileKeeper(place)
    return Session.stored(Room.begin(opening, { keeper }), keeper)
  }

  /** A table from the shelf resumes from its last state; a file from elsewhere is verified first. */
  static async resume(game: Game, saved: Saved, place: KeptAt, own: boolean): Promise<Session> {
    const keeper = new FileKeeper(place)
    return Session.stored(Room.resume(game, saved, { keeper, own }), keeper)
  }

  private static async stored(room: Room, keeper: FileKeeper): Promise<Session> {
    await keeper.begin(room)
    return new Session(room, keeper)
  }

  private constructor(room: Room, keeper: FileKeeper) {
    this.room = room
    this.place = room.place()
    this.keeper = keeper
  }

  get seats(): readonly SeatOf[] {
    return this.room.seats
  }

  get file(): string {
    return this.keeper.file
  }

  get campaign(): string | null {
    return this.keeper.campaign
  }

  /** The files of the sheets that the table handed on. */
  get sheets(): readonly string[] {
    return this.keeper.sheets
  }

  /** Whose version of the story is shown: the first person's, or an onlooker's. */
  get reader(): number {
    return this.place.seats[0] ?? anyone
  }

  get story(): readonly LogLine[] {
    return this.room.story.linesFor(this.reader)
  }

  /** The seat whose view is shown now. */
  get looking(): number {
    return this.place.asked[0] ?? this.reader
  }

  /**
   * Companions play until a person must decide, the game is over, or `enough` says so. Returns why one of their
   * choices could not be stored: it did not happen, and they continue once the table is stored elsewhere. Once it also
   * returns that they go in circles.
   */
  async letCompanionsPlay(enough = (): boolean => false): Promise<Refusal | null> {
    try {
      // Ctrl-C and signals are only heard between two turns of the event loop.
      while (!enough() && (await this.room.letCompanionChoose())) {
        if (this.room.inCircles && !this.warned) {
          this.warned = true
          return new Refusal('in-circles', inCircles)
        }
        await setImmediate()
      }
      return null
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }

  /** Stores the table in another file from now on. */
  async moveTo(file: string, replace: boolean): Promise<void> {
    await this.keeper.moveTo({ file, replace }, this.room)
  }

  /** Merges the file into one whole save, which is easier to send. If that fails, nothing is lost. */
  leave(): void {
    try {
      if (!this.room.over) this.keeper.merge()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    } finally {
      this.keeper.release()
    }
  }

  saved(): string {
    return `${JSON.stringify(this.room.save())}\n`
  }
}
