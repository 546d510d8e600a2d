import { shapes, type Layer, type Motion, type Shape } from './moment.ts'

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
    case 'sky':
      return (frame) => sky(frame, layer)
    case 'wood':
      return wood(layer)
    case 'rays':
      return rays(layer)
    case 'glow':
      return (frame) => glow(frame, layer)
    case 'motes':
      return motes(layer)
    case 'rings':
      return (frame) => rings(frame, layer)
    case 'shape':
      return shape(layer)
    case 'flash':
      return (frame) => flash(frame, layer)
  }
}

/** Where eyes glow in a figure: how far from the middle, how high, and how large. */
const eyesIn: Readonly<Partial<Record<Shape, readonly [apart: number, high: number, size: number]>>> = {
  master: [5, 21, 2.6],
  drake: [5, 21, 2],
  skull: [16, 49, 4],
}

type Of<K extends Layer['is']> = Extract<Layer, { is: K }>

function sky({ context, width, height }: Frame, { top, bottom }: Of<'sky'>): void {
  const paint = context.createLinearGradient(0, 0, 0, height)
  paint.addColorStop(0, top)
  paint.addColorStop(1, bottom)
  context.fillStyle = paint
  context.fillRect(0, 0, width, height)
}

/** A row of pines before the light. */
function wood({ colour }: Of<'wood'>): Painted {
  const trees = Array.from({ length: 34 }, (_, i) => ({
    x: (i + Math.random()) / 34,
    high: 0.16 + Math.random() * 0.26,
  }))
  return ({ context, width, height }) => {
    context.fillStyle = colour
    context.fillRect(0, height * 0.86, width, height * 0.14)
    for (const { x, high } of trees) {
      const tall = high * Math.min(height, width)
      for (let tier = 0; tier < 3; tier++) {
        const low = height * 0.88 - tall * tier * 0.28
        const half = tall * (0.2 - tier * 0.045)
        context.beginPath()
        context.moveTo(x * width, low - tall * 0.5)
        context.lineTo(x * width + half, low)
        context.lineTo(x * width - half, low)
        context.fill()
      }
    }
  }
}

function rays({ x, y, colour }: Of<'rays'>): Painted {
  const beams = Array.from({ length: 14 }, (_, i) => ({
    angle: ((i + Math.random() * 0.8) / 14) * Math.PI * 2,
    wide: 0.04 + Math.random() * 0.07,
    strong: 0.15 + Math.random() * 0.3,
  }))
  return ({ context, width, height, t }) => {
    const far = Math.hypot(width, height)
    const paint = context.createRadialGradient(x * width, y * height, 0, x * width, y * height, far * 0.7)
    paint.addColorStop(0, colour)
    paint.addColorStop(1, `${colour}00`)
    context.fillStyle = paint
    for (const { angle, wide, strong } of beams) {
      context.globalAlpha = strong * swell(t)
      context.beginPath()
      context.moveTo(x * width, y * height)
      const from = angle + t * 0.35
      context.lineTo(x * width + Math.cos(from - wide) * far, y * height + Math.sin(from - wide) * far)
      context.lineTo(x * width + Math.cos(from + wide) * far, y * height + Math.sin(from + wide) * far)
      context.fill()
    }
    context.globalAlpha = 1
  }
}

function glow({ context, width, height, t, seconds }: Frame, { x, y, size, colour, does }: Of<'glow'>): void {
  const strong =
    does === 'dies'
      ? Math.max(0, 1 - t * 1.25) * (0.8 + 0.2 * Math.sin(t * seconds * 19))
      : does === 'beats'
        ? 0.55 + 0.45 * Math.sin(t * seconds * 5)
        : Math.min(1, t * 2.2)
  const r = size * Math.min(width, height) * (does === 'grows' ? 0.4 + t : 0.6 + strong * 0.4)
  const paint = context.createRadialGradient(x * width, y * height, 0, x * width, y * height, r)
  paint.addColorStop(0, colour)
  paint.addColorStop(0.35, `${colour}88`)
  paint.addColorStop(1, `${colour}00`)
  context.globalAlpha = strong
  context.fillStyle = paint
  context.fillRect(x * width - r, y * height - r, r * 2, r * 2)
  context.globalAlpha = 1
}

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

function shape({ of, x, y, size, colour, eyes, does }: Of<'shape'>): Painted {
  const path = new Path2D(shapes[of])
  const lean = Math.random() * 0.08 - 0.04
  return ({ context, width, height, t, seconds }) => {
    const tall = size * Math.min(width * 1.4, height)
    const { dx, dy, scale, angle, strong } = moving(does, t, seconds)
    context.save()
    context.translate((x + dx) * width, y * height + dy * tall)
    if (does === 'swings') context.translate(0, -tall)
    context.rotate(angle + (does === 'looms' ? lean : 0))
    if (does === 'swings') context.translate(0, tall)
    context.scale((tall / 100) * scale, (tall / 100) * scale)
    context.translate(-50, does === 'turns' ? -50 : -100)
    context.globalAlpha = strong
    context.lineWidth = 2.8
    context.lineJoin = 'round'
    context.strokeStyle = '#1c0f08'
    context.stroke(path)
    context.save()
    context.clip(path, 'evenodd')
    context.fillStyle = colour
    context.fillRect(0, 0, 100, 100)
    context.restore()
    if (eyes) {
      context.fillStyle = eyes
      context.globalAlpha = strong * Math.min(1, Math.max(0, t * 4 - 1))
      const [apart, high, wide] = eyesIn[of] ?? [9, 36, 4.2]
      for (const side of [-1, 1]) {
        context.beginPath()
        context.ellipse(50 + side * apart, high, wide, wide * 0.5, side * 0.35, 0, 7)
        context.fill()
      }
    }
    context.restore()
  }
}

function moving(
  does: Motion,
  t: number,
  seconds: number,
): { dx: number; dy: number; scale: number; angle: number; strong: number } {
  const still = { dx: 0, dy: 0, scale: 1, angle: 0, strong: Math.min(1, t * 5) }
  const came = 1 - (1 - Math.min(1, t * 1.7)) ** 3
  switch (does) {
    case 'rises':
      return { ...still, dy: 0.7 * (1 - came) }
    case 'looms':
      return { ...still, scale: 0.75 + 0.4 * came, strong: Math.min(1, t * 2.4) }
    case 'sinks':
      return { ...still, dy: t * 0.2, scale: 1 - t * 0.55, strong: Math.max(0, 1 - t * 1.15) }
    case 'swings':
      return { ...still, angle: Math.sin(t * seconds * 4.4) * 0.34 * (1 - t * 0.5) }
    case 'turns':
      return { ...still, angle: t * 0.9, scale: 0.6 + 0.4 * came }
    case 'lands': {
      const drop = Math.min(1, t * 3)
      return { ...still, dy: -1.4 * (1 - drop * drop), scale: 1 + 0.08 * Math.exp(-t * 9) }
    }
  }
}

function flash({ context, width, height, t }: Frame, { colour, at }: Of<'flash'>): void {
  for (const when of at) {
    const since = t - when
    if (since < 0 || since > 0.12) continue
    context.globalAlpha = (1 - since / 0.12) * 0.65
    context.fillStyle = colour
    context.fillRect(0, 0, width, height)
  }
  context.globalAlpha = 1
}

function swell(t: number): number {
  return Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.5)
}
