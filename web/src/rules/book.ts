/** A node of a rule book: text, or something with children. */
export type Leaf = string | Branch

export interface Branch {
  is:
    | 'heading'
    | 'paragraph'
    | 'blockquote'
    | 'strong'
    | 'emphasis'
    | 'code'
    | 'list'
    | 'numbered'
    | 'item'
    | 'table'
    | 'row'
    | 'cell'
  depth?: number
  holds: readonly Leaf[]
}

export interface BookRule {
  id: string
  text: string
  chapter: string
}

/** A game's rules as the page gets them. */
export interface Book {
  pages: readonly Leaf[]
  rules: readonly BookRule[]
}

export function words(leaf: Leaf): string {
  return typeof leaf === 'string' ? leaf : leaf.holds.map(words).join('')
}
