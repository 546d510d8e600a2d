import type { Book } from './book.ts'
import { formsOf, rowsIn } from './forms.ts'
import type { Body, Row, Rows, Vocabulary } from './vocabulary.ts'
import { mentions } from './walk.ts'

/** Something that can be written: its form, with words in capitals for what the author fills in. */
export interface PaletteRow {
  form: string
  /** What each of the words in capitals stands for: "N: a number". */
  fills: readonly string[]
  /** The lines that may follow it, for a block. */
  lines: readonly PaletteRow[]
}

export interface PaletteGroup {
  /** Where it is written: after "!", after "if", as a line of its own. */
  at: 'line' | 'action' | 'condition' | 'choice' | 'price'
  rows: readonly PaletteRow[]
}

/** What can be written below each kind of heading: the help beside a text, and what its editor offers. */
export type Palette = Readonly<Record<string, readonly PaletteGroup[]>>

export function paletteOf(vocabulary: Vocabulary): Palette {
  return Object.fromEntries(
    Object.entries(vocabulary.bodies).map(([kind, body]) => [kind, groupsOf(vocabulary, body)]),
  )
}

function groupsOf(vocabulary: Vocabulary, body: Body): PaletteGroup[] {
  const rows = (of: Rows<Row>): PaletteRow[] => rowsOf(vocabulary, of)
  const blocks = body.blocks.flatMap((name) =>
    rows(vocabulary.blocks[name].head).map((row) => ({
      ...row,
      lines: rows(vocabulary.blocks[name].lines),
    })),
  )
  const groups: PaletteGroup[] = [
    { at: 'line', rows: [...rows(body.lines), ...blocks] },
    { at: 'action', rows: body.actions ? rows(rowsIn(vocabulary.commands, body.place)) : [] },
    {
      at: 'condition',
      rows: body.actions || body.choices ? rows(rowsIn(vocabulary.conditions, body.place)) : [],
    },
    { at: 'choice', rows: body.choices ? [...worded, ...rows(vocabulary.standard)] : [] },
    { at: 'price', rows: body.choices ? rows(vocabulary.prices) : [] },
  ]
  return groups.filter((group) => group.rows.length > 0)
}

/** Choices with words of their own belong to every game. */
const worded: readonly PaletteRow[] = ['"WORDS" -> LABEL', '"WORDS": ACTION', 'once "WORDS" -> LABEL'].map(
  (form) => ({ form, fills: [], lines: [] }),
)

function rowsOf({ kinds }: Vocabulary, rows: Rows<Row>): PaletteRow[] {
  return formsOf(rows, kinds).map(({ form, pieces }) => ({
    form,
    fills: pieces.flatMap((piece) =>
      typeof piece === 'string' ? [] : [`${piece.name.toUpperCase()}: ${piece.kind.what}`],
    ),
    lines: [],
  }))
}

/** Everything that a book asks its readers to have or to remember, such as a flag or a title. */
export function factsAsked(vocabulary: Vocabulary, book: Book): string[] {
  return [...new Set(mentions(vocabulary, book).asked.map(({ fact }) => fact))].sort()
}
