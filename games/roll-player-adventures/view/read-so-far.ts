import type { Book } from '@dicehearth/story'
import { boxOf, known, type Boxed } from '../content/opened.ts'
import { deathBook } from '../content/shelf.ts'
import { readAloud } from '../rules/aloud.ts'
import { isDeath, type Party } from '../rules/state.ts'

export interface ReadEntry {
  readonly label: string
  readonly text: string
}

/** The text of every entry that was read in this adventure, in the order in which each was first opened. */
export function readSoFar(t: Boxed & Pick<Party, 'book' | 'read' | 'heroes' | 'storyteller'>): ReadEntry[] {
  const { volumes } = boxOf(t)
  return Object.keys(t.read).flatMap((label) => {
    const { book } = known(volumes, isDeath(label) ? deathBook : t.book)
    const text = textsOf(book).get(label)
    return text === undefined || text === '' ? [] : [{ label, text: readAloud(t, text) }]
  })
}

const kept = new WeakMap<Book, ReadonlyMap<string, string>>()

function textsOf(book: Book): ReadonlyMap<string, string> {
  const seen = kept.get(book)
  if (seen) return seen
  const texts = new Map(
    book.entries.map(({ label, body }) => [
      label,
      body.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' '),
    ]),
  )
  kept.set(book, texts)
  return texts
}
