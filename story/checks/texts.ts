import type { Entry } from '../book.ts'
import { holds, keyOf, testsIn } from '../conditions.ts'
import type { Check } from '../lint.ts'
import type { Fact, Vocabulary } from '../vocabulary.ts'
import { everyText } from '../walk.ts'
import { turnOf } from '../ways.ts'

/** Facts of which a party never has two. */
export interface Apart {
  apart?: readonly (readonly Fact[])[]
}

/** Too long to be read aloud, or choices that come out of nowhere. */
export function entryTexts<K extends Apart>(id: string, mostWords: number): Check<K> {
  return {
    id,
    level: 'warning',
    *find({ vocabulary, book, known: { apart = [] } }) {
      for (const entry of book.entries) {
        const all = readings(vocabulary, entry)
        const sum = all.reduce((sum, { words }) => sum + words, 0)
        const words = sum > mostWords ? longest(all, sum, apart) : sum
        if (words > mostWords)
          yield {
            at: entry.at,
            message: `"${entry.label}" has ${words} words`,
            advice: `Cut it to ${mostWords}, or split it.`,
          }
        if (words === 0 && entry.choices.length > 0)
          yield {
            at: entry.at,
            message: `"${entry.label}" offers choices without any text`,
            advice: 'Describe where the party is.',
          }
      }
    },
  }
}

/** A piece of an entry: how many words are read there, when, and whether the entry is left after it. */
interface Reading {
  words: number
  leaves: boolean
  isRead(is: (key: string) => boolean): boolean
  keys: readonly string[]
}

function readings(vocabulary: Vocabulary, { body }: Entry): Reading[] {
  return body.map((part): Reading => {
    if (part.type === 'text')
      return { words: countWords(part.text), leaves: false, isRead: () => true, keys: [] }
    const { when, commands } = part
    const texts = commands.map(({ form, args }) => vocabulary.commands[form].reads?.(args) ?? '')
    return {
      words: countWords(texts.join(' ')),
      leaves: turnOf(vocabulary, commands) !== undefined,
      isRead: (is) => when === null || holds(when, (test) => is(keyOf(vocabulary, test))),
      keys: testsIn(when).map((test) => keyOf(vocabulary, test)),
    }
  })
}

function countWords(text: string): number {
  return text
    .replaceAll(/\{[^{}|]+\|([^{}|]+)\}/g, '$1')
    .split(/\s+/)
    .filter(Boolean).length
}

/** Beyond this the sum must do. */
const mostCases = 1 << 16

/** The most words that one party can hear in one reading: of two lines that exclude each other, one. */
function longest(all: readonly Reading[], sum: number, apart: readonly (readonly Fact[])[]): number {
  const keys = [...new Set(all.flatMap((it) => it.keys))]
  const groups = apart
    .map((facts) => keys.filter((key) => facts.includes(key)))
    .filter(({ length }) => length > 1)
  const single = keys.filter((key) => !groups.flat().includes(key)).map((key) => [key])
  // Of each group, one holds or none.
  const wheels = [...groups, ...single]
  const cases = wheels.reduce((product, { length }) => product * (length + 1), 1)
  if (cases > mostCases) return sum
  let most = 0
  for (let n = 0; n < cases; n++) {
    let rest = n
    const so = new Set<string>()
    for (const wheel of wheels) {
      const turn = rest % (wheel.length + 1)
      if (turn < wheel.length) so.add(wheel[turn])
      rest = Math.floor(rest / (wheel.length + 1))
    }
    most = Math.max(
      most,
      heard(all, (key) => so.has(key)),
    )
  }
  return most
}

function heard(all: readonly Reading[], is: (key: string) => boolean): number {
  let words = 0
  for (const it of all) {
    if (!it.isRead(is)) continue
    words += it.words
    if (it.leaves) break
  }
  return words
}

/** Words that must not occur anywhere in a book. */
export function forbiddenWords(id: string): Check {
  return {
    id,
    level: 'error',
    *find({ book, forbidden }) {
      const words = forbidden.map((word) => word.trim()).filter(Boolean)
      for (const { text, at } of everyText(book))
        for (const word of words)
          if (text.toLowerCase().includes(word.toLowerCase()))
            yield { at, message: `"${word}" is a forbidden word`, advice: 'Use words of your own.' }
    },
  }
}

/** A choice that can be taken only once should be worth it. */
export function emptyOnce(id: string): Check {
  return {
    id,
    level: 'warning',
    *find({ vocabulary, book }) {
      for (const { choices } of book.entries)
        for (const { once, to, prices, commands, at } of choices)
          if (
            once &&
            to === null &&
            prices.length === 0 &&
            commands.every(({ form }) => vocabulary.commands[form].idle)
          )
            yield {
              at,
              message: 'This choice can be taken once and does nothing',
              advice: 'Give it an effect, or remove "once".',
            }
    },
  }
}
