/** One stroke of a drawing: a filled shape, or a line of some width. Drawings are 200 by 200 and stand on y = 188. */
export interface Mark {
  d: string
  fill?: string
  stroke?: string
  width?: number
  /** Shines in the dark. */
  glows?: boolean
}

export type Drawing = readonly Mark[]

export function fill(colour: string, ...d: string[]): Mark {
  return { d: d.join(''), fill: colour }
}

export function line(colour: string, width: number, ...d: string[]): Mark {
  return { d: d.join(''), stroke: colour, width }
}

export function glow(colour: string, ...d: string[]): Mark {
  return { d: d.join(''), fill: colour, glows: true }
}

/** A round dot. */
export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** Two eyes that shine: dark sockets with a light in them. */
export function eyes(colour: string, x: number, y: number, apart: number, r: number): Mark[] {
  const at = [x - apart / 2, x + apart / 2]
  return [
    fill('#0a0604', ...at.map((it) => dot(it, y, r * 1.7))),
    glow(colour, ...at.map((it) => dot(it, y, r))),
  ]
}

export function eye(colour: string, x: number, y: number, r: number): Mark[] {
  return [fill('#0a0604', dot(x, y, r * 1.6)), glow(colour, dot(x, y, r))]
}

/** The shadow on the ground. */
export function shadow(rx: number, x = 100): Mark {
  return fill('#0008', oval(x, 188, rx, 7))
}

/** The colours of a figure, from the dark side to the lit edge. */
export interface Paint {
  dark: string
  main: string
  light: string
  eye: string
}

export function paint(dark: string, main: string, light: string, eyeColour: string): Paint {
  return { dark, main, light, eye: eyeColour }
}
