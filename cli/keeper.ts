import type { Saved, Table } from '@dicehearth/engine'
import type { Change, Keeper, Room } from '@dicehearth/host'
import { Claim } from './claim.ts'
import { appendLine, writeWhole } from './files.ts'
import { writeSheets } from './sheets.ts'
import { putAway, restingPlace } from './shelf.ts'

/** Once the appended lines are this long, they are merged into one whole save. */
const mostAppended = 1_000_000

/** Where a table is stored. */
export interface KeptAt {
  file: string
  campaign?: string
  /** Called once the table is over and stored. */
  whenOver?: (table: Table) => void
}

/**
 * Stores a table in a file: a whole save in the first line, then a line for every change, so that storing a choice
 * costs the same in a long game as in a short one. When people leave or the game ends, it becomes one whole save again.
 */
export class FileKeeper implements Keeper {
  file: string
  /** The files of the sheets that the table handed on. */
  sheets: readonly string[] = []
  private appended = 0
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

  keep(change: Change, room: Room): void {
    this.claim?.check()
    const line = JSON.stringify(change)
    this.appended += line.length
    if (room.over || this.appended > mostAppended) this.keepWhole(room)
    else appendLine(this.file, line)
    // A terminal that took the table over in the meantime may have read it without this line.
    this.claim?.check()
  }

  keepWhole(room: Room): void {
    // Sheets first, so that a finished table never lacks them.
    if (room.over) this.sheets = writeSheets(room.table, restingPlace(this.file))
    writeWhole(this.file, wholeText(room.save()), () => this.claim?.check())
    this.claim ??= new Claim(this.file)
    this.appended = 0
    if (!room.over) return
    this.release()
    this.file = putAway(this.file)
    this.place.whenOver?.(room.table)
  }

  /** Stores the table elsewhere from now on, for example on a disk with room; it leaves its campaign. */
  moveTo(file: string, room: Room): void {
    const before = { file: this.file, place: this.place, claim: this.claim }
    this.file = file
    this.place = { file }
    this.claim = null
    try {
      this.keepWhole(room)
    } catch (error) {
      Object.assign(this, before)
      throw error
    }
    before.claim?.release()
  }

  release(): void {
    this.claim?.release()
    this.claim = null
  }
}

export function wholeText(saved: Saved): string {
  return `${JSON.stringify(saved)}\n`
}
