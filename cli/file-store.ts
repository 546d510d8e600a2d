import { statSync } from 'node:fs'
import {
  changeText,
  movedOn,
  savedAfter,
  wholeText,
  type Change,
  type Kept,
  type NewTable,
  type TableStore,
} from '@dicehearth/host'
import { appendText, readTable, readText, writeWhole } from './files.ts'
import { checkNamed } from './named-file.ts'
import { newPlace } from './shelf.ts'

/** Once the appended lines are this long, they are merged into one whole save. */
const mostAppended = 1_000_000

/** How often a watched file is looked at, in milliseconds. */
const lookEvery = 400

/** What is known of a file as long as nobody else changes it. */
interface Known {
  stamp: string | null
  size: number
  revision: number
  /** How much has been appended to the whole save; null if another line must not simply follow. */
  appended: number | null
}

/**
 * Tables in files; the name of the file is the id. A file has a whole save in its first line, then a line for every
 * change, so that storing a choice costs the same in a long game as in a short one. When the game ends, it becomes one
 * whole save again.
 */
export class FileStore implements TableStore {
  private readonly known = new Map<string, Known>()

  async create(
    { saved }: NewTable,
    file: string = newPlace(saved.game),
    { replace = false } = {},
  ): Promise<string> {
    checkNamed(file, replace)
    writeWhole(file, wholeText(saved, 0), () => checkNamed(file, replace))
    return file
  }

  async read(file: string): Promise<Kept> {
    return this.look(file)
  }

  async append(file: string, expected: number, change: Change): Promise<number> {
    const stamp = stampOf(file)
    let known = this.known.get(file)
    if (known?.stamp !== stamp) {
      this.look(file)
      known = this.known.get(file)
    }
    if (!known || known.revision !== expected) throw movedOn()
    const line = changeText(change, expected + 1, process.pid)
    const length = (known.appended ?? Infinity) + line.length
    if (change.outcome || length > mostAppended) this.merge(file, expected, change)
    else {
      const size = appendText(file, line)
      // Two processes may have appended at the same moment: the first line counts.
      if (size !== known.size + Buffer.byteLength(line) && !isFirst(line, file)) throw movedOn()
      this.known.set(file, { stamp: stampOf(file), size, revision: expected + 1, appended: length })
    }
    return expected + 1
  }

  watch(file: string, tell: () => void): () => void {
    let seen = stampOf(file)
    const looking = setInterval(() => {
      const now = stampOf(file)
      if (now === seen) return
      seen = now
      tell()
    }, lookEvery)
    return () => clearInterval(looking)
  }

  /** Merges the file into one whole save, which is easier to send. */
  merge(file: string, expected: number, change?: Change): void {
    const { saved, revision } = this.look(file)
    const before = this.known.get(file)?.stamp
    if (revision !== expected) throw movedOn()
    const whole = change ? wholeText(savedAfter(saved, change), revision + 1) : wholeText(saved, revision)
    writeWhole(file, whole, () => {
      if (stampOf(file) !== before) throw movedOn()
    })
  }

  private look(file: string): Kept {
    // Looked at before it is read: a change that comes in between is read twice rather than never.
    const stamp = stampOf(file)
    const { size, saved, revision, appended } = readTable(file)
    this.known.set(file, { stamp, size, revision, appended })
    return { saved, revision }
  }
}

/** What is different after every change; null if the file is gone. */
function stampOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : null
}

/** Whether a line is the first in the file with its revision. */
function isFirst(line: string, file: string): boolean {
  const lines = readText(file).split(/(?<=\n)/)
  return lines.find((it) => revisionOf(it) === revisionOf(line)) === line
}

function revisionOf(line: string): string | undefined {
  return /,"revision":\d+,"by":\d+\}\n$/.exec(line)?.[0].split(',')[1]
}
