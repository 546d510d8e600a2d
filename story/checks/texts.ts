import type { Entry } from '../book.ts'
import type { Check } from '../lint.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { everyText } from '../walk.ts'

/** Too long to be read aloud, or choices that come out of nowhere. */
export function entryTexts(id: string, mostWords: number): Check {
  return {
    id,
    level: 'warning',
    *find({ vocabulary, book }) {
      for (const entry of book.entries) {
        const words = wordsOf(vocabulary, entry)
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

/** All words that are read aloud in an entry. */
function wordsOf({ commands }: Vocabulary, { body }: Entry): number {
  const texts = body.flatMap((part) =>
    part.type === 'text'
      ? [part.text]
      : part.commands.map(({ form, args }) => commands[form].reads?.(args) ?? ''),
  )
  return texts.join(' ').split(/\s+/).filter(Boolean).length
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
