import type { Saved, Table } from '@dicehearth/engine'
import type { Change, Keeper, Room } from '@dicehearth/host'
import { Claim } from './claim.ts'
import { appendLine, writeWhole } from './files.ts'
import { writeSheets } from './sheets.ts'
import { putAway, restingPlace } from './shelf.ts'

/** Appended lines are drawn together into one whole save when they have become this long. */
const mostAppended = 1_000_000

/** Where a table is kept. */
export interface Place {
  file: string
  campaign?: string
  /** Is told of the table when it is over and kept. */
  whenOver?: (table: Table) => void
}

/**
 * Keeps a table in a file: the whole save in the first line, then a line for every change, so that storing one more
 * choice costs the same in a long game as in a short one. A table that is left or over is one whole save again.
 */
export class FileKeeper implements Keeper {
  file: string
  /** The files of the sheets that the table handed on. */
  sheets: readonly string[] = []
  private appended = 0
  private place: Place
  private claim: Claim | null = null

  /** The campaign that the table belongs to. */
  get campaign(): string | null {
    return this.place.campaign ?? null
  }

  constructor(place: Place) {
    this.file = place.file
    this.place = place
  }

  keep(change: Change, room: Room): void {
    this.claim?.check()
    const line = JSON.stringify(change)
    this.appended += line.length
    if (room.over || this.appended > mostAppended) this.keepWhole(room)
    else appendLine(this.file, line)
  }

  keepWhole(room: Room): void {
    // First the sheets, then the table that is over: nobody finds the one without the others.
    if (room.over) this.sheets = writeSheets(room.table, restingPlace(this.file))
    writeWhole(this.file, wholeText(room.save()))
    this.claim ??= new Claim(this.file)
    this.appended = 0
    if (!room.over) return
    this.release()
    this.file = putAway(this.file)
    this.place.whenOver?.(room.table)
  }

  /** From now on the table is kept elsewhere, for example where there is room; it leaves its campaign. */
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
