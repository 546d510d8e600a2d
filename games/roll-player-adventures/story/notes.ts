import { argsOf, type Book } from '@dicehearth/story'
import { kinds } from './kinds.ts'

const args = argsOf(kinds)
const read = new WeakMap<Book, ReadonlyMap<string, string>>()

/** What the journal says for each keyword: the sentence that the book has for it (RPA-R126). */
export function notesIn(book: Book): ReadonlyMap<string, string> {
  const seen = read.get(book)
  if (seen) return seen
  const notes = new Map<string, string>()
  for (const line of book.parts[0].lines) {
    const note = args(line, 'keyword KEYWORD TEXT')
    if (note) notes.set(note.keyword, note.text)
  }
  read.set(book, notes)
  return notes
}
