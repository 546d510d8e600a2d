import type { Layer } from './moment.ts'
import type { Frame, Painted } from './paint.ts'

type Glass = Extract<Layer, { is: 'glass' }>
type Colour = readonly [red: number, green: number, blue: number]

interface Pane {
  /** Its corners, as parts of the way to the farthest corner. */
  corners: readonly (readonly [x: number, y: number])[]
  /** How far its middle is from the light. */
  far: number
  lit: boolean
  /** No two panes answer alike. */
  own: number
}

const lead = '#0b0604'
/** The rings of panes around the light, and how many panes each has. */
const rings: readonly (readonly [from: number, to: number, panes: number])[] = [
  [0, 0.1, 6],
  [0.1, 0.22, 9],
  [0.22, 0.38, 13],
  [0.38, 0.6, 16],
  [0.6, 1.1, 18],
]

/** A window as large as the screen. Its light comes from one place and goes from pane to pane. */
export function glass(layer: Glass): Painted {
  const panes = rings.flatMap((ring, n) => paned(ring, n))
  const [dark, body, lit] = [layer.dark, layer.body, layer.lit].map(colourOf)
  let cut: { paths: readonly Path2D[]; leads: Path2D } | null = null
  return ({ context, width, height, t, seconds }: Frame) => {
    cut ??= cutFor(panes, layer, width, height)
    const { paths, leads } = cut
    context.fillStyle = lead
    context.fillRect(0, 0, width, height)
    for (const [n, { far, lit: isLit, own }] of panes.entries()) {
      const bright = shining(layer.does, far, own, t, seconds) * (1 - far * 0.5)
      context.fillStyle = mixed(dark, isLit ? lit : body, bright * (isLit ? 0.62 : 0.9))
      context.fill(paths[n])
    }
    context.lineJoin = 'round'
    context.lineWidth = Math.max(2, Math.min(width, height) * 0.006)
    context.strokeStyle = lead
    context.stroke(leads)
  }
}

/** The panes as they are cut for a screen of this size. */
function cutFor(
  panes: readonly Pane[],
  layer: Glass,
  width: number,
  height: number,
): { paths: Path2D[]; leads: Path2D } {
  const x = layer.x * width
  const y = layer.y * height
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  const leads = new Path2D()
  const paths = panes.map(({ corners }) => {
    const path = new Path2D()
    corners.forEach(([cx, cy], n) => path[n === 0 ? 'moveTo' : 'lineTo'](x + cx * reach, y + cy * reach))
    path.closePath()
    leads.addPath(path)
    return path
  })
  return { paths, leads }
}

/** How brightly a pane shines. */
function shining(does: Glass['does'], far: number, own: number, t: number, seconds: number): number {
  const flicker = 0.06 * Math.sin(t * seconds * (3 + own * 4) + own * 20)
  switch (does) {
    case 'kindles':
      return soft(t * 2.6 - far * 1.1 - own * 0.3) * (0.86 + flicker)
    case 'dies':
      return soft(1.5 - t * 2.1 - far * 0.9 - own * 0.25) * (0.9 + flicker * 3)
    case 'beats':
      return 0.5 + 0.3 * Math.sin(t * seconds * 4 - far * 5) + flicker
    case 'burns':
      return 0.62 - far * 0.25 + flicker * 2
  }
}

function soft(x: number): number {
  const k = Math.min(1, Math.max(0, x))
  return k * k * (3 - 2 * k)
}

function paned([from, to, count]: (typeof rings)[number], ring: number): Pane[] {
  const turn = Math.random() * 6.3
  const cuts = Array.from(
    { length: count },
    (_, n) => turn + ((n + Math.random() * 0.6) / count) * Math.PI * 2,
  )
  return cuts.map((begin, n) => {
    const end = n + 1 < count ? cuts[n + 1] : cuts[0] + Math.PI * 2
    const outer = arc(to, begin, end)
    const inner = from === 0 ? [[0, 0] as const] : arc(from, begin, end).reverse()
    return {
      corners: [...outer, ...inner],
      far: (from + to) / 2,
      lit: (n + ring) % 3 === 0,
      own: Math.random(),
    }
  })
}

/** Straight pieces: lead does not bend far. Neighbours in the next ring meet it, because it wavers by angle alone. */
function arc(far: number, begin: number, end: number): (readonly [number, number])[] {
  const pieces = Math.max(1, Math.round((end - begin) / 0.16))
  return Array.from({ length: pieces + 1 }, (_, n) => {
    const angle = begin + ((end - begin) * n) / pieces
    const r = far * (1 + 0.07 * Math.sin(angle * 5 + far * 40))
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const
  })
}

function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function mixed(a: Colour, b: Colour, t: number): string {
  const k = Math.min(1, Math.max(0, t))
  return `rgb(${a.map((value, n) => Math.round(value + (b[n] - value) * k)).join()})`
}
