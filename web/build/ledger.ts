import { readFile } from 'node:fs/promises'
import { readLedger, type Ledger } from '@dicehearth/engine/ledger'
import type { Plugin } from 'vite'
import { words, type Book, type Leaf } from '../src/rules/book.ts'

type Node = Ledger['tree']['children'][number]

const query = '?ledger'

/** `import book from '…/rules.md?ledger'`: the rules as plain data, so that no page carries a Markdown reader. */
export function ledger(): Plugin {
  return {
    name: 'ledger',
    async load(id) {
      if (!id.endsWith(query)) return null
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      const book = bookOf(readLedger(await readFile(file, 'utf8')))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(book))})`
    },
  }
}

/**
 * Chapters for people who write games, books, bots and tests; they find them in the repository. What lies in the box is
 * read on the table, where it spoils nothing.
 */
const forMakers = new Set([
  'Decisions',
  'Invariants',
  'Content',
  'Content to author',
  'Adventure format',
  'Storybook format',
  'Player-made enemies: schema',
  'Effect primitives',
])

/** What players read of a ledger. */
export function bookOf({ tree, rules }: Ledger): Book {
  const pages = forPlayers(tree.children)
  const here = new Set(pages.flatMap(leaf).flatMap(idsIn))
  return { pages: pages.flatMap(leaf), rules: rules.filter(({ id }) => here.has(id)) }
}

function forPlayers(nodes: readonly Node[]): Node[] {
  /** The depth of the chapter that is left out; what stands before the first chapter is about the ledger itself. */
  let leftOut: number | null = 1
  return nodes.filter((node) => {
    if (node.type === 'heading' && (leftOut === null || node.depth <= Math.max(leftOut, 2)))
      leftOut =
        node.depth === 1 || forMakers.has(words({ is: 'heading', holds: node.children.flatMap(leaf) }))
          ? node.depth
          : null
    return leftOut === null
  })
}

/** The ids of the rules that a heading or the rows of a table stand for. */
function idsIn(found: Leaf): string[] {
  if (typeof found === 'string') return []
  if (found.is === 'heading') return /\b[A-Z]{2,4}-R?\d{2,3}\b/.exec(words(found)) ?? []
  if (found.is !== 'table') return []
  return found.holds.flatMap((row) => (typeof row === 'string' ? [] : words(row.holds[0] ?? '')))
}

/** What a reader needs of a piece of Markdown: its kind, its words and what it holds. */
function leaf(node: Node): Leaf[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return [node.type === 'text' ? node.value : { is: 'code', holds: [node.value] }]
    case 'heading':
      return [{ is: 'heading', depth: node.depth, holds: node.children.flatMap(leaf) }]
    case 'list':
      return [{ is: node.ordered ? 'numbered' : 'list', holds: node.children.flatMap(leaf) }]
    case 'listItem':
      return [{ is: 'item', holds: node.children.flatMap((child) => unwrapped(child)) }]
    case 'table':
      return [{ is: 'table', holds: node.children.flatMap(leaf) }]
    case 'tableRow':
      return [{ is: 'row', holds: node.children.flatMap(leaf) }]
    case 'tableCell':
      return [{ is: 'cell', holds: node.children.flatMap(leaf) }]
    case 'paragraph':
    case 'blockquote':
    case 'strong':
    case 'emphasis':
      return [{ is: node.type, holds: node.children.flatMap(leaf) }]
    case 'thematicBreak':
    case 'break':
      return [' ']
    default:
      return 'children' in node ? node.children.flatMap(leaf) : []
  }
}

/** The words of a list item need no paragraph of their own. */
function unwrapped(node: Node): Leaf[] {
  return node.type === 'paragraph' ? node.children.flatMap(leaf) : leaf(node)
}
