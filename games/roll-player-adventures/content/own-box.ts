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
  const digest = digestText(file)
  const problems = checked.get(digest) ?? problemsIn(file)
  if (checked.size >= mostRemembered) checked.clear()
  checked.set(digest, problems)
  return problems.length > 0 ? { problems: [...problems] } : { pack: file }
}

/** What is wrong with the books that were read last, by digest: a table reads its book at every start and load. */
const checked = new Map<string, readonly string[]>()
const mostRemembered = 16

function problemsIn(file: string): string[] {
  const { books, problems } = brought(stories(), file)
  return [...problems, ...labelProblems(books.map(({ label }) => label))]
}

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

/**
 * Boxes that somebody holds, by what players bring to them. Opening one takes longer than playing a game with it, and
 * the trial of a pack plays hundreds; a box that no table holds any more may go.
 */
const opened = new WeakMap<Box, Map<string, WeakRef<Box>>>()

/** The box that a table with this set-up plays with. */
export function boxFor(printed: Box, { cards, book }: Own): Box {
  if (!cards && book === null) return printed
  // A digest of what players bring alone: a later edition of the box does not change it (RPA-R122).
  const digest = `own ${digestText(JSON.stringify([cards, book])).slice(0, 16)}`
  const boxes = opened.get(printed) ?? new Map<string, WeakRef<Box>>()
  opened.set(printed, boxes)
  const held = boxes.get(digest)?.deref()
  if (held) return held
  for (const [name, box] of boxes) if (!box.deref()) boxes.delete(name)
  const box = openOwn(printed, { cards, book }, digest)
  boxes.set(digest, new WeakRef(box))
  return box
}

function openOwn(box: Box, { cards, book }: Own, digest: string): Box {
  const books = book === null ? [] : booksIn(book)
  return openBox(cards ? withOwnCards(box.printed, cards, book !== null) : box.printed, books, {
    shelf: box.shelf,
    volumes: new MoreVolumes(box.volumes),
    digest,
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
