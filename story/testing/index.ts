import * as fc from 'fast-check'
import type { Book } from '../book.ts'
import { toDot } from '../graph.ts'
import type { Storybooks } from '../lint.ts'
import { alike, namesIn } from '../names.ts'
import { pagesOf } from '../page.ts'
import { factsAsked } from '../palette.ts'
import { styleOf } from '../style.ts'

/** Accidental damage to a book: pieces cut out, doubled or turned around, and strange signs inserted. */
const accidents = fc.oneof(
  fc.record({ what: fc.constant('cut' as const), at: fc.nat(), length: fc.nat(80) }),
  fc.record({ what: fc.constant('double' as const), at: fc.nat(), length: fc.nat(200) }),
  fc.record({ what: fc.constant('swap' as const), at: fc.nat(), length: fc.nat(40) }),
  fc.record({
    what: fc.constant('insert' as const),
    at: fc.nat(),
    sign: fc.oneof(
      fc.constantFrom(
        '"',
        '(',
        ')',
        '[',
        ']',
        ':',
        ';',
        '->',
        '!',
        '?',
        '#',
        '## ',
        '//',
        '\n',
        '\n\n',
        '\t',
        '{',
        '+',
      ),
      fc.constantFrom(
        '\n! ',
        '\n? ',
        '\ncheck ',
        '\ncombat ',
        ' if ',
        ' not ',
        ' or ',
        '\n- ',
        '\n> ',
        '\n```\n',
        '<b>',
        '\0',
        '\r',
      ),
      fc.string({ maxLength: 12, unit: 'binary' }),
    ),
  }),
)

type Accident = typeof accidents extends fc.Arbitrary<infer A> ? A : never

function suffer(text: string, accident: Accident): string {
  const at = accident.at % (text.length + 1)
  switch (accident.what) {
    case 'cut':
      return text.slice(0, at) + text.slice(at + accident.length)
    case 'double':
      return text.slice(0, at + accident.length) + text.slice(at)
    case 'swap':
      return (
        text.slice(0, at) +
        text.slice(at).split('').slice(0, accident.length).reverse().join('') +
        text.slice(at + accident.length)
      )
    case 'insert':
      return text.slice(0, at) + accident.sign + text.slice(at)
  }
}

/** A damaged book. */
export function damaged(text: string): fc.Arbitrary<string> {
  return fc.array(accidents, { minLength: 1, maxLength: 12 }).map((all) => all.reduce(suffer, text))
}

/** Proves that a book, however damaged, is read, checked and drawn, and that every message names a line of it. */
export function survivesDamage(books: Storybooks, text: string, numRuns: number): void {
  fc.assert(
    fc.property(damaged(text), (broken) => {
      const book = books.read(broken)
      const lines = broken.split('\n').length
      books.graph(book)
      return books.check(book).every(({ line, column, message, advice }) => {
        return line >= 1 && line <= lines && column >= 1 && message !== '' && advice !== ''
      })
    }),
    { numRuns },
  )
}

/** What the tools for writers make of a book: read as a diff, it shows what a change does to them. */
export function shown(books: Storybooks, text: string): string {
  const book = books.read(text)
  return [pagesIn(books, book), ...measuresOf(books, book), toDot(books.graph(book))].join('\n')
}

function pagesIn({ vocabulary }: Storybooks, book: Book): string {
  const pages = pagesOf(vocabulary, book).map(({ label, title, kind, group, line, parts }) => {
    const read = parts.map(({ what, words, notes, to }) =>
      [`  ${what}: ${words}`, ...notes, ...to.map((label) => `-> ${label}`)].join(' | '),
    )
    return [`${line} ${label} ${title} [${kind}, ${group}]`, ...read].join('\n')
  })
  return `${pages.join('\n')}\n`
}

function measuresOf({ vocabulary }: Storybooks, book: Book): string[] {
  const { words, measures } = styleOf(vocabulary, book)
  const names = namesIn([book])
  return [
    `${words} words`,
    ...measures.map(({ name, value, least, most }) => `${name} ${value} ${least ?? ''}..${most ?? ''}`),
    ...names.map(
      ({ name, places }) => `${name} ${places.map(({ at }) => `${at.line}:${at.column}`).join(' ')}`,
    ),
    ...alike(names).map(([one, other]) => `${one.name} ~ ${other.name}`),
    `asks for ${factsAsked(vocabulary, book).join(', ')}\n`,
  ]
}

/** A character that cannot be seen, as its number. */
function escape(invisible: string): string {
  return `\\u{${invisible.codePointAt(0)?.toString(16)}}`
}

/** What is said about a book after some accidents, each message once. */
export function toldOfDamage(books: Storybooks, text: string, seed: number): string {
  const told = new Set<string>()
  const all = fc.sample(damaged(text), { numRuns: 20, seed }).flatMap((broken, n) =>
    books.check(books.read(broken)).flatMap(({ check, level, line, column, message, advice }) => {
      if (told.has(message)) return []
      told.add(message)
      return `${n + 1} ${check} ${level} ${line}:${column} ${message}. ${advice}`.replaceAll(
        /\p{C}/gu,
        escape,
      )
    }),
  )
  return `${all.join('\n')}\n`
}
