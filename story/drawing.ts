import { Graph, layout } from './dagre.js'
import { short, type Edge, type Node, type StoryGraph } from './graph.ts'

const wide = 170
const lineHeight = 15
const mostLetters = { node: 27, edge: 24 }

interface Point {
  x: number
  y: number
}

/** The graph as an SVG drawing that can be read without anything else. */
export function toSvg(graph: StoryGraph): string {
  const { width, height, boxes, lines } = laidOut(graph)
  const parts = [
    ...lines.map(({ edge, points, at }) => line(edge, points, at)),
    ...boxes.map(({ node, at }) => box(node, at)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(graph.title)}</title>
<style>${style}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
<rect class="ground" width="100%" height="100%"/>
${parts.join('\n')}
</svg>
`
}

const style = `text{font:12px system-ui,sans-serif;fill:#2b2118}.ground{fill:#f6efe2}
.box rect{fill:#fffaf0;stroke:#8a6a45;rx:5}.box .label{font-weight:700}.box .marks{fill:#9a3b12;font-size:11px}
.begin rect,.end rect{fill:#f3d9b0}.tome rect{fill:#e3ebdf}.item rect{fill:#e6e3f1}
.way path{fill:none;stroke:#8a6a45}.way text{font-size:10.5px;fill:#5c4630;paint-order:stroke;stroke:#f6efe2;stroke-width:3px}
.action path{stroke-dasharray:5 4}.block path{stroke:#9a3b12}marker path{fill:#8a6a45}`

interface Drawn {
  width: number
  height: number
  boxes: { node: Node; at: Point }[]
  lines: { edge: Edge; points: Point[]; at: Point }[]
}

function laidOut({ nodes, edges }: StoryGraph): Drawn {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 24, ranksep: 44, edgesep: 14, marginx: 20, marginy: 20 })
  for (const node of nodes) graph.setNode(node.label, { width: wide, height: heightOf(node) })
  for (const [i, { from, to, words }] of edges.entries()) {
    const width = short(words, mostLetters.edge).length * 5.6
    graph.setEdge(from, to, { width, height: words ? lineHeight : 0, labelpos: 'c' }, String(i))
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: nodes.map((node) => ({ node, at: pointOf(graph.node(node.label)) })),
    lines: edges.map((edge, i) => {
      const way = graph.edge(edge.from, edge.to, String(i))
      return { edge, points: way.points.map(pointOf), at: pointOf(way) }
    }),
  }
}

function pointOf({ x = 0, y = 0 }: Partial<Point>): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

/** Label, first words, marks: those that are there. */
function textsOf({ label, words, marks }: Node): { text: string; look: string }[] {
  return [
    { text: label, look: 'label' },
    { text: short(words, mostLetters.node), look: 'words' },
    { text: marks.join(' · '), look: 'marks' },
  ].filter(({ text }) => text !== '')
}

function heightOf(node: Node): number {
  return textsOf(node).length * lineHeight + 12
}

function box(node: Node, { x, y }: Point): string {
  const height = heightOf(node)
  const texts = textsOf(node).map(
    ({ text, look }, i) =>
      `<text class="${look}" x="${x}" y="${y - height / 2 + 18 + i * lineHeight}" text-anchor="middle">${escaped(text)}</text>`,
  )
  const frame = `<rect x="${x - wide / 2}" y="${y - height / 2}" width="${wide}" height="${height}"/>`
  return `<g class="box ${escaped(node.kind)}"><title>${escaped(`${node.label}: ${node.words}`)}</title>${frame}${texts.join('')}</g>`
}

function line({ by, words }: Edge, points: readonly Point[], { x, y }: Point): string {
  const name = words
    ? `<text x="${x}" y="${y + 4}" text-anchor="middle">${escaped(short(words, mostLetters.edge))}</text>`
    : ''
  const title = words ? `<title>${escaped(words)}</title>` : ''
  return `<g class="way ${by}">${title}<path d="${curve(points)}" marker-end="url(#tip)"/>${name}</g>`
}

/** A soft line through the points: each bend is cut by a curve from middle to middle. */
function curve([first, ...rest]: readonly Point[]): string {
  const bends = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1]
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  })
  const last = rest.at(-1) ?? first
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
