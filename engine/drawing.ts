import type { Ask, Decision, Option } from './play.ts'

/** How text looks in a terminal with colours. It must be clear without them too. */
export type Style = 'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan'

/** A line of a drawing. */
export type Line = readonly Span[]
export type Span = string | { readonly text: string; readonly style: readonly Style[] }

/** Draws a game's table in a terminal as a seat sees it, at most `width` characters wide. */
export interface Drawing<A extends Ask = Ask, O extends Option = Option, V = unknown> {
  draw(view: V, decision: Decision<A, O> | null, width: number): Line[]
}

export function styled(text: string, ...style: Style[]): Span {
  return { text, style }
}

export function textOf(span: Span): string {
  return typeof span === 'string' ? span : span.text
}

export function widthOf(line: Line): number {
  return line.reduce((width, span) => width + textOf(span).length, 0)
}

/** The line padded to exactly this width or, with an ellipsis, cut to it. */
export function fitted(line: Line, width: number): Line {
  const tooLong = line.map(textOf).join('').trimEnd().length > width
  const spans: Span[] = []
  let room = tooLong ? width - 1 : width
  for (const span of line) {
    const text = textOf(span).slice(0, room)
    room -= text.length
    spans.push(typeof span === 'string' ? text : { text, style: span.style })
  }
  return [...spans, tooLong ? '…' : ' '.repeat(room)]
}

/** Lines in a frame of this size, with a title at the top and a caption at the bottom. */
export function framed(
  title: Line,
  lines: readonly Line[],
  foot: Line,
  { width, height }: { width: number; height: number },
): Line[] {
  const rest = (line: Line): string => '─'.repeat(Math.max(0, width - 4 - widthOf(line)))
  return [
    [wood('┌ '), ...title, wood(` ${rest(title)}┐`)],
    ...Array.from({ length: height }, (_, i): Line => [
      wood('│ '),
      ...fitted(lines[i] ?? [], width - 3),
      wood('│'),
    ]),
    [wood('└ '), ...foot, wood(` ${rest(foot)}┘`)],
  ]
}

function wood(text: string): Span {
  return styled(text, 'dim')
}

/** Blocks side by side; all lines of a block have the same width. */
export function beside(blocks: readonly (readonly Line[])[]): Line[] {
  const height = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: height }, (_, i) =>
    blocks.flatMap((block) => block[i] ?? [' '.repeat(widthOf(block[0] ?? []))]),
  )
}

/** Lines in as many columns as the width has room for, read down the columns. */
export function inColumns(lines: readonly Line[], column: number, width: number): Line[] {
  const columns = Math.max(1, Math.floor(width / column))
  const height = Math.ceil(lines.length / columns)
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (_, c) => fitted(lines[c * height + row] ?? [], column)).flat(),
  )
}

/** Text wrapped at spaces; the stars around what a book sets in italics are left out. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.replaceAll(/\*([^\s*](?:[^*]*[^\s*])?)\*/g, '$1').split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && longer.length > width) {
      lines.push(line)
      line = indent + word
    } else line = longer
  }
  return [...lines, line]
}
