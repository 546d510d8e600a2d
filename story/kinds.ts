import type { Condition, Phrase } from './book.ts'
import type { Kind } from './vocabulary.ts'

/** A kind that is one word matching this pattern. */
export function word(what: string, like: RegExp, known?: string): Kind<string> {
  return { what, read: (reader) => reader.word(like), ...(known === undefined ? {} : { known }) }
}

/** One of a few words. */
export function oneOf<const W extends string>(what: string, words: readonly W[]): Kind<W> {
  return {
    what: `${what} (${words.join(', ')})`,
    read: (reader) => words.find((word) => reader.word(word) !== undefined),
  }
}

/** A number, within bounds if there are any. */
export function number(what = 'a number', least = 0, most = 9999): Kind<number> {
  return {
    what,
    read: (reader) => {
      const n = Number(reader.word(/^\d{1,4}$/))
      return n >= least && n <= most ? n : undefined
    },
  }
}

/** `+2` or `-1`; a space may follow the sign. */
export const change: Kind<number> = {
  what: 'a change such as +1 or -1',
  read: (reader) => {
    const sign = reader.word(/^[+-]\d{0,3}$/)
    if (sign === undefined) return undefined
    const n = Number(sign.length > 1 ? sign : sign + (reader.word(/^\d{1,3}$/) ?? '?'))
    return Number.isNaN(n) ? undefined : n
  },
}

/** Names by a letter and a number: T3, T03 and T003 are the same title. */
export function coded(what: string, letter: string, digits: number, known?: string): Kind<string> {
  return {
    what: `${what} such as ${letter}${'3'.padStart(digits, '0')}`,
    read: (reader) => {
      const code = reader.word(new RegExp(`^${letter}\\d{1,4}$`))
      return code === undefined ? undefined : letter + String(Number(code.slice(1))).padStart(digits, '0')
    },
    ...(known === undefined ? {} : { known }),
  }
}

export const text: Kind<string> = { what: 'a text in quotes', read: (reader) => reader.text() }

export const texts: Kind<string[]> = {
  what: 'texts in quotes with commas between them',
  read: (reader) => reader.several((one) => one.text(), ','),
}

export const comparison = oneOf('a comparison', ['>=', '<=', '='])
export type Comparison = '>=' | '<=' | '='

/** Does the comparison hold? */
export function compare(a: number, how: Comparison, b: number): boolean {
  if (how === '=') return a === b
  return how === '>=' ? a >= b : a <= b
}

/** A condition after `if`. */
export const condition: Kind<Condition> = { what: 'a condition', read: (reader) => reader.condition() }

/** Commands up to the end of the line: of this place, or of the one that the line itself is in. */
export function commands(place?: string): Kind<Phrase[]> {
  return { what: 'a command', read: (reader) => reader.commands(place ?? reader.place), open: true }
}
