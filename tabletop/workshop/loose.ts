import type { IconData } from '../icon.tsx'
import type { FormWords } from './blank-form.tsx'
import { partsOf, type Schema } from './blanks.ts'

/** A pack whose cards are checked all together: while one is in the making, anything may stand on it. */
export interface LoosePack {
  game: string
  name: string
  [shelf: string]: unknown
}

/** One sort of cards of a pack. */
export interface Shelf {
  /** Where they are in the pack. */
  key: string
  all: string
  one: string
  /** The check of a card, from which its form is made. */
  of: Schema
  most: number
  /** The nth of them, which can be played as it is. */
  fresh: (n: number) => object
  /** What it says on the table; what cannot be read yet is left out. */
  reads: (card: Readonly<Record<string, unknown>>) => readonly string[]
  icon: IconData
}

export function nameOf({ name }: Readonly<Record<string, unknown>>): string {
  return typeof name === 'string' ? name : ''
}

/** A new card whose id, name and number no other on its shelf has. */
export function freshOne({ fresh }: Shelf, cards: readonly Readonly<Record<string, unknown>>[]): object {
  for (let n = 1; ; n++) {
    const next = fresh(n)
    const mine = Object.entries(next).filter(([key]) => ['id', 'name', 'number'].includes(key))
    if (!cards.some((card) => mine.some(([key, value]) => card[key] === value))) return next
  }
}

/** What a card says, line by line; a line that cannot be read yet is left out. */
export function readable(...lines: readonly (() => string | readonly string[])[]): string[] {
  return lines.flatMap((line) => {
    try {
      return line()
    } catch {
      return []
    }
  })
}

/** How a form speaks whose fields are values and lines of text. */
export function wordsFor(
  fields: Readonly<Record<string, string>>,
  values: Readonly<Record<string, Readonly<Record<string, string>>>>,
): FormWords {
  return {
    field: (name) => fields[name] ?? name,
    value: (field, value) => (value === null ? 'none' : (values[field]?.[value] ?? String(value))),
    text: (it) => nameOf(partsOf(it)) || (typeof it === 'string' && it !== '' ? it : 'this line'),
  }
}
