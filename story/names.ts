import { distance } from '@dicehearth/engine'
import type { Book } from './book.ts'
import type { FilePosition } from './problems.ts'
import { everyText } from './walk.ts'

/** A word that the books use as a name, and where. */
export interface Name {
  name: string
  places: readonly { book: Book; at: FilePosition }[]
}

const capital = /[A-Z][a-z]+/g
/** The owner's ending belongs to no name. */
const ending = /['’]s\b/g
/** Behind one of these a capital does not begin a sentence. */
const midSentence = /(?:[a-z,;] |[a-z]-)$/
/** Shorter names resemble each other by chance. */
const shortest = 4
const long = 7

/** The names in some books: words that have a capital inside a sentence and are never written small. */
export function namesIn(books: readonly Book[]): Name[] {
  const places = new Map<string, Name['places'][number][]>()
  const small = new Set<string>()
  const inside = new Set<string>()
  for (const book of books)
    for (const { text, at } of everyText(book)) {
      const words = text.replaceAll(ending, '')
      for (const [word] of words.matchAll(/\b[a-z]+/g)) small.add(word)
      for (const { 0: word, index } of words.matchAll(capital)) {
        places.set(word, [...(places.get(word) ?? []), { book, at }])
        if (midSentence.test(words.slice(0, index))) inside.add(word)
      }
    }
  return [...inside]
    .filter((name) => !small.has(name.toLowerCase()))
    .sort()
    .map((name) => ({ name, places: places.get(name) ?? [] }))
}

/** Pairs of names that may be two spellings of one: a letter apart, in long names two. */
export function alike(names: readonly Name[]): [Name, Name][] {
  return names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other): [Name, Name][] => {
      const length = Math.min(one.name.length, other.name.length)
      if (length < shortest) return []
      return distance(one.name, other.name) <= (length < long ? 1 : 2) ? [[one, other]] : []
    }),
  )
}
