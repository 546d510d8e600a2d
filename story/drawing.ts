import { Graph, layout } from './dagre.js'
import { short, type Edge, type Node, type StoryGraph } from './graph.ts'

const wide = 184
const lineHeight = 15
const mostLetters = { node: 26, edge: 24 }
const gap = 24

interface Point {
  x: number
  y: number
}

/** One group of entries, laid out by itself. */
interface Panel {
  group: string
  width: number
  height: number
  boxes: { node: Node; at: Point }[]
  lines: { edge: Edge; points: Point[]; at: Point }[]
}

/** The graph as an SVG drawing that needs no other file. */
export function toSvg(graph: StoryGraph): string {
  return sketch(graph, `<style>${ink}</style>\n`)
}

/**
 * The drawing without its style, for callers that supply their own. Each group is a panel; ways to other groups are named in
 * the box they leave, since lines across the page would hide more than they show.
 */
export function sketch(graph: StoryGraph, style = ''): string {
  const panels = [...Map.groupBy(graph.nodes, ({ group }) => group)].map(([group, nodes]) =>
    panelOf(group, nodes, graph),
  )
  const { placed, width, height } = onPage(panels)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(graph.title)}</title>
${style}<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
<rect class="ground" width="${width}" height="${height}"/>
<text class="title" x="${gap}" y="${gap + 8}">${escaped(graph.title)}</text>
${placed.map(({ panel, at }) => drawn(panel, at)).join('\n')}
</svg>
`
}

/** The style of a drawing. */
export const ink = `text{font:12px system-ui,sans-serif;fill:#2b2118}.title{font-size:20px;font-weight:700}
.ground{fill:#f6efe2}.panel{fill:#efe4cf}.name{font-size:14px;font-weight:700;fill:#7a5a34}
.box rect{fill:#fffaf0;stroke:#8a6a45}.box .label{font-weight:700}.box .marks{fill:#9a3b12;font-size:11px}
.begin rect,.end rect{fill:#f3d9b0}.tome rect{fill:#e3ebdf}.item rect{fill:#e6e3f1}
.way path{fill:none;stroke:#8a6a45}.way text{font-size:10.5px;fill:#5c4630;paint-order:stroke;stroke:#efe4cf;stroke-width:3px}
.way.action path{stroke-dasharray:5 4}.way.block path{stroke:#9a3b12}marker path{fill:#8a6a45}`

function panelOf(group: string, nodes: readonly Node[], { edges }: StoryGraph): Panel {
  const labels = new Set(nodes.map(({ label }) => label))
  const leaving = edges.filter(({ from }) => labels.has(from))
  const lines = drawable(leaving.filter(({ to }) => labels.has(to)))
  const named = Map.groupBy(
    leaving.filter((edge) => !lines.includes(edge)),
    ({ from }) => from,
  )
  const shown = nodes.map((node) => {
    const exits = named.get(node.label)?.map(({ to }) => to)
    return exits ? { ...node, marks: [...node.marks, `→ ${exits.join(', ')}`] } : node
  })
  return laidOut(group, shown, lines)
}

/** Too many lines take minutes to lay out and can't be read: beyond this, only the first way to each entry gets one. */
const mostLines = 200

function drawable(edges: readonly Edge[]): readonly Edge[] {
  if (edges.length <= mostLines) return edges
  const seen = new Set<string>()
  return edges.filter(({ to }) => !seen.has(to) && seen.add(to))
}

function laidOut(group: string, nodes: readonly Node[], edges: readonly Edge[]): Panel {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 18, ranksep: 34, edgesep: 12, marginx: 16, marginy: 16 })
  for (const node of nodes) graph.setNode(node.label, { width: wide, height: heightOf(node) })
  for (const [i, { from, to, words }] of edges.entries()) {
    const width = short(words, mostLetters.edge).length * 5.6
    graph.setEdge(from, to, { width, height: words ? lineHeight : 0, labelpos: 'c' }, String(i))
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    group,
    width: Math.ceil(width),
    height: Math.ceil(height) + lineHeight,
    boxes: nodes.map((node) => ({ node, at: graph.node(node.label) })),
    lines: edges.map((edge, i) => {
      const { points, x = 0, y = 0 } = graph.edge(edge.from, edge.to, String(i))
      return { edge, points, at: { x, y } }
    }),
  }
}

/** Half as wide again as it is high, if nothing were left empty: a long book stays a page that can be looked over. */
function pageWidth(panels: readonly Panel[]): number {
  const area = panels.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0)
  return Math.max(1900, Math.sqrt(1.5 * area))
}

/** Panels from left to right and from top to bottom, like words on a page. */
function onPage(panels: readonly Panel[]): {
  placed: { panel: Panel; at: Point }[]
  width: number
  height: number
} {
  const placed: { panel: Panel; at: Point }[] = []
  const most = pageWidth(panels)
  let [x, y, rowHeight, width] = [gap, 2 * gap + 10, 0, 0]
  for (const panel of panels) {
    if (x > gap && x + panel.width > most) [x, y, rowHeight] = [gap, y + rowHeight + gap, 0]
    placed.push({ panel, at: { x, y } })
    x += panel.width + gap
    rowHeight = Math.max(rowHeight, panel.height)
    width = Math.max(width, x)
  }
  return { placed, width, height: y + rowHeight + gap }
}

function drawn({ group, width, height, boxes, lines }: Panel, { x, y }: Point): string {
  return `<g transform="translate(${x} ${y})">
<rect class="panel" rx="8" width="${width}" height="${height}"/><text class="name" x="12" y="18">${escaped(group)}</text>
<g transform="translate(0 ${lineHeight})">
${lines.map(({ edge, points, at }) => line(edge, points, at)).join('\n')}
${boxes.map(({ node, at }) => box(node, at)).join('\n')}
</g></g>`
}

/** Label, first words and marks, whichever exist. */
function textsOf({ label, words, marks }: Node): { text: string; look: string }[] {
  return [
    { text: label, look: 'label' },
    { text: short(words, mostLetters.node), look: 'words' },
    { text: short(marks.join(' · '), mostLetters.node + 4), look: 'marks' },
  ].filter(({ text }) => text !== '')
}

function heightOf(node: Node): number {
  return textsOf(node).length * lineHeight + 12
}

function box(node: Node, { x, y }: Point): string {
  const height = heightOf(node)
  const top = Math.round(y - height / 2)
  const middle = Math.round(x)
  const texts = textsOf(node).map(
    ({ text, look }, i) =>
      `<text class="${look}" x="${middle}" y="${top + 18 + i * lineHeight}" text-anchor="middle">${escaped(text)}</text>`,
  )
  const frame = `<rect rx="5" x="${middle - wide / 2}" y="${top}" width="${wide}" height="${height}"/>`
  return `<g class="box ${escaped(node.kind)}"><title>${escaped(`${node.label}: ${node.words}`)}</title>${frame}${texts.join('')}</g>`
}

function line({ by, words }: Edge, points: readonly Point[], { x, y }: Point): string {
  const title = words ? `<title>${escaped(words)}</title>` : ''
  const name = words
    ? `<text x="${Math.round(x)}" y="${Math.round(y) + 4}" text-anchor="middle">${escaped(short(words, mostLetters.edge))}</text>`
    : ''
  return `<g class="way ${by}">${title}<path d="${curve(points)}" marker-end="url(#tip)"/>${name}</g>`
}

/** A soft line through the points: every bend is a curve from the middle of one piece to the middle of the next. */
function curve([first, ...rest]: readonly Point[]): string {
  const bends = rest.slice(0, -1).map((point, i) => `Q${at(point)} ${at(between(point, rest[i + 1]))}`)
  return `M${at(first)}${bends.join('')}L${at(rest.at(-1) ?? first)}`
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
