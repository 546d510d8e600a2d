import { nearest } from '@dicehearth/engine'
import type { Condition, Phrase } from './book.ts'
import { asWritten, firstWord, formsOf, headsOf, rowsIn, together, type Piece } from './forms.ts'
import type { ConditionSyntax, PhraseSyntax } from './grammar.js'
import type { FilePosition, Problem } from './problems.ts'
import { Reader } from './reader.ts'
import type { Command, Row, Rows, Test, Vocabulary } from './vocabulary.ts'

/** A line that fits no form: where it stops fitting, and what was expected there. */
interface Misfit {
  at: number
  wanted: string[]
  forms: string[]
}

/** Reads lines with the words of one game, and keeps what it finds wrong. */
export class Reading {
  readonly vocabulary: Vocabulary
  problems: Problem[] = []
  private readonly placeOf: (offset: number) => FilePosition
  /** Where the current line begins in the file. */
  private start = 0

  constructor(vocabulary: Vocabulary, placeOf: (offset: number) => FilePosition) {
    this.vocabulary = vocabulary
    this.placeOf = placeOf
  }

  /** From here on offsets count from the beginning of this line. */
  beginAt(start: number): void {
    this.start = start
  }

  at(offset: number): FilePosition {
    return this.placeOf(this.start + offset)
  }

  report(offset: number, message: string, advice: string): void {
    const { unreadable } = this.vocabulary.checks
    this.problems.push({ ...this.at(offset), check: unreadable, level: 'error', message, advice })
  }

  commands(list: readonly PhraseSyntax[], place: string): Phrase[] {
    const rows: Rows<Command> = this.vocabulary.commands
    let turned = false
    return together(list, rowsIn(rows, place), this.vocabulary.kinds).flatMap(([phrase, more]) => {
      if (turned)
        this.report(phrase.at, 'This comes after a jump on the same line', 'Put it before the jump.')
      const read = this.placed(rows, 'command', phrase, more, place)
      turned = read !== null && rows[read.form].turns?.(read.args) !== undefined
      return read ? [read] : []
    })
  }

  condition(syntax: ConditionSyntax, place: string): Condition {
    if ('any' in syntax) return { any: syntax.any.map((part) => this.condition(part, place)) }
    if ('all' in syntax) return { all: syntax.all.map((part) => this.condition(part, place)) }
    if ('not' in syntax) return { not: this.condition(syntax.not, place) }
    const rows: Rows<Test> = this.vocabulary.conditions
    const test = this.placed(rows, 'condition', syntax.atom, [], place)
    return test ? { test } : { any: [] }
  }

  /** A command or condition that is allowed in this place. */
  private placed(
    rows: Rows<Command | Test>,
    what: string,
    phrase: PhraseSyntax,
    more: readonly PhraseSyntax[],
    place: string,
  ): Phrase | null {
    const read = this.fit(rowsIn(rows, place), phrase, more, place)
    if ('form' in read) return read
    const elsewhere = this.fit(rows, phrase, more, place)
    if ('form' in elsewhere) {
      const places = rows[elsewhere.form].in.join(', ')
      this.report(
        phrase.at,
        `"${elsewhere.form}" is not allowed here`,
        `Use it in ${places}, not in ${place}.`,
      )
    } else this.refuse(rowsIn(rows, place), what, phrase, read)
    return null
  }

  /** One line by these rows; reports where it does not fit. */
  line(rows: Rows<Row>, what: string, list: readonly PhraseSyntax[], place: string): Phrase | null {
    const [phrase, ...more] = list
    const read = this.fit(rows, phrase, more, place)
    if ('form' in read) return read
    this.refuse(rows, what, phrase, read)
    return null
  }

  private refuse(rows: Rows<Row>, what: string, phrase: PhraseSyntax, { at, wanted, forms }: Misfit): void {
    const first = firstWord(phrase)
    const heads = headsOf(rows, this.vocabulary.kinds)
    if (forms.length === 0)
      return this.report(phrase.at, `There is no ${what} "${first}"`, nearest(first, heads))
    const found = phrase.items.find((item) => item.at === at)
    const should = wanted.join(' or ')
    this.report(
      at,
      found ? `Expected ${should}, but found "${asWritten(found)}"` : `${should} is missing here`,
      `Write: ${forms.join(', or: ')}.`,
    )
  }

  /** The form that the whole line fits, or how far the nearest ones got. */
  fit(rows: Rows<Row>, phrase: PhraseSyntax, more: readonly PhraseSyntax[], place: string): Phrase | Misfit {
    const before = this.problems
    const end = phrase.items.at(-1)
    let far = 0
    let misfit: Misfit = { at: phrase.at, wanted: [], forms: [] }
    for (const { form, pieces } of formsOf(rows, this.vocabulary.kinds)) {
      this.problems = []
      const reader = new Reader(phrase, more, this, place)
      const args: Record<string, unknown> = {}
      const missing = pieces.find((piece) => !take(piece, reader, args))
      if (missing === undefined && reader.done) {
        this.problems = [...before, ...this.problems]
        return { form, args, at: this.at(phrase.at) }
      }
      const { reached } = reader
      if (reached === 0 || reached < far) continue
      const at = phrase.items[reached]?.at ?? (end ? end.at + asWritten(end).length : phrase.at)
      if (reached > far) misfit = { at, wanted: [], forms: [] }
      far = reached
      const wanted = missing === undefined ? 'the end of the line' : named(missing)
      if (!misfit.wanted.includes(wanted)) misfit.wanted.push(wanted)
      misfit.forms.push(form)
    }
    this.problems = before
    return misfit
  }
}

function take(piece: Piece, reader: Reader, args: Record<string, unknown>): boolean {
  if (typeof piece === 'string') return reader.word(piece) !== undefined
  const value = piece.kind.read(reader)
  args[piece.name] = value
  return value !== undefined
}

function named(piece: Piece): string {
  return typeof piece === 'string' ? `"${piece}"` : piece.kind.what
}
