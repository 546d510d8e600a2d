import type { Item, PhraseSyntax } from './grammar.js'
import type { Kind, Kinds, Row, Rows } from './vocabulary.ts'

/** A form taken apart: literal words, and kinds. */
export type Piece = string | { name: string; kind: Kind }

export interface Form {
  form: string
  pieces: readonly Piece[]
}

const takenApart = new WeakMap<Kinds, WeakMap<Rows<Row>, readonly Form[]>>()

/** The forms of some rows, taken apart once for each game. */
export function formsOf(rows: Rows<Row>, kinds: Kinds): readonly Form[] {
  const ofGame = takenApart.get(kinds) ?? new WeakMap<Rows<Row>, readonly Form[]>()
  takenApart.set(kinds, ofGame)
  const forms = ofGame.get(rows) ?? Object.keys(rows).map((form) => ({ form, pieces: piecesOf(form, kinds) }))
  ofGame.set(rows, forms)
  return forms
}

function piecesOf(form: string, kinds: Kinds): Piece[] {
  return form
    .split(/\s+|(?=[:,])/)
    .filter((word) => word !== 'if')
    .map((word) => (Object.hasOwn(kinds, word) ? { name: word.toLowerCase(), kind: kinds[word] } : word))
}

/** The words with which lines of these rows begin. */
export function headsOf(rows: Rows<Row>, kinds: Kinds): string[] {
  const first = formsOf(rows, kinds).map(({ pieces }) => pieces[0])
  return [...new Set(first.filter((piece) => typeof piece === 'string'))]
}

const inPlace = new WeakMap<Rows<PlacedRow>, Map<string, Rows<PlacedRow>>>()

interface PlacedRow extends Row {
  in: readonly string[]
}

/** The rows that are allowed in a place. */
export function rowsIn<R extends PlacedRow>(rows: Rows<R>, place: string): Rows<PlacedRow> {
  const known = inPlace.get(rows) ?? new Map<string, Rows<PlacedRow>>()
  inPlace.set(rows, known)
  const there =
    known.get(place) ?? Object.fromEntries(Object.entries(rows).filter(([, row]) => row.in.includes(place)))
  known.set(place, there)
  return there
}

/**
 * Commands with those that belong to them: what follows `burst hit 3 -> …; heal 1 -> …` is still part of the
 * burst, up to the next one that begins like these rows.
 */
export function together(
  list: readonly PhraseSyntax[],
  rows: Rows<Row>,
  kinds: Kinds,
): [PhraseSyntax, PhraseSyntax[]][] {
  const begins = new Set(headsOf(rows, kinds))
  const open = new Set<string>()
  for (const { pieces } of formsOf(rows, kinds)) {
    const [first, last] = [pieces[0], pieces.at(-1)]
    if (typeof first === 'string' && typeof last === 'object' && last.kind.open) open.add(first)
  }
  const groups: [PhraseSyntax, PhraseSyntax[]][] = []
  for (const phrase of list) {
    const last = groups.at(-1)
    if (last && open.has(firstWord(last[0])) && !begins.has(firstWord(phrase))) last[1].push(phrase)
    else groups.push([phrase, []])
  }
  return groups
}

export function firstWord(phrase: PhraseSyntax): string {
  return asWritten(phrase.items[0])
}

export function asWritten(item: Item): string {
  if ('word' in item) return item.word
  if ('text' in item) return `"${item.text}"`
  return 'if' in item ? 'if' : '['
}
