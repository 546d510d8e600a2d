import type { Book } from './book.ts'
import type { Storybooks } from './lint.ts'
import type { Problem } from './problems.ts'

/** Books that somebody brings along, and why they cannot be played, if they cannot. */
export interface Brought {
  books: readonly Book[]
  problems: readonly string[]
}

/** Reads a file that somebody brings along and checks each of its books beside the others. */
export function brought(stories: Storybooks, file: string): Brought {
  const books = stories.booksIn(file).map((text) => stories.read(text))
  return { books, problems: errorsIn(stories, books) }
}

/** Everything that keeps these books from being played; warnings do not. */
export function errorsIn(stories: Storybooks, books: readonly Book[]): string[] {
  return books.flatMap((book) =>
    stories
      .check(
        book,
        books.filter((other) => other !== book),
      )
      .filter(({ level }) => level === 'error')
      .map(inWords),
  )
}

function inWords({ line, column, message, advice }: Problem): string {
  return `Line ${line}, column ${column}: ${message}. ${advice}`
}
