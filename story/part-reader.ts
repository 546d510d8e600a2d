import { closest } from '@dicehearth/engine'
import type { Entry } from './book.ts'
import type { TextLine } from './frame.ts'
import { firstWord, headsOf } from './forms.ts'
import type { ChoiceSyntax, PhraseSyntax } from './grammar.js'
import type { Reading } from './reading.ts'
import * as syntax from './syntax.ts'
import type { Body, Heading, LineRow, Rows } from './vocabulary.ts'

/** What follows an arrow. */
const arrow: Rows<LineRow> = { LABEL: { says: () => 'turn to that entry' } }

/** Reads what is under one heading, line by line. */
export class PartReader {
  readonly part: Entry
  private readonly reading: Reading
  private readonly body: Body
  /** Whether the line above was text of the same paragraph. */
  private inText = false
  /** Whether a line that was meant for the game could not be read. */
  private misread = false

  constructor(reading: Reading, heading: Heading, start: number) {
    reading.beginAt(start)
    this.reading = reading
    this.body = reading.vocabulary.bodies[heading.kind]
    this.part = { ...heading, at: reading.at(0), body: [], lines: [], choices: [], block: null }
  }

  paragraph(lines: readonly TextLine[]): void {
    this.inText = false
    for (const { text, start } of lines) {
      this.reading.beginAt(start)
      const line = text.trimEnd()
      for (const { 0: name, index } of line.matchAll(/\{[^}]*\}?/g))
        if (!this.mayStandInBraces(name.slice(1, -1))) this.noName(name, index)
      const isText = this.line(line)
      if (isText) this.text(line)
      this.inText = isText
    }
  }

  /** Reads a line that says something to the game; true if it is text. */
  private line(line: string): boolean {
    if (line.startsWith('!')) this.action(line)
    else if (line.startsWith('?')) this.choice(line)
    else if (!this.fact(line)) return !this.mustBeFact(line)
    return false
  }

  private action(line: string): void {
    const { place, actions, triggers } = this.body
    if (!actions) return this.misplaced('A "!" line')
    const read = this.parsed(syntax.action(line))
    if (!read) return
    if (this.part.choices.length > 0 || this.part.block)
      this.reading.report(0, 'A "!" line comes after the choices or the block', 'Put actions above them.')
    if (read.on && !triggers.includes(read.on.word)) this.noTrigger(read.on)
    this.part.body.push({
      type: 'action',
      on: read.on?.word ?? null,
      when: read.when && this.reading.condition(read.when, place),
      commands: this.reading.commands(read.commands, place),
      at: this.reading.at(0),
    })
  }

  private choice(line: string): void {
    const { place, choices } = this.body
    if (!choices) return this.misplaced('A "?" line')
    const read = this.parsed(syntax.choice(line))
    if (!read) return
    if (this.part.block)
      this.reading.report(0, 'A choice comes after a block', 'An entry has choices or one block, not both.')
    const { vocabulary } = this.reading
    this.part.choices.push({
      when: read.when && this.reading.condition(read.when, place),
      once: read.once,
      words: read.words?.text ?? null,
      prices: (read.prices ?? []).flatMap(
        (price) => this.reading.line(vocabulary.prices, 'price', [price], place) ?? [],
      ),
      to: this.target(read, place),
      commands: this.reading.commands(read.commands ?? [], place),
      standard: read.standard
        ? this.reading.line(vocabulary.standard, 'choice', [read.standard], place)
        : null,
      at: this.reading.at(0),
    })
  }

  /** The label after the arrow of a choice. */
  private target({ to }: ChoiceSyntax, place: string): string | null {
    const read = to ? this.reading.line(arrow, 'label', [to], place) : null
    return typeof read?.args.label === 'string' ? read.args.label : null
  }

  /** Reads a line of a block or of a section, if all of it fits. */
  private fact(line: string): boolean {
    const read = syntax.effect(line)
    if (!('syntax' in read)) return false
    const { blocks } = this.reading.vocabulary
    const name = this.body.blocks.find((name) => name === firstWord(read.syntax[0]))
    const head = name === undefined ? null : this.fitting(blocks[name].head, read.syntax)
    if (name !== undefined && head) {
      if (this.part.block || this.part.choices.length > 0)
        this.reading.report(
          0,
          'A block comes after choices or another block',
          'An entry has choices or one block.',
        )
      this.part.block ??= { name, head, lines: [] }
      return true
    }
    const inBlock = this.part.block && this.fitting(blocks[this.part.block.name].lines, read.syntax)
    if (inBlock) this.part.block?.lines.push(inBlock)
    const own = inBlock ? null : this.fitting(this.body.lines, read.syntax)
    if (own) this.part.lines.push(own)
    return Boolean(inBlock ?? own)
  }

  private fitting(rows: Rows<LineRow>, [first, ...more]: readonly PhraseSyntax[]) {
    const read = this.reading.fit(rows, first, more, this.body.place)
    return 'form' in read ? read : null
  }

  /** Reports a line that should have been read: where no text is allowed, or where it is meant for the game. */
  private mustBeFact(line: string): boolean {
    const { vocabulary } = this.reading
    const signed = hasSigns(line)
    const rows = this.rowsMeant(line, signed)
    if (!rows) {
      if (this.body.text) return false
      this.reading.report(
        0,
        'This line cannot be read',
        `Lines allowed here: ${Object.keys(this.body.lines).join(', ')}.`,
      )
      return true
    }
    const { problems } = this.reading
    const before = problems.length
    const read = this.parsed(syntax.effect(line))
    if (read) this.reading.line(rows, 'line', read, this.body.place)
    const problem = problems.at(before)
    // Below a line that could not be read nothing is missing but that line.
    if (!problem && !this.misread)
      this.reading.report(
        0,
        'This line belongs to a block, and none stands above it',
        `Write first what it belongs to: ${this.body.blocks.join(', ')}.`,
      )
    this.misread = true
    if (!this.body.text || !problem) return true
    // What nobody would read aloud is an error: a fight must not vanish among the words of a page.
    if (signed) return true
    problem.check = vocabulary.checks.broken
    problem.level = 'warning'
    problem.message = `This looks like a line of a block, but is read as text: ${problem.message}`
    return false
  }

  /** The rows that a line was probably meant for. */
  private rowsMeant(line: string, signed: boolean): Rows<LineRow> | null {
    const { blocks, kinds } = this.reading.vocabulary
    const [word] = line.split(/[\s:]/)
    const own = this.body.blocks.map((name) => blocks[name])
    const candidates = [...own.map(({ head }) => head), ...own.map(({ lines }) => lines), this.body.lines]
    const heads = candidates.map((rows) => headsOf(rows, kinds))
    const all = heads.flat()
    const alone = /^[a-z]{3,}$/.test(line)
    // Prose may begin with a capital and a colon: "Hats: three of them."
    const misspelt =
      alone || (signed && (/^[a-z]/.test(word) || all.includes(word.toLowerCase()) || !hasColon(line)))
    const like = all.includes(word) ? word : misspelt ? closest(word, all) : null
    const rows = candidates[heads.findIndex((those) => like !== null && those.includes(like))]
    if (!this.body.text) return all.includes(word) ? rows : null
    return rows && (signed || alone || isBrief(line)) ? rows : null
  }

  private text(line: string): void {
    const { body, choices, block } = this.part
    const alien = aliens.find(([like]) => like.test(line))
    if (alien) return noPlaceFor(this.reading, alien[1])
    if (choices.length > 0 || block)
      this.reading.report(0, 'Text comes after the choices or the block', 'Put text above them.')
    const last = body.at(-1)
    const text = line.replaceAll(/\s+/g, ' ')
    if (this.inText && last?.type === 'text') last.text += ` ${text}`
    else body.push({ type: 'text', text, at: this.reading.at(0) })
  }

  private parsed<S>(read: syntax.Parsed<S>): S | null {
    if ('syntax' in read) return read.syntax
    const { offset, message, advice } = read.unreadable
    this.reading.report(offset, message, advice)
    return null
  }

  private misplaced(what: string): void {
    this.reading.report(0, `${what} is not allowed under this heading`, 'Move it to an entry.')
  }

  private mayStandInBraces(words: string): boolean {
    const { names, oneOrSeveral } = this.reading.vocabulary
    return names.includes(words) || (oneOrSeveral === true && /^[^|]+\|[^|]+$/.test(words))
  }

  private noName(name: string, offset: number): void {
    const { names: known, oneOrSeveral } = this.reading.vocabulary
    const names = [...known, ...(oneOrSeveral ? ['one|several'] : [])].map((it) => `{${it}}`)
    this.reading.report(offset, `"${name}" has no meaning`, `Names allowed in braces: ${names.join(', ')}.`)
  }

  private noTrigger({ word, at }: { word: string; at: number }): void {
    const { triggers } = this.body
    this.reading.report(
      at,
      `"on ${word}" is not allowed here`,
      triggers.length > 0
        ? `Lines here may wait for: ${triggers.join(', ')}.`
        : 'Lines here cannot wait for anything: leave "on" out.',
    )
  }
}

/** Lines that Markdown would not take for a paragraph. */
const aliens: readonly [RegExp, string][] = [
  [/^(?:[-+*]|\d+[.)])\s/, 'a list'],
  [/^>/, 'a quotation'],
]

export function noPlaceFor(reading: Reading, what: string): void {
  const advice =
    "Write a paragraph, and don't begin any of its lines with -, +, *, >, # or a number and a dot."
  reading.report(0, `A storybook has no place for ${what}`, advice)
}

/** Prose that happens to begin with the word "check" has neither signs nor the brevity of a block line. */
function hasSigns(line: string): boolean {
  return hasColon(line) || /->|\[|(?:^|\s)(?:[A-Z]\d{1,3}|\d+(?:\/\d+)+)(?!\S)/.test(line)
}

function hasColon(line: string): boolean {
  return /^\w+\s*:/.test(line)
}

function isBrief(line: string): boolean {
  return line.split(/\s+/).length <= 5 && !/[.,!?"]$/.test(line)
}
