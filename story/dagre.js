// The types that come with dagre name files without their endings, which only bundlers understand: dagre.d.ts has
// those of the few things that are used here.
export { Graph, layout } from '@dagrejs/dagre'
