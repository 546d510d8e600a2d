import { nearest } from '@dicehearth/engine'
import {
  argsOf,
  entryOf,
  everyPhrase,
  holds,
  turnOf,
  type Block,
  type Book,
  type Check,
  type Condition,
  type Entry,
  type FilePosition,
  type Vocabulary,
} from '@dicehearth/story'
import { kinds, type Modifier } from '../kinds.ts'
import type { Known } from '../known.ts'
import { blocksOf, checkOf, foesOf } from './look.ts'

const args = argsOf(kinds)

/** Skill checks and combats: what they name, and what comes after them. */
export const blockChecks: Check<Known>[] = [
  {
    id: 'L18',
    level: 'error',
    *find({ book, known }) {
      for (const { what, name, of, at } of [...namesInBlocks(book, known), ...namesInQuotes(book, known)])
        if (of && !of.includes(name))
          yield { at, message: `There is no ${what} "${name}"`, advice: nearest(name, of) }
    },
  },
  {
    id: 'L19',
    level: 'error',
    *find({ book, known: { modifiers = {} } }) {
      for (const block of blocksOf(book))
        for (const { name } of modifiersOf(block))
          if (![block.name, 'both', undefined].includes(modifiers[name]))
            yield {
              at: block.head.at,
              message: `${name} is no modifier for a ${block.name}`,
              advice: 'Take another one.',
            }
    },
  },
  {
    id: 'L20',
    level: 'error',
    *find({ book, known: { enemies, dice } }) {
      for (const block of blocksOf(book)) {
        const { at } = block.head
        const names = foesOf(block).map(({ enemy }) => enemy)
        if (names.length > 3)
          yield { at, message: `${names.length} enemies at once`, advice: 'At most three fight together.' }
        if (new Set(names).size < names.length)
          yield { at, message: 'The same enemy stands here twice', advice: 'Each enemy card exists once.' }
        const slots = names.reduce((sum, name) => sum + (enemies?.[name]?.slots ?? 0), 0)
        const most = Math.floor(2.3 * (dice?.[book.label] ?? Infinity))
        if (slots > most)
          yield {
            at,
            message: `${slots} slots are too many for the combat dice of this adventure`,
            advice: `Take enemies with ${most} slots or fewer.`,
            level: 'warning',
          }
      }
    },
  },
  {
    id: 'L21',
    level: 'error',
    *find({ vocabulary, book }) {
      for (const { lines } of blocksOf(book))
        for (const line of lines) {
          const defeat = args(line, 'defeat -> LABEL')
          const entry = defeat && entryOf(book, defeat.label)
          if (entry && !knowsDeath(vocabulary, book, entry, new Set()))
            yield {
              at: line.at,
              message: `"${entry.label}" does not reckon with an exhausted party`,
              advice: `Write "! if exhausted: death -> LABEL" there, before the first choice.`,
            }
        }
    },
  },
]

interface Named {
  what: string
  name: string
  /** All that there are, if that is known. */
  of: readonly string[] | undefined
  at: FilePosition
}

function* namesInBlocks(book: Book, { names, modifiers }: Known): Generator<Named> {
  for (const block of blocksOf(book)) {
    const { at } = block.head
    for (const { enemy } of foesOf(block)) yield { what: 'enemy', name: enemy, of: names.enemies, at }
    for (const { name } of modifiersOf(block))
      yield { what: 'modifier', name, of: modifiers && Object.keys(modifiers), at }
  }
}

function* namesInQuotes(book: Book, { names }: Known): Generator<Named> {
  for (const { phrase } of everyPhrase(book)) {
    const { at } = phrase
    const people = args(phrase, 'people TEXT')
    if (people) yield { what: 'people', name: people.text, of: names.peoples, at }
    const ofClass = args(phrase, 'class TEXT')
    if (ofClass) yield { what: 'class', name: ofClass.text, of: names.classes, at }
    const familiar = args(phrase, 'gain familiar N')
    if (familiar) yield { what: 'familiar', name: String(familiar.n), of: names.familiars, at }
  }
}

function modifiersOf(block: Block): Modifier[] {
  return checkOf(block)?.modifiers ?? foesOf(block).flatMap(({ modifiers }) => modifiers)
}

/** Before the party may choose, an exhausted one is told to mark the death track. */
function knowsDeath(vocabulary: Vocabulary, book: Book, entry: Entry, seen: Set<string>): boolean {
  seen.add(entry.label)
  for (const part of entry.body) {
    if (part.type === 'text') continue
    if (part.commands.some(({ form }) => form === 'death -> LABEL') && isForExhausted(part.when)) return true
    const to = turnOf(vocabulary, part.commands)
    if (to === undefined || !isForExhausted(part.when)) continue
    const next = to === null || seen.has(to) ? undefined : entryOf(book, to)
    return next !== undefined && knowsDeath(vocabulary, book, next, seen)
  }
  return false
}

/** It holds whenever the party is exhausted, whatever else is the case. */
function isForExhausted(when: Condition | null): boolean {
  return when === null || holds(when, ({ form }) => form === 'exhausted')
}
