import type { DieColour, DieLook, DieMark } from '@dicehearth/engine'
import { marks, pips } from '../die-faces.ts'
import type { Solid } from './solid.ts'
import { add, apply, dot, times, unit, type Matrix, type Vec } from './space.ts'

/** How high the eye is above the table: it looks down on the dice, and sees one or two of their flanks. */
const lift = 1.02
export const eye: Vec = [0, Math.sin(lift), Math.cos(lift)]
/** Up on the screen. */
export const upright: Vec = [0, Math.cos(lift), -Math.sin(lift)]
/** The fire burns at the left, before the table. */
const light = unit([-0.5, 0.8, 0.42])

export interface Look extends DieLook {
  face: number
  second?: DieLook
  sides?: 6 | 8
}

/** Pictures of the sides are made once for a throw, this many pixels wide. */
const grain = 96

/** A place in the world as one on the screen, from the middle of the tray. */
export function seen([x, y, z]: Vec): readonly [x: number, y: number] {
  return [x, z * eye[1] - y * eye[2]]
}

export function depthOf(at: Vec): number {
  return dot(at, eye)
}

/** Draws the dice of a throw. The colours are those of the theme. */
export class Painter {
  private readonly bodies = new Map<string, HTMLCanvasElement>()
  private readonly inks = new Map<string, HTMLCanvasElement>()
  private readonly colours = new Map<string, string>()
  private readonly theme = getComputedStyle(document.documentElement)
  private readonly inNumbers = document.documentElement.dataset.dice === 'numbers'
  private readonly shade = shadePicture()
  private readonly context: CanvasRenderingContext2D
  private readonly density: number

  constructor(context: CanvasRenderingContext2D, density: number) {
    this.context = context
    this.density = density
  }

  /** The shadow of a die this high above the table. */
  shadow(x: number, y: number, size: number, height: number, strength: number): void {
    const { context } = this
    const wide = size * (1.95 + height / (size * 7))
    context.setTransform(this.density, 0, 0, this.density, 0, 0)
    context.globalAlpha = (0.95 * strength) / (1 + height / (size * 2.2))
    context.drawImage(this.shade, x - wide, y - wide * 0.82, wide * 2, wide * 1.64)
  }

  /** The light around a die that completes something. */
  glow(x: number, y: number, size: number, strength: number): void {
    const { context } = this
    const wide = size * 3.4
    context.setTransform(this.density, 0, 0, this.density, x * this.density, y * this.density)
    const halo = context.createRadialGradient(0, 0, size * 0.4, 0, 0, wide)
    halo.addColorStop(0, '#ffe2a8')
    halo.addColorStop(0.4, '#f2934aaa')
    halo.addColorStop(1, '#f2934a00')
    context.globalAlpha = strength
    context.fillStyle = halo
    context.fillRect(-wide, -wide, wide * 2, wide * 2)
  }

  /** A die at a place of the screen; `told` is how clearly its numbers can be read, from nothing to all. */
  die(
    look: Look,
    solid: Solid,
    labels: readonly number[] | null,
    told: number,
    at: readonly [number, number],
    size: number,
    turn: Matrix,
    fading: number,
  ): void {
    const { context } = this
    const body = this.bodyOf(look)
    const face = look.sides === 8 ? triangle : square
    const shown = solid.sides.flatMap((side, i) => {
      const normal = apply(turn, side.normal)
      return dot(normal, eye) > 0.01 ? [{ side, i, normal }] : []
    })
    for (const { side } of shown) {
      this.onto(at, size, turn, side, 0.97)
      context.globalAlpha = fading
      context.fillStyle = this.colour(look.colour, '-dark')
      context.fill(look.sides === 8 ? triangle : core)
    }
    for (const { side, i, normal } of shown) {
      this.onto(at, size, turn, side, 1)
      context.globalAlpha = fading
      context.drawImage(body, -1, -1, 2, 2)
      if (told < 1) {
        context.globalAlpha = fading * (1 - told) * 0.2
        context.drawImage(this.inkOf(look, 0), -1, -1, 2, 2)
      }
      if (labels && told > 0) {
        context.globalAlpha = fading * told
        context.drawImage(this.inkOf(look, labels[i]), -1, -1, 2, 2)
      }
      const lit = dot(normal, light)
      const dark = 0.5 - 0.56 * lit
      context.globalAlpha = fading * Math.min(0.7, Math.max(0, dark))
      context.fillStyle = '#0a0402'
      context.fill(face)
      if (lit <= 0.86) continue
      context.globalAlpha = fading * (lit - 0.86)
      context.fillStyle = '#fff6e0'
      context.fill(face)
    }
  }

  private onto(
    [x, y]: readonly [number, number],
    size: number,
    turn: Matrix,
    { normal, across, up, reach, width }: Solid['sides'][number],
    scale: number,
  ): void {
    const k = this.density
    const [ox, oy] = seen(times(apply(turn, normal), size * reach * scale))
    const [ax, ay] = seen(times(apply(turn, across), size * width * scale))
    const [ux, uy] = seen(times(apply(turn, up), size * width * scale))
    this.context.setTransform(ax * k, ay * k, -ux * k, -uy * k, (x + ox) * k, (y + oy) * k)
  }

  private colour(of: DieColour, shade: '' | '-light' | '-dark' = ''): string {
    return kept(this.colours, of + shade, () => this.theme.getPropertyValue(`--die-${of}${shade}`).trim())
  }

  /** A side without its number. */
  private bodyOf(look: Look): HTMLCanvasElement {
    const key = `${look.colour} ${look.second?.colour} ${look.sides}`
    return kept(this.bodies, key, () =>
      picture((context) => {
        const { colour } = look
        const paint = context.createLinearGradient(-0.8, -1, 0.7, 1)
        paint.addColorStop(0, this.colour(colour, '-light'))
        paint.addColorStop(0.42, this.colour(colour))
        paint.addColorStop(1, this.colour(colour))
        context.fillStyle = paint
        context.fill(look.sides === 8 ? triangle : square)
        if (look.second) {
          context.save()
          context.clip(square)
          context.fillStyle = this.colour(look.second.colour)
          context.beginPath()
          context.moveTo(1, -1)
          context.lineTo(1, 1)
          context.lineTo(-1, 1)
          context.fill()
          context.restore()
        }
        context.lineWidth = 0.05
        context.strokeStyle = this.colour(colour, '-light')
        context.globalAlpha = 0.7
        context.stroke(look.sides === 8 ? triangle : rim)
      }),
    )
  }

  /** What is written on a side: a number with the sign of the colour, or, for 0, the pips of every number at once. */
  private inkOf(look: Look, face: number): HTMLCanvasElement {
    // Before they are told, dice differ by their ink alone.
    const its = face > 0 ? look.colour : look.colour === 'white'
    const key = `${its} ${look.second?.colour} ${look.sides} ${face}`
    return kept(this.inks, key, () =>
      picture((context) => {
        const ink = look.colour === 'white' ? '#33241a' : '#fffaf0'
        const inWords = face > 0 && (this.inNumbers || look.sides === 8)
        if (face > 0) {
          const at = look.sides === 8 ? ([0, 0.33] as const) : ([0, -0.72] as const)
          sign(context, look.mark, at, this.colour(look.colour, look.colour === 'black' ? '-light' : '-dark'))
          if (look.second)
            sign(context, look.second.mark, [0, 0.66], this.colour(look.second.colour, '-dark'))
        }
        context.fillStyle = ink
        if (inWords) {
          context.font = `700 ${look.sides === 8 ? 0.72 : 1.3}px ${this.theme.getPropertyValue('--font-title')}`
          context.textAlign = 'center'
          context.textBaseline = 'middle'
          context.fillText(String(face), 0, look.sides === 8 ? -0.08 : 0.08)
          return
        }
        if (look.sides === 8) return
        const dots = face > 0 ? pips[face] : [...pips[6], [50, 50] as const]
        for (const [x, y] of dots) {
          context.beginPath()
          context.arc(x / 50 - 1, y / 50 - 1.02, 0.18, 0, 7)
          if (look.second) {
            context.lineWidth = 0.08
            context.strokeStyle = '#2a1a0e'
            context.stroke()
          }
          context.fill()
        }
      }),
    )
  }
}

const square = rounded(0.98, 0.3)
const core = rounded(1, 0.14)
const rim = rounded(0.95, 0.28)
const triangle = new Path2D('M0-.97L.84.485L-.84.485z')

function rounded(half: number, corner: number): Path2D {
  const path = new Path2D()
  path.roundRect(-half, -half, 2 * half, 2 * half, corner)
  return path
}

function sign(
  context: CanvasRenderingContext2D,
  mark: DieMark,
  [x, y]: readonly [number, number],
  colour: string,
): void {
  const shape = new Path2D()
  shape.addPath(new Path2D(marks[mark]), new DOMMatrix().translate(x, y).scale(0.03).translate(-5, -5))
  context.save()
  context.clip(shape)
  context.fillStyle = colour
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}

function picture(draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = grain
  canvas.height = grain
  const context = canvas.getContext('2d')
  if (context) {
    context.setTransform(grain / 2, 0, 0, grain / 2, grain / 2, grain / 2)
    draw(context)
  }
  return canvas
}

function shadePicture(): HTMLCanvasElement {
  return picture((context) => {
    const soft = context.createRadialGradient(0, 0, 0.25, 0, 0, 1)
    soft.addColorStop(0, '#000')
    soft.addColorStop(0.45, '#000a')
    soft.addColorStop(1, '#0000')
    context.fillStyle = soft
    context.fillRect(-1, -1, 2, 2)
  })
}

function kept<T>(all: Map<string, T>, key: string, make: () => T): T {
  const found = all.get(key)
  if (found !== undefined) return found
  const made = make()
  all.set(key, made)
  return made
}

/** Where a die lies on the table, with its shadow a little away from the fire. */
export function shadowAt(at: Vec, height: number): readonly [number, number] {
  return seen(add([at[0], 0, at[2]], [0.34, 0, -0.24], height))
}
