import { nearest } from '@dicehearth/engine'
import type { Check } from '../lint.ts'
import { everyPhrase } from '../walk.ts'

/** The names that a game's content holds, by kind: `{ enemies: ['E01', …] }`. What is not given is not checked. */
export type Names = Readonly<Partial<Record<string, readonly string[]>>>

/** Something is named that the game does not have. */
export function unknownNames<K extends { names: Names }>(id: string): Check<K> {
  return {
    id,
    level: 'error',
    *find({ vocabulary, book, known }) {
      for (const { phrase } of everyPhrase(book))
        for (const word of phrase.form.split(/[ :]+/)) {
          const kind = Object.hasOwn(vocabulary.kinds, word) ? vocabulary.kinds[word] : undefined
          const names = kind?.known === undefined ? undefined : known.names[kind.known]
          const value = phrase.args[word.toLowerCase()]
          if (kind && names && typeof value === 'string' && !names.includes(value))
            yield {
              at: phrase.at,
              message: `"${value}" does not exist: expected ${kind.what}`,
              advice: nearest(value, names),
            }
        }
    },
  }
}
