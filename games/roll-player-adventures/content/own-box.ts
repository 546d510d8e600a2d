import { digestText } from '@dicehearth/engine'
import { booksIn, brought, errorsIn } from '@dicehearth/story'
import { isOwn, stories } from '../story/index.ts'
import { openBox, type Box } from './box.ts'
import { knownOf } from './known.ts'
import { withOwnCards, type OwnCards } from './own-cards.ts'
import type { Volume } from './shelf.ts'

/** What players bring to a table. */
export interface Own {
  cards: OwnCards | null
  /** A storybook, or the storybooks of a campaign one after the other. */
  book: string | null
}

/** Reads the storybooks in a file, or says what is wrong with them: all that can be said without the cards. */
export function readOwnBooks(file: unknown): { pack: string } | { problems: string[] } {
  if (typeof file !== 'string')
    return {
      problems: [
        'A campaign of your own is a text with storybooks, as docs/write-a-campaign.md explains it.',
      ],
    }
  const seen = checked.get(file)
  if (seen) return seen
  const { books, problems } = brought(stories(), file)
  const all = [...problems, ...labelProblems(books.map(({ label }) => label))]
  const read = all.length > 0 ? { problems: all } : { pack: file }
  if (checked.size >= roomOnShelf) checked.clear()
  checked.set(file, read)
  return read
}

/** Books that were checked: a table reads its book at every start and load. */
const checked = new Map<string, { pack: string } | { problems: string[] }>()
const roomOnShelf = 16

/** A book by itself may have any number; those of a campaign are numbered through (RPA-R123). */
function labelProblems(labels: readonly string[]): string[] {
  const strange = labels.filter((label) => label !== '' && !isOwn({ label }))
  if (strange.length > 0)
    return [`The title of an own book begins with OWN and a number, not with ${strange[0]}.`]
  const wanted = labels.map((_, i) => `OWN${i + 1}`)
  const missing = wanted.filter((label) => !labels.includes(label))
  return labels.length > 1 && missing.length > 0
    ? [`The books of a campaign are numbered from OWN1 on; ${missing[0]} is missing.`]
    : []
}

/** Boxes are opened once for a set-up, and last as long as it does: the table that keeps it keeps its box. */
const opened = new WeakMap<Box, WeakMap<Own, Box>>()

/** The box that a table with this set-up plays with. */
export function boxFor(printed: Box, config: Own): Box {
  if (!config.cards && config.book === null) return printed
  const boxes = opened.get(printed) ?? new WeakMap<Own, Box>()
  opened.set(printed, boxes)
  const box = boxes.get(config) ?? openOwn(printed, config)
  boxes.set(config, box)
  return box
}

/** Under a digest of what players bring alone: a later edition of the box does not change it (RPA-R122). */
function openOwn(box: Box, { cards, book }: Own): Box {
  const books = book === null ? [] : booksIn(book)
  return openBox(cards ? withOwnCards(box.printed, cards, book !== null) : box.printed, books, {
    shelf: box.shelf,
    volumes: new MoreVolumes(box.volumes),
    digest: `own ${digestText(JSON.stringify([cards, book])).slice(0, 16)}`,
    adventures: book === null ? box.adventures : books.length === 1 ? 0 : books.length,
  })
}

/** Books of one table, beside those that have been fetched for the box. */
class MoreVolumes extends Map<string, Volume> {
  private readonly fetched: ReadonlyMap<string, Volume>

  constructor(fetched: ReadonlyMap<string, Volume>) {
    super()
    this.fetched = fetched
  }

  override get(name: string): Volume | undefined {
    return super.get(name) ?? this.fetched.get(name)
  }

  override has(name: string): boolean {
    return super.has(name) || this.fetched.has(name)
  }
}

const faults = new WeakMap<Box, readonly string[]>()

/** What the books that players bring name, and the box with their cards does not hold. */
export function missingIn(box: Box): readonly string[] {
  const seen = faults.get(box)
  if (seen) return seen
  const found = errorsIn(stories(knownOf(box)), ownBooks(box))
  faults.set(box, found)
  return found
}

function ownBooks({ volumes }: Box) {
  return [...volumes].flatMap(([label, { book }]) => (isOwn({ label }) ? [book] : []))
}

/** The label of the book that stands by itself, if players bring one. */
export function singleBook(box: Box): string | null {
  return box.adventures === 0 ? ownBooks(box)[0].label : null
}
