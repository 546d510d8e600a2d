import type { Book, Condition, Entry } from './book.ts'
import { booksIn } from './books-in.ts'
import { storyGraph, type StoryGraph } from './graph.ts'
import type { Names } from './checks/names.ts'
import { inOrder, type FilePosition, type Problem } from './problems.ts'
import { readBook } from './read.ts'
import type { Vocabulary } from './vocabulary.ts'
import { waysOf, type Way } from './ways.ts'

/** A book under examination, with everything that checks ask for. */
export interface Study<K = unknown> {
  vocabulary: Vocabulary
  book: Book
  /** The entries that the party can come to without reading another first. */
  start: readonly string[]
  ways: readonly Way[]
  /** The other books of the campaign. */
  shelf: readonly Book[]
  /** What the game's content holds: names and numbers. What is not given is not checked. */
  known: K
  /** Words that must not occur. */
  forbidden: readonly string[]
}

export interface Finding {
  at: FilePosition
  message: string
  advice: string
  /** If it differs from the level of the check. */
  level?: Problem['level']
}

/** One row of a game's list of checks. */
export interface Check<K = unknown> {
  id: string
  level: Problem['level']
  find(study: Study<K>): Iterable<Finding>
}

/** A way that no line names: a move on a map, the use of an item, an encounter. */
export interface Road {
  to: string
  words: string
  when: Condition | null
  once: boolean
}

export interface Roads {
  /** The entries that the party can come to without reading another first. */
  start(book: Book): string[]
  /** What leads out of the entries of a book, besides its lines. */
  roads(book: Book): (entry: Entry) => Road[]
}

/** The storybooks of a game: how they are read and checked. */
export interface Storybooks {
  vocabulary: Vocabulary
  /** The names that a book may use, by kind. */
  names: Names
  /** The texts of the books in a file. */
  booksIn(file: string): string[]
  read(text: string): Book
  /** The entry that a book begins with. */
  begins(book: Book): string | undefined
  /** All ways between the entries of a book. */
  ways(book: Book): Way[]
  graph(book: Book): StoryGraph
  /** Everything that is wrong with a book, in the order of its lines. */
  check(book: Book, shelf?: readonly Book[], forbidden?: readonly string[]): Problem[]
}

export function storybooks<K extends { names?: Names }>(
  vocabulary: Vocabulary,
  roads: Roads,
  checks: readonly Check<K>[],
  known: K,
): Storybooks {
  const ways = (book: Book): Way[] => waysOf(vocabulary, book, roads.roads(book))
  return {
    vocabulary,
    names: known.names ?? {},
    booksIn: (file) => (vocabulary.several ? booksIn(file) : [file]),
    read: (text) => readBook(vocabulary, text),
    begins: (book) => roads.start(book)[0],
    ways,
    graph: (book) => storyGraph(vocabulary, book, ways(book)),
    check(book, shelf = [], forbidden = []) {
      const study = { vocabulary, book, start: roads.start(book), ways: ways(book), shelf, known, forbidden }
      const found = checks.flatMap((check) =>
        [...check.find(study)].map((finding) => problem(check, finding)),
      )
      return inOrder([...book.problems, ...found])
    },
  }
}

function problem<K>({ id, level }: Check<K>, { at, message, advice, level: own }: Finding): Problem {
  return { line: at.line, column: at.column, check: id, level: own ?? level, message, advice }
}

/** The labels that can be reached from these along the ways. */
export function reached(from: Iterable<string>, ways: readonly Way[]): Set<string> {
  const next = Map.groupBy(ways, (way) => way.from)
  const seen = new Set(from)
  // Iterating over a set also visits what is added on the way.
  for (const label of seen) for (const way of next.get(label) ?? []) seen.add(way.to)
  return seen
}

export function offers(entry: Entry, standard: string): boolean {
  return entry.choices.some((choice) => choice.standard?.form === standard)
}
