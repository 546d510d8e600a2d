import { book } from './book.ts'
import { glass } from './glass.ts'
import type { Layer } from './moment.ts'
import { eyes, fire, lands, lightning, runes, waves, wood } from './scenery.ts'
import { tally } from './tally.ts'
import { bell, face, figure, gem, march, shape } from './things.ts'

/** The frame of a moment and how far it has come, from 0 to 1. */
export interface Frame {
  context: CanvasRenderingContext2D
  width: number
  height: number
  t: number
  seconds: number
}

/** A layer with its own chance, so that no moment is twice the same. */
export type Painted = (frame: Frame) => void

export function painted(layer: Layer): Painted {
  switch (layer.is) {
    case 'glass':
      return glass(layer)
    case 'wood':
      return wood(layer)
    case 'fire':
      return fire(layer)
    case 'eyes':
      return eyes(layer)
    case 'runes':
      return runes(layer)
    case 'lightning':
      return lightning(layer)
    case 'waves':
      return waves(layer)
    case 'lands':
      return lands(layer)
    case 'motes':
      return motes(layer)
    case 'rings':
      return (frame) => rings(frame, layer)
    case 'flash':
      return (frame) => flash(frame, layer)
    case 'shape':
      return shape(layer)
    case 'gem':
      return gem(layer)
    case 'book':
      return book(layer)
    case 'bell':
      return bell(layer)
    case 'figure':
      return figure(layer)
    case 'march':
      return march(layer)
    case 'face':
      return face(layer)
    case 'tally':
      return tally(layer)
  }
}

export type Of<K extends Layer['is']> = Extract<Layer, { is: K }>

function motes({ go, colour, count, x = 0.5, y = 0.5 }: Of<'motes'>): Painted {
  const all = Array.from({ length: count }, () => ({
    a: Math.random(),
    b: Math.random(),
    c: Math.random(),
    size: 0.6 + Math.random() * 2.4,
  }))
  return ({ context, width, height, t, seconds }) => {
    context.fillStyle = colour
    context.strokeStyle = colour
    for (const { a, b, c, size } of all) {
      const age = (t * seconds * (0.25 + c * 0.5) + b) % 1
      const bright = Math.sin(age * Math.PI)
      context.globalAlpha = bright * 0.9
      if (go === 'rain') {
        const px = ((a + age * 0.12) % 1) * width * 1.1
        const py = age * height * 1.2 - height * 0.1
        context.globalAlpha = 0.35
        context.lineWidth = size * 0.5
        context.beginPath()
        context.moveTo(px, py)
        context.lineTo(px - 9 - size * 3, py - 40 - size * 9)
        context.stroke()
        continue
      }
      const angle = a * Math.PI * 2
      const far = (go === 'in' ? 1 - age : age) * (0.15 + c * 0.6) * Math.max(width, height)
      const [px, py] =
        go === 'out' || go === 'in'
          ? [x * width + Math.cos(angle) * far, y * height + Math.sin(angle) * far * 0.8]
          : [
              a * width + Math.sin(age * 9 + b * 7) * 18,
              go === 'up' ? height * (1.02 - age * (0.4 + c * 0.7)) : height * (age * 1.1 - 0.05),
            ]
      context.beginPath()
      context.arc(px, py, size, 0, 7)
      context.fill()
    }
    context.globalAlpha = 1
  }
}

function rings({ context, width, height, t }: Frame, { x, y, colour }: Of<'rings'>): void {
  context.strokeStyle = colour
  for (let n = 0; n < 4; n++) {
    const age = t * 1.5 - n * 0.22
    if (age <= 0 || age >= 1) continue
    context.globalAlpha = (1 - age) * 0.7
    context.lineWidth = 2 + 5 * (1 - age)
    context.beginPath()
    context.arc(x * width, y * height, age * Math.max(width, height) * 0.6, 0, 7)
    context.stroke()
  }
  context.globalAlpha = 1
}

function flash({ context, width, height, t }: Frame, { colour, at }: Of<'flash'>): void {
  for (const when of at) {
    const since = t - when
    if (since < 0 || since > 0.09) continue
    context.globalAlpha = (1 - since / 0.09) * 0.42
    context.fillStyle = colour
    context.fillRect(0, 0, width, height)
  }
  context.globalAlpha = 1
}
