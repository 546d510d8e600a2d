import { nearest } from '@dicehearth/engine'
import {
  argsOf,
  entryOf,
  everyPhrase,
  holds,
  turnOf,
  type Book,
  type Check,
  type Condition,
  type Entry,
  type Vocabulary,
} from '@dicehearth/story'
import { kinds, type Modifier } from '../kinds.ts'
import type { Known } from '../known.ts'
import { checkOf, combatOf } from './look.ts'

const args = argsOf(kinds)

/** Skill checks and combats: what they name, and what comes after them. */
export const blockChecks: Check<Known>[] = [
  {
    id: 'L18',
    level: 'error',
    *find({ book, known: { names, modifiers } }) {
      const named = [
        ...book.entries.flatMap(({ block, ...entry }) => {
          if (!block) return []
          const foes = combatOf({ ...entry, block }) ?? []
          const marks = [
            ...foes.flatMap((foe) => foe.modifiers),
            ...(checkOf({ ...entry, block })?.modifiers ?? []),
          ]
          return [
            ...foes.map(({ enemy }) => ({
              what: 'enemy',
              name: enemy,
              of: names.enemies,
              at: block.head.at,
            })),
            ...marks.map(({ name }) => ({
              what: 'modifier',
              name,
              of: modifiers && Object.keys(modifiers),
              at: block.head.at,
            })),
          ]
        }),
        ...[...everyPhrase(book)].flatMap(({ phrase }) => {
          const people = args(phrase, 'people TEXT')
          const className = args(phrase, 'class TEXT')
          const familiar = args(phrase, 'gain familiar N')
          const { at } = phrase
          return [
            ...(people ? [{ what: 'people', name: people.text, of: names.peoples, at }] : []),
            ...(className ? [{ what: 'class', name: className.text, of: names.classes, at }] : []),
            ...(familiar ? [{ what: 'familiar', name: String(familiar.n), of: names.familiars, at }] : []),
          ]
        }),
      ]
      for (const { what, name, of, at } of named)
        if (of && !of.includes(name))
          yield { at, message: `There is no ${what} "${name}"`, advice: nearest(name, of) }
    },
  },
  {
    id: 'L19',
    level: 'error',
    *find({ book, known: { modifiers = {} } }) {
      for (const { block, ...entry } of book.entries) {
        if (!block) continue
        const whole = { ...entry, block }
        const wrong = (marks: readonly Modifier[], kind: string): Modifier[] =>
          marks.filter(({ name }) => ![kind, 'both', undefined].includes(modifiers[name]))
        const foes = combatOf(whole) ?? []
        for (const { name } of [
          ...wrong(checkOf(whole)?.modifiers ?? [], 'check'),
          ...wrong(
            foes.flatMap((foe) => foe.modifiers),
            'combat',
          ),
        ])
          yield {
            at: block.head.at,
            message: `${name} is no modifier for a ${block.name}`,
            advice: 'Take another one.',
          }
      }
    },
  },
  {
    id: 'L20',
    level: 'error',
    *find({ book, known: { enemies, dice } }) {
      for (const entry of book.entries) {
        const foes = combatOf(entry)
        if (!foes || !entry.block) continue
        const { at } = entry.block.head
        const names = foes.map(({ enemy }) => enemy)
        if (names.length > 3)
          yield { at, message: `${names.length} enemies at once`, advice: 'At most three fight together.' }
        if (new Set(names).size < names.length)
          yield { at, message: 'The same enemy stands here twice', advice: 'Each enemy card exists once.' }
        const slots = names.reduce((sum, name) => sum + (enemies?.[name]?.slots ?? 0), 0)
        const limit = dice?.[book.label]
        if (limit !== undefined && slots > 2.3 * limit)
          yield {
            at,
            message: `${slots} slots are too many for ${limit} combat dice`,
            advice: `Take enemies with ${Math.floor(2.3 * limit)} slots or fewer.`,
            level: 'warning',
          }
      }
    },
  },
  {
    id: 'L21',
    level: 'error',
    *find({ vocabulary, book }) {
      for (const { block } of book.entries)
        for (const line of block?.lines ?? []) {
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
