import { pips } from '../die-faces.ts'
import { pictureOf } from '../figure/picture.ts'
import { shapes, type Layer, type Motion } from './moment.ts'

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
    case 'figure':
      return figure(layer)
    case 'tally':
      return tally(layer)
    case 'waves':
      return waves(layer)
    case 'flash':
      return (frame) => flash(frame, layer)
  }
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

interface Standing {
  x: number
  y: number
  size: number
  does: Motion
}

/** Draws something of 100 by 100 where it stands, as it moves. */
function standing(
  { context, width, height, t, seconds }: Frame,
  it: Standing,
  lean: number,
  draw: () => void,
): void {
  const { x, y, size, does } = it
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
  draw()
  context.restore()
}

function leaning(): number {
  return Math.random() * 0.08 - 0.04
}

/** A pane of glass: the side towards the fire is lit. */
function shape(layer: Of<'shape'>): Painted {
  const path = new Path2D(shapes[layer.of])
  const lean = leaning()
  return (frame) => {
    const { context } = frame
    standing(frame, layer, lean, () => {
      context.lineWidth = 3.4
      context.lineJoin = 'round'
      context.strokeStyle = '#1c0f08'
      context.stroke(path)
      context.save()
      context.clip(path, 'evenodd')
      context.fillStyle = layer.colour
      context.fillRect(0, 0, 100, 100)
      context.fillStyle = '#fff6e038'
      context.fillRect(0, 0, 50, 100)
      context.fillStyle = '#0a040255'
      context.fillRect(50, 0, 50, 100)
      context.restore()
      context.lineWidth = 1.2
      context.stroke(path)
    })
  }
}

/** An enemy as it stands on the board, and larger than it ever did there. */
function figure(layer: Of<'figure'>): Painted {
  const lean = leaning()
  const picture = document.createElement('canvas')
  picture.width = 832
  picture.height = 848
  const image = new Image()
  // Drawn once, so that no frame has to draw it again.
  image.addEventListener('load', () => picture.getContext('2d')?.drawImage(image, 0, 0, 832, 848))
  image.src = pictureOf(layer.of)
  return (frame) => {
    standing(frame, layer, lean, () => frame.context.drawImage(picture, 0, -4, 100, 102))
  }
}

/** Dice fall one by one, the sum grows, and the steps light up that it reaches. */
function tally({ dice, more, steps }: Of<'tally'>): Painted {
  const turns = dice.map(() => Math.random() * 0.3 - 0.15)
  const theme = getComputedStyle(document.documentElement)
  const [first, last] = [0.12, 0.7]
  return ({ context, width, height, t }) => {
    const side = Math.min(height * 0.11, (width * 0.8) / (dice.length + 2))
    const left = width / 2 - (side * 1.2 * (dice.length + 1.6)) / 2
    const top = height * 0.7
    let sum = 0
    dice.forEach(({ face, colour }, n) => {
      const since = t - (first + ((last - first) * n) / Math.max(1, dice.length))
      if (since < 0) return
      sum += face
      const fall = Math.min(1, since * 14)
      context.save()
      context.translate(left + (n + 0.5) * side * 1.2, top - (1 - fall * fall) * height * 0.5)
      context.rotate(turns[n] + (1 - fall) * 2)
      cube(context, side, face, [
        theme.getPropertyValue(`--die-${colour}-light`),
        theme.getPropertyValue(`--die-${colour}`),
        theme.getPropertyValue(`--die-${colour}-dark`),
      ])
      context.restore()
    })
    const whole = t > last + 0.04
    if (whole) sum += more
    if (t < first) return
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = '#fff2d6'
    context.strokeStyle = '#1c0f08'
    context.lineWidth = side * 0.12
    context.lineJoin = 'round'
    context.font = `700 ${side * (whole ? 1.35 : 1.1)}px ${theme.getPropertyValue('--font-title')}`
    const at = left + (dice.length + 0.8) * side * 1.2
    context.strokeText(String(sum), at, top)
    context.fillText(String(sum), at, top)
    ladder({ context, width, height }, steps, sum, theme.getPropertyValue('--font-title'))
  }
}

function ladder(
  { context, width, height }: Pick<Frame, 'context' | 'width' | 'height'>,
  steps: Of<'tally'>['steps'],
  sum: number,
  font: string,
): void {
  const wide = Math.min(width / (steps.length + 0.6), 170)
  const high = Math.min(height * 0.07, wide * 0.42)
  steps.forEach(({ from, text }, n) => {
    const reached = sum >= from
    const x = width / 2 + (n - (steps.length - 1) / 2) * wide
    context.fillStyle = reached ? '#f2934a' : '#1c100acc'
    context.beginPath()
    context.roundRect(x - wide * 0.46, height * 0.1 - high / 2, wide * 0.92, high, high / 2)
    context.fill()
    context.fillStyle = reached ? '#2a1206' : '#d8c3a4'
    context.font = `700 ${high * 0.5}px ${font}`
    context.fillText(text, x, height * 0.1)
  })
}

function cube(
  context: CanvasRenderingContext2D,
  side: number,
  face: number,
  [lit, body, dark]: readonly [string, string, string],
): void {
  const half = side / 2
  const paint = context.createLinearGradient(-half, -half, half, half)
  paint.addColorStop(0, lit)
  paint.addColorStop(0.5, body)
  paint.addColorStop(1, dark)
  context.fillStyle = paint
  context.strokeStyle = '#1c0f08'
  context.lineWidth = side * 0.07
  context.beginPath()
  context.roundRect(-half, -half, side, side, side * 0.2)
  context.fill()
  context.stroke()
  context.fillStyle = '#fffaf0'
  for (const [x, y] of pips[face] ?? []) {
    context.beginPath()
    context.arc((x / 100 - 0.5) * side * 0.92, (y / 100 - 0.5) * side * 0.92, side * 0.085, 0, 7)
    context.fill()
  }
}

/** A sea that has had enough. */
function waves({ colour }: Of<'waves'>): Painted {
  const swells = Array.from({ length: 4 }, (_, n) => ({
    y: 0.7 + n * 0.09,
    high: 0.05 + Math.random() * 0.035,
    long: 2.4 + Math.random() * 1.6,
    begins: Math.random() * 6,
  }))
  return ({ context, width, height, t, seconds }) => {
    swells.forEach(({ y, high, long, begins }, n) => {
      const top = (x: number): number => {
        const swell = Math.sin(x * long * 2 + begins + t * seconds * (n % 2 ? 2.2 : -1.7))
        return (y - high * (0.4 + t) * (1 - Math.abs(swell)) * 2) * height
      }
      context.beginPath()
      context.moveTo(0, height)
      for (let x = 0; x <= 1.001; x += 1 / 60) context.lineTo(x * width, top(x))
      context.lineTo(width, height)
      context.globalAlpha = 0.7 + n * 0.1
      context.fillStyle = colour
      context.fill()
      context.globalAlpha = 0.6 - n * 0.12
      context.strokeStyle = '#d8e8f0'
      context.lineWidth = 3
      context.stroke()
    })
    context.globalAlpha = 1
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
    case 'reels': {
      // Struck with every die, and beaten at the end.
      const blow = Math.max(0, Math.sin(t * seconds * 7)) * Math.min(1, t * 3)
      const beaten = Math.max(0, t - 0.74) * 3.4
      return {
        ...still,
        dx: blow * 0.008,
        angle: blow * 0.05 + beaten * 0.5,
        dy: beaten * 0.3,
        strong: Math.min(1, t * 2.4),
      }
    }
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
