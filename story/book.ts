import type { FilePosition, Problem } from './problems.ts'
import type { Args } from './vocabulary.ts'

/** A line as its vocabulary understands it: `gain 3 gold` is the form `gain N gold` with n = 3. */
export interface Phrase {
  form: string
  args: Args
  at: FilePosition
}

export type Condition =
  | { any: readonly Condition[] }
  | { all: readonly Condition[] }
  | { not: Condition }
  | { test: Phrase }

export interface Text {
  type: 'text'
  text: string
  at: FilePosition
}

export interface Action {
  type: 'action'
  /** Carried out not now but each time this happens. */
  on: string | null
  when: Condition | null
  commands: readonly Phrase[]
  at: FilePosition
}

export interface Choice {
  when: Condition | null
  once: boolean
  /** What people read; null for a standard choice. */
  words: string | null
  prices: readonly Phrase[]
  /** Where it leads; null if its commands decide that, or if it leads nowhere. */
  to: string | null
  commands: readonly Phrase[]
  standard: Phrase | null
  at: FilePosition
}

export interface Block {
  name: string
  head: Phrase
  lines: Phrase[]
}

/** Everything under one heading. */
export interface Entry {
  kind: string
  label: string
  title: string
  at: FilePosition
  body: (Text | Action)[]
  /** Lines of facts: a map, an enemy, who is addressed. */
  lines: Phrase[]
  choices: Choice[]
  block: Block | null
}

export interface Book {
  game: string
  /** The kind and the label of the title line. */
  kind: string
  label: string
  title: string
  /** The same text has the same digest, so a table can tell which book it reads. */
  digest: string
  /** All parts in their order, the title line with its own lines first. */
  parts: readonly Entry[]
  /** Those parts that can be turned to. */
  entries: readonly Entry[]
  /** What could not be read. Everything else is still in the book. */
  problems: readonly Problem[]
}

export function entryOf(book: Book, label: string): Entry | undefined {
  return book.entries.find((entry) => entry.label === label)
}

/** The word that a line begins with: "pass" of `pass -> C3`. */
export function headOf({ form }: Phrase): string {
  return form.split(/[ :]/)[0]
}
