import type { Book, Entry } from './book.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Way } from './ways.ts'

/** An entry as a drawing shows it. */
export interface Node {
  label: string
  kind: string
  group: string
  /** Its title, or the first words of its text. */
  words: string
  /** What it holds besides: a block, standard choices. */
  marks: string[]
}

export interface Edge {
  from: string
  to: string
  by: Way['by']
  words: string
}

/** The entries of a book and the ways that its lines open between them. */
export interface StoryGraph {
  title: string
  nodes: Node[]
  edges: Edge[]
}

/** Moves and other ways of the game would join almost everything with everything, so they are left out. */
export function storyGraph(vocabulary: Vocabulary, book: Book, ways: readonly Way[]): StoryGraph {
  const labels = new Set(book.entries.map(({ label }) => label))
  const drawn = ways.filter(({ by, to }) => by !== 'game' && labels.has(to))
  return {
    title: `${book.label} ${book.title}`.trim(),
    nodes: book.entries.map((entry) => nodeOf(entry, vocabulary.groupOf(entry))),
    edges: joined(drawn),
  }
}

function nodeOf({ label, kind, title, body, block, choices }: Entry, group: string): Node {
  const text = body.find((part) => part.type === 'text')
  const standard = choices.flatMap((choice) => choice.standard?.form ?? [])
  return {
    label,
    kind,
    group,
    words: title || (text?.type === 'text' ? text.text : ''),
    marks: [...(block ? [block.name] : []), ...standard],
  }
}

/** Ways between the same two entries are one line with all their words. */
function joined(ways: readonly Way[]): Edge[] {
  const together = Map.groupBy(ways, ({ from, to, by }) => JSON.stringify([from, to, by]))
  return [...together.values()].map((same) => ({
    from: same[0].from,
    to: same[0].to,
    by: same[0].by,
    words: [...new Set(same.map(({ words }) => words).filter(Boolean))].join(' / '),
  }))
}

/** The graph for Graphviz. */
export function toDot({ title, nodes, edges }: StoryGraph): string {
  const groups = [...Map.groupBy(nodes, ({ group }) => group)].map(([group, members], i) => {
    const boxes = members.map(({ label, words, marks }) => {
      const text = [label, short(words, 28), marks.join(', ')].filter(Boolean).join('\n')
      return `    ${quoted(label)} [label=${quoted(text)}];`
    })
    return `  subgraph cluster${i} {\n    label=${quoted(group)};\n${boxes.join('\n')}\n  }`
  })
  const lines = edges.map(({ from, to, by, words }) => {
    const style = by === 'action' ? ', style=dashed' : ''
    return `  ${quoted(from)} -> ${quoted(to)} [label=${quoted(short(words, 28))}${style}];`
  })
  return `digraph ${quoted(title)} {\n  node [shape=box];\n${[...groups, ...lines].join('\n')}\n}\n`
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
}

export function short(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
