import path from 'node:path'
import { Refusal, type Table } from '@dicehearth/engine'
import { resumedAs, type Change, type Keeper, type Room } from '@dicehearth/host'
import { Claim } from './claim.ts'
import { FileStore } from './file-store.ts'
import { putAway, restingPlace } from './shelf.ts'
import { writeSheets } from './sheets.ts'

/** Where a table is stored. */
export interface KeptAt {
  file: string
  /** The revision of the table that is stored there already; missing for a new one. */
  revision?: number
  /** A file that is there already may be replaced. */
  replace?: boolean
  campaign?: string
  /** Called once the table is over and stored. */
  whenOver?: (table: Table) => void
}

/** Stores a table in a file that this terminal has claimed. */
export class FileKeeper implements Keeper {
  file: string
  /** The files of the sheets that the table handed on. */
  sheets: readonly string[] = []
  private readonly store = new FileStore()
  private revision = 0
  private place: KeptAt
  private claim: Claim | null = null

  /** The campaign that the table belongs to. */
  get campaign(): string | null {
    return this.place.campaign ?? null
  }

  constructor(place: KeptAt) {
    this.file = place.file
    this.place = place
  }

  /** Stores the table as it is when people sit down. */
  async begin(room: Room): Promise<void> {
    const { file, revision, replace = false } = this.place
    if (revision === undefined) {
      if (room.over) this.writeSheets(room)
      await this.store.create({ saved: room.save(), outcome: room.table.state.outcome }, file, { replace })
      this.claim = new Claim(file)
      if (room.over) this.finish(room)
    } else {
      this.claim = new Claim(file)
      this.revision = revision
      await this.keep(resumedAs(room.table, room.seats), room)
    }
  }

  async keep(change: Change, room: Room): Promise<void> {
    this.claim?.check()
    // Sheets first, so that a finished table never lacks them.
    if (room.over) this.writeSheets(room)
    this.revision = await this.store.append(this.file, this.revision, change)
    // A terminal that took the table over in the meantime may have read it without this change.
    this.claim?.check()
    if (room.over) this.finish(room)
  }

  private writeSheets({ table }: Room): void {
    this.sheets = writeSheets(table, restingPlace(this.file))
  }

  private finish({ table }: Room): void {
    this.release()
    this.file = putAway(this.file)
    try {
      this.place.whenOver?.(table)
    } catch (error) {
      // The table is stored: what could not be noted about it is noted when it is opened again.
      if (!(error instanceof Refusal)) throw error
    }
  }

  /** Stores the table elsewhere from now on, for example on a disk with room; it leaves its campaign. */
  async moveTo(place: KeptAt, room: Room): Promise<void> {
    const moved = new FileKeeper(place)
    await moved.begin(room)
    if (path.resolve(this.file) !== path.resolve(place.file)) this.release()
    this.file = moved.file
    this.place = moved.place
    this.claim = moved.claim
    this.revision = moved.revision
    this.sheets = moved.sheets
  }

  /** Merges the file into one whole save, unless another terminal plays on there. */
  merge(): void {
    this.claim?.check()
    this.store.merge(this.file, this.revision)
  }

  release(): void {
    this.claim?.release()
    this.claim = null
  }
}
