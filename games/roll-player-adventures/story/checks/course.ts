import {
  argsOf,
  everyPhrase,
  offers,
  phrases,
  reached,
  turnOf,
  type Book,
  type Check,
  type Entry,
  type Way,
} from '@dicehearth/story'
import { kinds } from '../kinds.ts'
import { isOwn, type Known, type Purse } from '../known.ts'
import { mapOf, xpAt } from '../map.ts'
import { blocksOf, checkOf, commandsLike, foesOf } from './look.ts'

const args = argsOf(kinds)

/** How an adventure runs: its end, its rests, its rewards, its length. */
export const courseChecks: Check<Known>[] = [
  {
    id: 'L25',
    level: 'error',
    *find({ book, start, ways }) {
      const end = book.entries.find(({ label }) => label === 'THE END')
      if (!end)
        yield { at: { line: 1, column: 1 }, message: 'THE END is missing', advice: 'Write "## THE END".' }
      else if (!reached(start, ways).has('THE END'))
        yield {
          at: end.at,
          message: 'THE END can never be reached',
          advice: 'Lead there, or write "allow-end" somewhere.',
        }
    },
  },
  {
    id: 'L28',
    level: 'warning',
    *find({ book }) {
      for (const { phrase } of phrases(book, 'price')) {
        const gold = args(phrase, 'N gold')?.n ?? 0
        const xp = args(phrase, 'N xp')?.n ?? 0
        if (gold > 30 || xp > 40)
          yield { at: phrase.at, message: 'Nobody can ever pay this', advice: 'At most 30 gold, 40 XP.' }
      }
    },
  },
  {
    id: 'L29',
    level: 'warning',
    *find({ book, ways }) {
      if (!book.entries.some((entry) => offers(entry, 'rest')))
        yield {
          at: { line: 1, column: 1 },
          message: 'The party can rest nowhere',
          advice: 'Offer "? rest" somewhere.',
        }
      const strained = book.entries.filter((entry) => entry.block && !offers(entry, 'rest'))
      for (const entry of strained)
        if (inARow(entry, strained, ways, 4))
          yield {
            at: entry.at,
            message: 'From here on four checks or combats follow each other without a rest',
            advice: 'Put an entry with "? rest" between them.',
          }
    },
  },
  {
    id: 'L31',
    level: 'warning',
    *find({ book, known }) {
      const bounds = known.economy?.[book.label]
      if (!bounds) return
      const all = purseOf(book, known)
      const map = mapOf(book)
      all.xp += map.locations.reduce((sum, location) => sum + xpAt(map, location), 0)
      all.xp += commandsLike(book, 'gain N xp').reduce((sum, { args }) => sum + args.n, 0)
      all.xp += commandsLike(book, 'put N xp at LOC').reduce((sum, { args }) => sum + args.n, 0)
      all.gold += commandsLike(book, 'gain N gold').reduce((sum, { args }) => sum + args.n, 0)
      for (const what of ['xp', 'gold'] as const) {
        const [held, least, most] = [all[what], bounds.least[what], bounds.most[what] * 3]
        if (held < least || held > most)
          yield {
            at: { line: 1, column: 1 },
            message: `The book holds ${held} ${what} in all, and should hold ${least} to ${most}`,
            advice: held < least ? 'Add some.' : 'Take some out.',
          }
      }
    },
  },
  {
    id: 'L32',
    level: 'error',
    *find({ book }) {
      for (const { phrase, role } of everyPhrase(book)) {
        const { faction, change } = phrase.args
        const allowed = ['F1', 'F2', 'F3', ...(role === 'command' ? ['best', 'worst'] : [])]
        if (typeof faction === 'string' && !allowed.includes(faction))
          yield {
            at: phrase.at,
            message: `There is no faction "${faction}" here`,
            advice: `There are: ${allowed.join(', ')}.`,
          }
        else if (typeof faction === 'string' && typeof change === 'number' && Math.abs(change) > 3)
          yield {
            at: phrase.at,
            message: `Favor moves by ${Math.abs(change)} at once`,
            advice: 'At most 3.',
            level: 'warning',
          }
      }
    },
  },
  {
    id: 'L37',
    level: 'error',
    *find({ book }) {
      const barred: Readonly<Partial<Record<string, string[]>>> = {
        tome: ['move', 'item'],
        end: ['move', 'item', 'rest'],
      }
      for (const { kind, choices } of book.entries)
        for (const { standard, at } of choices)
          if (standard && barred[kind]?.includes(standard.form))
            yield {
              at,
              message: `"? ${standard.form}" has no place here`,
              advice: 'Write a choice in words, or none.',
            }
    },
  },
  {
    id: 'L40',
    level: 'error',
    *find({ vocabulary, book }) {
      for (const { kind, body } of book.parts)
        for (const part of body) {
          if (part.type === 'text' || part.on === null) continue
          if (kind !== 'setup')
            yield {
              at: part.at,
              message: `"on ${part.on}" stands outside SETUP`,
              advice: 'Move it to SETUP.',
            }
          if (turnOf(vocabulary, part.commands) !== undefined)
            yield {
              at: part.at,
              message: 'A trigger may not jump',
              advice: 'Record a keyword and ask for it in an entry.',
            }
        }
    },
  },
  {
    id: 'L42',
    level: 'warning',
    *find({ book, known: { entries } }) {
      if (isOwn(book)) return
      const n = book.entries.length
      if (n < entries.least || n > entries.most)
        yield {
          at: { line: 1, column: 1 },
          message: `The book has ${n} entries`,
          advice: `A book should have ${entries.least} to ${entries.most}.`,
        }
    },
  },
]

/** So many entries of this sort follow each other from here on. */
function inARow(entry: Entry, sort: readonly Entry[], ways: readonly Way[], n: number): boolean {
  if (n === 1) return true
  const next = new Set(
    ways.filter(({ from, by }) => from === entry.label && by !== 'game').map(({ to }) => to),
  )
  return sort.some((it) => next.has(it.label) && inARow(it, sort, ways, n - 1))
}

/** What the checks and combats of a book pay, each once. */
function purseOf(book: Book, { enemies, checks }: Known): Purse {
  const all: Purse = { xp: 0, gold: 0 }
  for (const block of blocksOf(book)) {
    const check = checkOf(block)
    const paid = foesOf(block).map(({ enemy }) => enemies?.[enemy])
    for (const purse of check ? [checks?.[`${check.skill} ${check.level}`]] : paid) {
      all.xp += purse?.xp ?? 0
      all.gold += purse?.gold ?? 0
    }
  }
  return all
}
