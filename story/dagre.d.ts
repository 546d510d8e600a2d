interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

export class Graph {
  constructor(options: { multigraph: boolean })
  setGraph(look: {
    rankdir: 'TB' | 'LR'
    nodesep: number
    ranksep: number
    edgesep: number
    marginx: number
    marginy: number
  }): void
  setNode(name: string, size: Size): void
  setEdge(from: string, to: string, label: Size & { labelpos: 'l' | 'c' | 'r' }, name: string): void
  graph(): Partial<Size>
  node(name: string): Size & Point
  edge(from: string, to: string, name: string): Partial<Point> & { points: Point[] }
}

/** Gives every node and edge its place. */
export function layout(graph: Graph): void
