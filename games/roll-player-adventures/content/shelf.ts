import { Refusal } from '@dicehearth/engine'
import { readBook, type Book } from '@dicehearth/story'
import { mapOf, type BookMap } from '../story/map.ts'
import { vocabulary } from '../story/vocabulary.ts'

/** An adventure with its map, or the six Death entries. */
export interface Volume {
  book: Book
  map: BookMap
}

/** Books that are fetched when a table needs them, by the label of the adventure. */
export type Shelf = Readonly<Partial<Record<string, () => Promise<string>>>>

/** The file of the Death entries, which every adventure needs. */
export const deathBook = 'DEATH'

interface Books {
  volumes: Map<string, Volume>
  shelf: Shelf
}

export function hasBook({ volumes, shelf }: Books, label: string): boolean {
  return volumes.has(label) || Object.hasOwn(shelf, label)
}

/** Has these books at hand; those that the box lacks are left out. */
export async function fetchBooks({ volumes, shelf }: Books, labels: readonly string[]): Promise<void> {
  await Promise.all(
    labels.map(async (label) => {
      const text = volumes.has(label) ? undefined : await shelf[label]?.()
      if (text !== undefined) putOnShelf(volumes, text)
    }),
  )
}

/** Reads a book, or says where it cannot be read. */
export function putOnShelf(volumes: Map<string, Volume>, text: string): void {
  const book = readBook(vocabulary, text)
  const [problem] = book.problems
  if (problem?.level === 'error')
    throw new Refusal('bad-pack', `${book.label}, line ${problem.line}: ${problem.message}.`)
  const volume = { book, map: mapOf(book) }
  volumes.set(book.label, volume)
  volumes.set(book.digest, volume)
}
