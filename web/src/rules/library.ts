import type { Book } from './book.ts'

const books = import.meta.glob<Book>('../../../games/*/rules.md', { query: '?ledger', import: 'default' })

/** The rule book of a game; undefined when it has none. */
export async function loadBook(game: string): Promise<Book | undefined> {
  return books[`../../../games/${game}/rules.md`]?.()
}
