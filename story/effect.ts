import type { Phrase } from './book.ts'
import { positionsIn, type Problem } from './problems.ts'
import { Reading } from './reading.ts'
import * as syntax from './syntax.ts'
import type { LineRow, Rows, Vocabulary } from './vocabulary.ts'

/** What a card says: effects to choose from, each a list of commands. Most cards have one. */
export interface Effect {
  alternatives: readonly (readonly Phrase[])[]
  problems: readonly Problem[]
}

/** Reads an effect on its own, with the commands of that place. Stories and cards speak one language. */
export function readEffect(vocabulary: Vocabulary, place: string, text: string): Effect {
  const reading = new Reading(vocabulary, positionsIn(text))
  const read = syntax.alternatives(text)
  if ('unreadable' in read) refuse(reading, read.unreadable)
  const alternatives = 'syntax' in read ? read.syntax.map((list) => reading.commands(list, place)) : []
  return { alternatives, problems: reading.problems }
}

/** Reads a line on its own, such as what an enemy hides. */
export function readLine(
  vocabulary: Vocabulary,
  rows: Rows<LineRow>,
  place: string,
  text: string,
): { line: Phrase | null; problems: readonly Problem[] } {
  const reading = new Reading(vocabulary, positionsIn(text))
  const read = syntax.effect(text)
  if ('unreadable' in read) refuse(reading, read.unreadable)
  const line = 'syntax' in read ? reading.line(rows, 'line', read.syntax, place) : null
  return { line, problems: reading.problems }
}

function refuse(reading: Reading, { offset, message, advice }: syntax.Unreadable): void {
  reading.report(offset, message, advice)
}
