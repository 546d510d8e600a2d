import { parse, SyntaxError, type ActionSyntax, type ChoiceSyntax, type PhraseSyntax } from './grammar.js'

/** A line that the grammar cannot take apart. */
export interface Unreadable {
  offset: number
  message: string
  advice: string
}

export type Parsed<S> = { syntax: S } | { unreadable: Unreadable }

export const action = (line: string): Parsed<ActionSyntax> =>
  safely(line, () => parse(line, { startRule: 'Action' }))
export const choice = (line: string): Parsed<ChoiceSyntax> =>
  safely(line, () => parse(line, { startRule: 'Choice' }))
export const effect = (line: string): Parsed<PhraseSyntax[]> =>
  safely(line, () => parse(line, { startRule: 'Effect' }))
export const alternatives = (line: string): Parsed<PhraseSyntax[][]> =>
  safely(line, () => parse(line, { startRule: 'Alternatives' }))

/** Nobody needs more brackets than this, and the parser must not run out of stack. */
const deepest = 20

function safely<S>(line: string, read: () => S): Parsed<S> {
  const quote = line.split('"').length % 2 === 0 ? line.lastIndexOf('"') : -1
  if (quote >= 0)
    return no(
      quote,
      'A quotation is not closed',
      'End it with ". If it continues on the next line, indent that line.',
    )
  const unquoted = line.replaceAll(/"[^"]*"/g, '')
  if (unquoted.split('(').length > deepest || /(?:\bnot\s+){9}/.test(unquoted))
    return no(0, 'This line has too many brackets', 'Split it into several lines.')
  try {
    return { syntax: read() }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { unreadable: explained(error) }
  }
}

function no(offset: number, message: string, advice: string): { unreadable: Unreadable } {
  return { unreadable: { offset, message, advice } }
}

/** What a missing sign means to an author, the most telling first. */
const missing: readonly [sign: string, message: string, advice: string][] = [
  [')', 'A bracket is not closed', 'Add ")".'],
  [']', 'A square bracket is not closed', 'Add "]".'],
  ['->', 'This choice does not say where it leads', 'Write "-> LABEL", or ":" and commands.'],
  [':', '":" is missing here', 'After a condition comes ":", then the command.'],
]

function explained({ expected, found, location }: SyntaxError): Unreadable {
  const { offset } = location.start
  const could = new Set(expected.map(({ text, description }) => text ?? description))
  // Where any word is allowed, a missing sign says little.
  const sign = missing.find(([sign]) => could.has(sign) && !could.has('a word'))
  if (sign) return { offset, message: sign[1], advice: sign[2] }
  if (found === null)
    return { offset, message: 'The line ends too early', advice: 'Something must follow here.' }
  return {
    offset,
    message: `"${found}" is not allowed here`,
    advice: 'See docs/storybooks.md for how such a line is written.',
  }
}
