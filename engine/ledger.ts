import type { Root, RootContent, Table as MarkdownTable } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'

/** One numbered statement of a game's rules. */
export interface Rule {
  id: string
  text: string
  chapter: string
}

export interface Ledger {
  /** The whole book, for reading. */
  tree: Root
  rules: Rule[]
}

const ruleId = /\b(?:[A-Z]{2,4}-R?\d{2,3}|(?:INV|DEC)-\d{2})\b/

/** A game's rules.md: every table row that begins with an id, and every heading that carries one. */
export function readLedger(markdown: string): Ledger {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const rules: Rule[] = []
  let chapter = ''
  for (const [i, node] of tree.children.entries()) {
    if (node.type === 'heading') {
      chapter = toString(node)
      const id = ruleId.exec(chapter)?.[0]
      if (id) rules.push({ id, text: sectionText(chapter, tree.children.slice(i + 1)), chapter })
    }
    if (node.type === 'table') rules.push(...rulesOf(node, chapter))
  }
  return { tree, rules }
}

function rulesOf(table: MarkdownTable, chapter: string): Rule[] {
  const rules: Rule[] = []
  for (const row of table.children.slice(1)) {
    const [first, ...rest] = row.children.map((cell) => toString(cell))
    if (ruleId.exec(first)?.[0] === first) rules.push({ id: first, text: rest.join(' · '), chapter })
  }
  return rules
}

/** The text of a ruling that is a whole section: everything up to its first table. */
function sectionText(title: string, following: readonly RootContent[]): string {
  const text = [title]
  for (const node of following) {
    if (node.type !== 'paragraph') break
    text.push(toString(node))
  }
  return text.join('. ')
}
