import type { Book, BookRule } from './book.ts'

/** The rules that contain all the words; an id finds its rule. */
export function searchRules(book: Book, sought: string): readonly BookRule[] {
  const wanted = sought.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return book.rules.filter(({ id, text }) => {
    const words = `${id} ${text}`.toLowerCase()
    return wanted.every((word) => words.includes(word))
  })
}
