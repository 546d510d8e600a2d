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
      const { tree, rules } = readLedger(await readFile(file, 'utf8'))
      const book: Book = {
        pages: forPlayers(tree.children).flatMap(leaf),
        rules: rules.filter(({ id }) => !/^(?:INV|DEC)-/.test(id)),
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(book))})`
    },
  }
}

/** Chapters for people who write bots and tests: players find them in the repository. */
const forMakers = new Set(['Decisions', 'Invariants'])

function forPlayers(nodes: readonly Node[]): Node[] {
  let meant = true
  return nodes.filter((node) => {
    if (node.type === 'heading' && node.depth <= 2)
      meant = !forMakers.has(node.children.flatMap(leaf).map(words).join(''))
    return meant
  })
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
