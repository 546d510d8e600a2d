import type { RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** A line as its author means it: indented lines below belong to it, and comments are replaced by spaces. */
export interface TextLine {
  text: string
  /** Where it begins in the file. */
  start: number
}

/** A piece of a Markdown file as a storybook sees it. */
export type Piece =
  | { type: 'heading'; depth: number; text: string; start: number }
  | { type: 'paragraph'; lines: TextLine[]; start: number }
  | { type: 'alien'; what: string; start: number }

/**
 * What a storybook does not have: links, definitions, underlined headings, indented code. Lists and quotations are
 * found line by line instead, since a Markdown parser would take for ever over a thousand nested ones.
 */
const unknown =
  `attention autolink characterEscape characterReference codeText hardBreakEscape htmlText labelEnd
  labelStartImage labelStartLink definition setextUnderline codeIndented list blockQuote`.split(/\s+/)

/** The headings and paragraphs of a Markdown file. */
export function frame(source: string): Piece[] {
  const tree = fromMarkdown(source, { extensions: [{ disable: { null: unknown } }] })
  return tree.children.flatMap((node) => piece(source, node))
}

function piece(source: string, node: RootContent): Piece[] {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  if (node.type === 'heading') {
    const hashes = /^#+[ \t]*/.exec(source.slice(start, end))?.[0] ?? ''
    const text = withoutComment(source.slice(start, end)).slice(hashes.length)
    return [
      {
        type: 'heading',
        depth: node.depth,
        text: text.replace(/\s+#*\s*$/, ''),
        start: start + hashes.length,
      },
    ]
  }
  if (node.type === 'paragraph') return [{ type: 'paragraph', lines: linesOf(source, start, end), start }]
  if (node.type === 'html' && source.startsWith('<!--', start)) return []
  return [{ type: 'alien', what: aliens[node.type] ?? 'Markdown of this kind', start }]
}

const aliens: Readonly<Partial<Record<RootContent['type'], string>>> = {
  code: 'a code block',
  html: 'HTML',
  thematicBreak: 'a ruled line',
}

function linesOf(source: string, start: number, end: number): TextLine[] {
  const lines: TextLine[] = []
  let from = start
  for (const raw of source.slice(start, end).split('\n')) {
    const text = withoutComment(raw)
    const last = lines.at(-1)
    if (last && goesOn(last.text, text)) last.text = last.text.padEnd(from - last.start) + text
    else if (text.trim() !== '') {
      const indent = text.length - text.trimStart().length
      lines.push({ text: text.slice(indent), start: from + indent })
    }
    from += raw.length + 1
  }
  return lines
}

/** An indented line continues the one above, unless it begins something itself. */
function goesOn(above: string, text: string): boolean {
  if (!/^[ \t]/.test(text)) return false
  const insideQuotes = above.split('"').length % 2 === 0
  return insideQuotes || !/^\s+(?:[!?]|[a-z]+\s*(?:->|:))/.test(text)
}

/** Replaces a comment by spaces, so that columns stay the same. */
function withoutComment(line: string): string {
  let quoted = false
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') quoted = !quoted
    else if (!quoted && line.startsWith('//', i)) return line.slice(0, i) + ' '.repeat(line.length - i)
  }
  return line
}
