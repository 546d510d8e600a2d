import {
  argsOf,
  phrases,
  type Book,
  type Entry,
  type FilePosition,
  type Road,
  type Roads,
} from '@dicehearth/story'
import { kinds } from './kinds.ts'
import { mapOf, type BookMap } from './map.ts'

const args = argsOf(kinds)

/** The location an entry belongs to, by its label; null for the Tome and THE END. */
export function locationOf({ kind, label }: Entry, map: BookMap): string | null {
  if (kind === 'begin') return map.starts[0]?.letter ?? null
  return ['base', 'place', 'item'].includes(kind) ? label[0] : null
}

/** The numbers of all tokens that can be met: those dealt, and those that entries place. */
export function tokensIn(book: Book, map: BookMap): { n: number; at: FilePosition }[] {
  const placed = [...phrases(book, 'command')].flatMap(({ phrase }) => {
    const put = args(phrase, 'token place TOKEN at SPOT') ?? args(phrase, 'token place TOKEN')
    return put?.token.kind === 'enc' ? [{ n: put.token.n, at: phrase.at }] : []
  })
  return [...map.tokens.map((n) => ({ n, at: map.at })), ...placed]
}

/** How a party gets about without any line that says so: by moves, by item uses, by encounters. */
export const roads: Roads = {
  start(book) {
    return book.kind === 'deaths'
      ? book.entries.map(({ label }) => label)
      : ['BEGIN', ...mapOf(book).recovers.map(({ label }) => label)]
  },
  roads(book) {
    const map = mapOf(book)
    const tome = tokensIn(book, map).map(({ n }) => `${book.label}-${n}`)
    const mayEnd = [...phrases(book, 'command')].some(({ phrase }) => phrase.form === 'allow-end')
    return (entry) => [
      ...standard(entry, 'move', moves(locationOf(entry, map), map, tome, mayEnd)),
      ...standard(entry, 'item', itemUses(locationOf(entry, map), book)),
      ...(entry.kind === 'tome' && !entry.block ? afterEncounter(map) : []),
    ]
  },
}

/** What a standard choice opens, under the condition that the entry gives it. */
function standard(entry: Entry, form: string, roads: readonly Road[]): Road[] {
  return entry.choices
    .filter((choice) => choice.standard?.form === form)
    .flatMap(({ when, once }) => roads.map((road) => ({ ...road, when, once: once || road.once })))
}

function moves(here: string | null, map: BookMap, tome: readonly string[], mayEnd: boolean): Road[] {
  const ways = map.paths.flatMap(({ ends, spaces }) => {
    const there = ends.find((end) => end !== here)
    if (here === null || there === undefined || !ends.includes(here)) return []
    return [road(there, 'move'), ...(spaces > 0 ? tome.map((label) => road(label, 'encounter', true)) : [])]
  })
  return mayEnd ? [...ways, road('THE END', 'end')] : ways
}

/** Each item, and each pair, is used at most once at a location. */
function itemUses(here: string | null, book: Book): Road[] {
  return book.entries
    .filter(({ kind, label }) => kind === 'item' && label[0] === here)
    .map(({ label }) => road(label, 'item', true))
}

/** When an encounter is over the party goes on, or back. */
function afterEncounter({ paths }: BookMap): Road[] {
  const ends = new Set(paths.flatMap(({ ends, spaces }) => (spaces > 0 ? ends : [])))
  return [...ends].map((letter) => road(letter, 'go on'))
}

function road(to: string, words: string, once = false): Road {
  return { to, words, once, when: null }
}
