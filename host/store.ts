import { Refusal, type Outcome, type Saved } from '@dicehearth/engine'
import { savedAfter, type Change } from './change.ts'

/** A table that is to be stored: a saved game, and how it ended if it is over. */
export interface NewTable {
  saved: Saved
  outcome: Outcome | null
}

/** A stored table. */
export interface Kept {
  /** The first choices may be left out: see `Saved.leftOut`. */
  saved: Saved
  /**
   * How many changes there have been. A position does not tell that: after an undo and another choice it is the same
   * as before.
   */
  revision: number
}

/**
 * Where the journals of tables live. A change that is appended is stored whole or not at all, and only then is it
 * acknowledged; checkpoints that neither undo nor loading needs any more go with it. Any number of processes, terminals
 * and tabs may have the same table open: whoever appends names the revision that they know, and only the first is taken.
 */
export interface TableStore {
  /** Stores a new table; refuses an id that is taken, and finds one where none is given. */
  create(table: NewTable, id?: string): Promise<string>
  /** The table with its choices from a position on, by default from its oldest checkpoint: enough to play on. */
  read(id: string, from?: number): Promise<Kept>
  /** Returns the new revision; refuses `moved-on` if the table has another one than expected. */
  append(id: string, expected: number, change: Change): Promise<number>
  /** Tells when the table may have been changed by somebody else, until the returned function is called. */
  watch(id: string, tell: () => void): () => void
}

export function movedOn(): Refusal {
  return new Refusal('moved-on', 'The table has moved on: somebody else was faster.')
}

export function unknownTable(id: string): Refusal {
  return new Refusal('unknown-table', `There is no table "${id}".`)
}

export function takenId(id: string): Refusal {
  return new Refusal('already-exists', `There is a table "${id}" already.`)
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A unique id that can be read aloud. */
export function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => letters[byte % letters.length],
  ).join('')
}

/** Tables for as long as the program runs. */
export class MemoryStore implements TableStore {
  private readonly tables = new Map<string, Kept>()
  private readonly watchers = new Map<string, Set<() => void>>()

  async create({ saved }: NewTable, id = newId()): Promise<string> {
    if (this.tables.has(id)) throw takenId(id)
    this.tables.set(id, { saved, revision: 0 })
    return id
  }

  async read(id: string): Promise<Kept> {
    return this.find(id)
  }

  async append(id: string, expected: number, change: Change): Promise<number> {
    const { saved, revision } = this.find(id)
    if (revision !== expected) throw movedOn()
    this.tables.set(id, { saved: savedAfter(saved, change), revision: revision + 1 })
    for (const tell of this.watchers.get(id) ?? []) tell()
    return revision + 1
  }

  watch(id: string, tell: () => void): () => void {
    const watchers = this.watchers.get(id) ?? new Set()
    this.watchers.set(id, watchers.add(tell))
    return () => void watchers.delete(tell)
  }

  private find(id: string): Kept {
    const kept = this.tables.get(id)
    if (!kept) throw unknownTable(id)
    return kept
  }
}
