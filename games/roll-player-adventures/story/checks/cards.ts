import {
  mentions,
  missingIn,
  ofKind,
  offers,
  type Book,
  type Check,
  type Entry,
  type Mention,
} from '@dicehearth/story'
import { isOwn, type Known } from '../known.ts'
import { first, isEarlier, turnOf } from './look.ts'

/** Titles, items and other cards: asked for, revealed, used. */
export const cardChecks: Check<Known>[] = [
  {
    id: 'L12',
    level: 'error',
    *find({ vocabulary, book, shelf, known }) {
      const titles = (books: readonly Book[], which: 'asked' | 'recorded'): Mention[] =>
        ofKind(
          'title',
          books.flatMap((it) => mentions(vocabulary, it)[which]),
        )
      const all = [book, ...shelf.filter(({ label }) => label !== book.label)]
      const campaign = isOwn(book) ? ownCampaign(all) : known.campaign
      const earlier =
        book.label === 'SIDE' ? campaign : campaign.filter((label) => isEarlier(label, book.label))
      const unread = earlier.filter((label) => label !== book.label && !all.some((it) => it.label === label))
      const revealed = titles(
        all.filter((it) => it === book || earlier.includes(it.label)),
        'recorded',
      )
      for (const { fact, at } of missingIn(titles([book], 'asked'), revealed)) {
        const homes = isOwn(book) ? undefined : known.homes?.[fact]
        if (unread.some((label) => homes === undefined || homes.includes(label))) continue
        yield {
          at,
          message: `Neither this book nor an earlier one reveals the ${fact}`,
          advice: "Reveal it, or don't ask for it.",
        }
      }
      if (!campaign.every((label) => all.some((it) => it.label === label))) return
      for (const { fact, at } of missingIn(titles([book], 'recorded'), titles(all, 'asked')))
        yield {
          at,
          message: `No book asks for the ${fact}`,
          advice: 'Let it matter somewhere.',
          level: 'warning',
        }
    },
  },
  {
    id: 'L13',
    level: 'error',
    *find({ vocabulary, book }) {
      const { asked, recorded } = mentions(vocabulary, book)
      const used = itemEntries(book).flatMap((entry) =>
        itemsOf(entry).map((n) => ({ fact: `item ${n}`, at: entry.at, entry })),
      )
      for (const { fact, at } of missingIn([...ofKind('item', asked), ...used], recorded))
        yield { at, message: `This book never reveals ${fact}`, advice: `Write "reveal ${fact}" somewhere.` }
    },
  },
  {
    id: 'L14',
    level: 'warning',
    *find({ vocabulary, book }) {
      const used = itemEntries(book).flatMap((entry) => itemsOf(entry).map((n) => `item ${n}`))
      for (const { fact, at } of first(
        ofKind('item', mentions(vocabulary, book).recorded),
        ({ fact }) => fact,
      ))
        if (!used.includes(fact))
          yield {
            at,
            message: `The ${fact} can be used nowhere in this book`,
            advice: 'Write an entry for it, such as "## C41".',
          }
    },
  },
  {
    id: 'L15',
    level: 'error',
    *find({ book }) {
      for (const { label, at } of itemEntries(book))
        if (
          !book.entries.some(
            (entry) => entry.label[0] === label[0] && entry.kind !== 'tome' && offers(entry, 'item'),
          )
        )
          yield {
            at,
            message: `No entry of location ${label[0]} offers "? item"`,
            advice: 'Add "? item" to one of them.',
          }
    },
  },
  {
    id: 'L16',
    level: 'error',
    *find({ book }) {
      for (const entry of itemEntries(book)) {
        const items = itemsOf(entry)
        if (items.length === 2 && (items[0] >= items[1] || items.some((n) => n < 31 || n > 99)))
          yield {
            at: entry.at,
            message: `"${entry.label}" is no pair of items`,
            advice: 'Write two numbers from 31 to 99, the lower one first.',
          }
      }
    },
  },
  {
    id: 'L17',
    level: 'error',
    *find({ book }) {
      for (const { label, kind, at } of book.entries) {
        const n = Number(label.slice(1))
        if ((kind === 'place' || kind === 'item') && !label.includes('.') && (n < 1 || n > 99))
          yield {
            at,
            message: `"${label}" has no possible number`,
            advice: 'Ordinary entries have 1 to 30, items 31 to 99.',
          }
      }
    },
  },
  {
    id: 'L34',
    level: 'error',
    *find({ book }) {
      const entries = itemEntries(book)
      for (const [i, entry] of entries.entries()) {
        const other = entries.slice(0, i).find((it) => useOf(it) === useOf(entry))
        if (other)
          yield {
            at: entry.at,
            message: `"${entry.label}" is the same item use as "${other.label}"`,
            advice: 'Keep one of them.',
          }
      }
    },
  },
  {
    id: 'L39',
    level: 'warning',
    *find({ vocabulary, book, known }) {
      if (isOwn(book)) return
      for (const { fact, at } of mentions(vocabulary, book).recorded) {
        const homes = known.homes?.[fact]
        if (homes && !homes.includes(book.label))
          yield {
            at,
            message: `The ${fact} belongs to ${homes.join(', ')}`,
            advice: 'Use one that belongs to this adventure.',
          }
      }
    },
  },
]

function itemEntries(book: Book): Entry[] {
  return book.entries.filter(({ kind }) => kind === 'item')
}

/** The items that an entry is for: C31.34 for 31 and 34. */
function itemsOf({ label }: Entry): number[] {
  return label.slice(1).split('.').map(Number)
}

/** The same for the same items at the same location, however the label is written. */
function useOf(entry: Entry): string {
  return entry.label[0] + String(itemsOf(entry).sort((a, b) => a - b))
}

/** The books of an own campaign, as far as the last one that is there. */
function ownCampaign(books: readonly Book[]): string[] {
  const last = Math.max(...books.filter(isOwn).map(({ label }) => turnOf(label)))
  return Array.from({ length: last }, (_, i) => `OWN${i + 1}`)
}
