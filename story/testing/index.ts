import * as fc from 'fast-check'
import type { Storybooks } from '../lint.ts'

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
