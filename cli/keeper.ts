import type { Saved } from '@dicehearth/engine'
import type { Change, Keeper, Room } from '@dicehearth/host'
import { Claim } from './claim.ts'
import { appendLine, writeWhole } from './files.ts'
import { putAway } from './shelf.ts'

/** Appended lines are drawn together into one whole save when they have become this long. */
const mostAppended = 1_000_000

/**
 * Keeps a table in a file: the whole save in the first line, then a line for every change, so that storing one more
 * choice costs the same in a long game as in a short one. A table that is left or over is one whole save again.
 */
export class FileKeeper implements Keeper {
  file: string
  private appended = 0
  private claim: Claim | null = null

  constructor(file: string) {
    this.file = file
  }

  keep(change: Change, room: Room): void {
    this.claim?.check()
    const line = JSON.stringify(change)
    this.appended += line.length
    if (room.over || this.appended > mostAppended) this.keepWhole(room)
    else appendLine(this.file, line)
    if (!room.over) return
    this.release()
    this.file = putAway(this.file)
  }

  keepWhole(room: Room): void {
    writeWhole(this.file, wholeText(room.save()))
    this.claim ??= new Claim(this.file)
    this.appended = 0
  }

  /** From now on the table is kept elsewhere, for example where there is room. */
  moveTo(file: string, room: Room): void {
    const before = { file: this.file, claim: this.claim }
    this.file = file
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
