import { digestText } from '@dicehearth/engine'
import type { Book, Entry } from './book.ts'
import { frame } from './frame.ts'
import { noPlaceFor, PartReader } from './part-reader.ts'
import { positionsIn } from './problems.ts'
import { Reading } from './reading.ts'
import type { Heading, Vocabulary } from './vocabulary.ts'

/** A book that players bring must not keep a table busy. This is three times a long one. */
export const limits = { characters: 256 * 1024, headings: 600 }

/** The game that a book is for, by its first line; undefined if it is for none of these. */
export function vocabularyOf<V extends Vocabulary>(vocabularies: readonly V[], text: string): V | undefined {
  const title = titleIn(text)
  return vocabularies.find((vocabulary) => vocabulary.title(title) !== null)
}

function titleIn(text: string): string {
  return /^# +(.*)$/m.exec(text)?.[1].trim() ?? ''
}

/** Reads a book. Whatever is wrong with it is in its problems; what can be read is in the book. */
export function readBook(vocabulary: Vocabulary, text: string): Book {
  const source = text.slice(0, limits.characters)
  const reading = new Reading(vocabulary, positionsIn(source))
  if (text.length > source.length)
    reading.report(0, 'This book is too long', `Split it: at most ${limits.characters} characters are read.`)
  const title = vocabulary.title(titleIn(source))
  if (!title) reading.report(0, 'The first line is not a title', `Begin with ${vocabulary.titleLike}.`)
  const { parts, lost } = readParts(reading, source, title ?? vocabulary.assumed.title)
  return {
    game: vocabulary.game,
    ...(title ?? vocabulary.assumed.title),
    digest: digestText(text),
    parts,
    entries: parts.filter((part) => vocabulary.bodies[part.kind].entry && !lost.has(part)),
    problems: reading.problems,
  }
}

/** The parts of a book; those with an unknown heading are read, but cannot be turned to. */
function readParts(reading: Reading, source: string, title: Heading): { parts: Entry[]; lost: Set<Entry> } {
  let current = new PartReader(reading, title, 0)
  const parts = [current.part]
  const lost = new Set<Entry>()
  let titles = 0
  for (const piece of frame(source)) {
    reading.beginAt(piece.start)
    if (piece.type === 'paragraph') current.paragraph(piece.lines)
    else if (piece.type === 'alien') noPlaceFor(reading, piece.what)
    else if (piece.depth > 2)
      reading.report(0, 'This heading has more than two #', 'Entries begin with "##".')
    else if (piece.depth === 1) {
      if (titles++ > 0)
        reading.report(0, 'This is a second title', 'A file holds one book; entries begin with "##".')
    } else if (parts.length > limits.headings) {
      reading.report(0, `A book has at most ${limits.headings} entries`, 'Split it.')
      break
    } else {
      const heading = headingOf(reading, piece.text, title)
      const { assumed } = reading.vocabulary
      current = new PartReader(
        reading,
        heading ?? { kind: assumed.heading, label: piece.text, title: '' },
        piece.start,
      )
      parts.push(current.part)
      if (!heading) lost.add(current.part)
    }
  }
  return { parts, lost }
}

function headingOf(reading: Reading, text: string, title: Heading): Heading | null {
  const { vocabulary } = reading
  const heading = vocabulary.heading(text, title)
  if (!heading)
    reading.report(0, `"${text}" is not a heading of this book`, `Headings are: ${vocabulary.headingsLike}.`)
  return heading
}
