import { digestText } from '@dicehearth/engine'
import { booksIn, brought, errorsIn } from '@dicehearth/story'
import { isOwn, stories } from '../story/index.ts'
import { openBox, type Box } from './box.ts'
import { knownOf } from './known.ts'
import { boxCalled } from './opened.ts'
import { withOwnCards, type OwnCards } from './own-cards.ts'

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

const ownDigest = 'own '

/** The box that a table with this digest plays with: what players brought, or the printed one. */
export function boxAt(printed: Box, digest: string): Box {
  return (digest.startsWith(ownDigest) ? boxCalled(digest) : undefined) ?? printed
}

/** The box with what players bring, under a digest of that alone: a later edition of the box does not change it. */
export function boxWith(box: Box, { cards, book }: Own): Box {
  if (!cards && book === null) return box
  const digest = `${ownDigest}${digestText(JSON.stringify([cards, book])).slice(0, 16)}`
  return boxCalled(digest) ?? openOwn(box, { cards, book }, digest)
}

function openOwn(box: Box, { cards, book }: Own, digest: string): Box {
  const books = book === null ? [] : booksIn(book)
  const printed = cards ? withOwnCards(box.printed, cards, book !== null) : box.printed
  const adventures = book === null ? box.adventures : books.length === 1 ? 0 : books.length
  const own = openBox(printed, books, box.shelf, { digest, adventures })
  // Books that have been fetched for the box are at hand here, too.
  for (const [label, volume] of box.volumes) if (!own.volumes.has(label)) own.volumes.set(label, volume)
  return own
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
