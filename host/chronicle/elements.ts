import { curly } from '@dicehearth/engine'

/** A piece of a page: text, or an element with its attributes and what is in it. */
export type Piece = string | Element
export interface Element {
  tag: string
  attributes: Readonly<Record<string, string>>
  inside: readonly Piece[]
}

/** An element; a class comes after the tag: "p.fine". */
export function make(
  name: string,
  inside: Piece | readonly (Piece | null)[] = [],
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const [tag, ...classes] = name.split('.')
  const styled = classes.length > 0 ? { class: classes.join(' '), ...attributes } : attributes
  const pieces = typeof inside === 'string' || 'tag' in inside ? [inside] : inside
  return { tag, attributes: styled, inside: pieces.filter((piece) => piece !== null) }
}

/** Text with *italics* and curly quotation marks. */
export function prose(text: string): Piece[] {
  return curly(text)
    .split(/\*([^*]+)\*/)
    .map((part, i) => (i % 2 === 1 ? make('em', part) : part))
}

/** The page as XHTML. */
export function markup(piece: Piece): string {
  if (typeof piece === 'string') return escaped(piece)
  const { tag, attributes, inside } = piece
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${tag}${given.join('')}`
  return inside.length === 0 ? `${start}/>` : `${start}>${inside.map(markup).join('')}</${tag}>`
}

export function escaped(text: string): string {
  const plain = text
    // What XML does not allow at all.
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
