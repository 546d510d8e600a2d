import { portrait } from '../face/portrait.ts'
import type { Drawing } from '../figure/marks.ts'
import { pictureOf } from '../figure/picture.ts'
import { shapes, type Motion } from './moment.ts'
import type { Frame, Of, Painted } from './paint.ts'
import { between, tallOf } from './scenery.ts'

// What a moment is about: somebody, something that comes, or a thing that everybody looks at.

const lead = '#1c0f08'

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
  const tall = tallOf({ width, height }, size)
  const { dx, dy, scale, angle, strong } = moving(does, t, seconds)
  context.save()
  context.translate((x + dx) * width, y * height + dy * tall)
  if (does === 'swings') context.translate(0, -tall)
  context.rotate(angle + (does === 'looms' ? lean : 0))
  if (does === 'swings') context.translate(0, tall)
  context.scale((tall / 100) * scale, (tall / 100) * scale)
  context.translate(-50, -100)
  context.globalAlpha = strong
  draw()
  context.restore()
}

function leaning(): number {
  return Math.random() * 0.08 - 0.04
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
    case 'swings':
      return { ...still, angle: Math.sin(t * seconds * 4.4) * 0.34 * (1 - t * 0.5) }
    case 'lands': {
      const drop = Math.min(1, t * 3)
      return { ...still, dy: -1.4 * (1 - drop * drop), scale: 1 + 0.08 * Math.exp(-t * 9) }
    }
  }
}

/** A pane of glass: the side towards the fire is lit. */
export function shape(layer: Of<'shape'>): Painted {
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
      if (layer.of === 'disc') {
        context.fillStyle = '#0a040233'
        context.fillRect(0, 0, 100, 100)
        context.fillStyle = layer.colour
        context.beginPath()
        context.arc(42, 42, 44, 0, 7)
        context.fill()
      } else {
        context.fillStyle = '#fff6e038'
        context.fillRect(0, 0, 50, 100)
        context.fillStyle = '#0a040255'
        context.fillRect(50, 0, 50, 100)
      }
      context.restore()
      context.lineWidth = 1.2
      context.stroke(path)
    })
  }
}

type Treat = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void

/** A picture that is drawn once, so that no frame has to draw it again; nothing, until it is there. */
function kept(url: string, width: number, height: number, treat?: Treat): { at: ImageBitmap | null } {
  const picture: { at: ImageBitmap | null } = { at: null }
  const image = new Image()
  image.addEventListener('load', () => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return
    context.drawImage(image, 0, 0, width, height)
    treat?.(context, width, height)
    picture.at = canvas.transferToImageBitmap()
  })
  image.src = url
  return picture
}

function put(
  context: CanvasRenderingContext2D,
  { at }: { at: ImageBitmap | null },
  ...[x, y, wide, high]: readonly [number, number, number, number]
): void {
  if (at) context.drawImage(at, x, y, wide, high)
}

/** Against the light: a dark body, its lit edge, and its eyes. */
function shadowOf(drawing: Drawing, rim: string): (context: CanvasRenderingContext2D) => void {
  const body = kept(pictureOf(drawing), 416, 424, (context, width, height) => {
    context.globalCompositeOperation = 'source-atop'
    context.fillStyle = '#07050a'
    context.fillRect(0, 0, width, height)
    context.globalCompositeOperation = 'destination-over'
    context.shadowColor = rim
    context.shadowOffsetX = -4
    context.shadowOffsetY = -3
    context.drawImage(context.canvas, 0, 0)
  })
  const looks = kept(
    pictureOf(drawing.filter(({ glows, fill = '' }) => glows && fill.length === 7)),
    416,
    424,
  )
  return (context) => {
    put(context, body, 0, -4, 100, 102)
    put(context, looks, 0, -4, 100, 102)
  }
}

/** An enemy as it stands on the board, and larger than it ever did there. */
export function figure(layer: Of<'figure'>): Painted {
  const lean = leaning()
  const picture = kept(pictureOf(layer.of), 832, 848)
  const { does } = layer
  if (does !== 'bared')
    return (frame) =>
      standing(frame, { ...layer, does }, lean, () => put(frame.context, picture, 0, -4, 100, 102))
  // A blade of light goes over it and shows what it is.
  const shadow = shadowOf(layer.of, '#7fe3d2')
  return (frame) => {
    const { context, t } = frame
    const seen = -4 + 108 * between(t, 0.2, 0.6)
    standing(frame, { ...layer, does: 'rises' }, 0, () => {
      shadow(context)
      context.save()
      context.beginPath()
      context.rect(-4, -20, seen + 4, 130)
      context.clip()
      put(context, picture, 0, -4, 100, 102)
      context.restore()
      if (seen > 103) return
      context.fillStyle = '#eafffb'
      context.fillRect(seen - 0.5, -16, 1, 122)
      context.fillStyle = '#7fe3d255'
      context.fillRect(seen - 5, -16, 10, 122)
    })
  }
}

export function march({ of, y, size, rim }: Of<'march'>): Painted {
  const all = of.map((drawing) => ({
    shadow: shadowOf(drawing, rim),
    tall: 0.8 + Math.random() * 0.5,
    beat: 1.6 + Math.random(),
    late: Math.random() * 0.2,
  }))
  return (frame) => {
    const { context, width, height, t, seconds } = frame
    const k = tallOf(frame, size) / 100
    const apart = width / all.length
    all.forEach(({ shadow, tall, beat, late }, n) => {
      const came = between(t, 0.1 + late, 0.62 + late)
      context.save()
      context.translate(
        (n + 0.5) * apart + (1 - came) * 30 * k * (n < all.length / 2 ? -1 : 1),
        y * height + (1 - came) * 70 * k + Math.abs(Math.sin(t * seconds * beat)) * 2.5 * k,
      )
      context.scale(k * tall, k * tall)
      context.translate(-50, -100)
      shadow(context)
      context.restore()
    })
  }
}

const frame200 = 'M6 246V96Q8 8 100 4Q192 8 194 96V246Z'

/** Whose moment it is, in their window: it rises, breaks and holds, or goes dark. */
export function face({ of, x, y, size, does }: Of<'face'>): Painted {
  const url = `data:image/svg+xml,${encodeURIComponent(portrait(of, 'window'))}`
  const picture = kept(url, 640, 800)
  const grey = does === 'darkens' ? kept(url, 640, 800, faded) : null
  const outline = new Path2D(frame200)
  const cracks = does === 'cracks' ? Array.from({ length: 9 }, (_, n) => crack(n / 9)) : []
  const shards = Array.from({ length: 11 }, (_, n) => ({
    from: n / 11 + Math.random() * 0.04,
    late: Math.random() * 0.32,
  }))
  return (frame) => {
    const { context, width, height, t, seconds } = frame
    const k = tallOf(frame, size) / 250
    const came = between(t, 0, 0.22)
    context.save()
    context.translate(x * width - 100 * k, y * height - 250 * k + (1 - came) * 40 * k)
    context.scale(k, k)
    context.globalAlpha = came
    put(context, picture, 0, 0, 200, 250)
    context.save()
    context.clip(outline)
    if (grey) {
      context.globalAlpha = between(t, 0.2, 0.6)
      put(context, grey, 0, 0, 200, 250)
    }
    if (does === 'darkens')
      shards.forEach(({ from, late }, n) => {
        const next = shards[(n + 1) % shards.length].from
        context.globalAlpha = 0.82 * between(t, 0.34 + late, 0.5 + late)
        context.fillStyle = '#050304'
        context.beginPath()
        context.moveTo(100, 118)
        for (const at of [from, next])
          context.lineTo(100 + Math.cos(at * 6.283) * 260, 118 + Math.sin(at * 6.283) * 260)
        context.fill()
      })
    if (does === 'cracks') {
      const broken = between(t, 0.14, 0.24)
      const held = between(t, 0.36, 0.6)
      context.lineJoin = 'round'
      for (const [colour, wide, strong] of [
        ['#0b0604', 3.4, broken],
        ['#f2934a', 9, held * 0.45 * (0.8 + 0.2 * Math.sin(t * seconds * 9))],
        ['#ffd48a', 4, held],
        ['#fff6e0', 1.6, held],
      ] as const) {
        context.globalAlpha = strong
        context.strokeStyle = colour
        context.lineWidth = wide
        for (const path of cracks) context.stroke(path)
      }
    }
    context.restore()
    context.restore()
    context.globalAlpha = 1
  }
}

/** All colour gone. */
const faded: Treat = (context, width, height) => {
  context.globalCompositeOperation = 'saturation'
  context.fillStyle = '#808080'
  context.fillRect(0, 0, width, height)
}

/** From where the blow fell to the edge of the window. */
function crack(turn: number): Path2D {
  const path = new Path2D()
  const angle = (turn + Math.random() * 0.08) * Math.PI * 2
  path.moveTo(128, 150)
  for (let far = 22; far < 260; far += 18 + Math.random() * 26) {
    const at = angle + (Math.random() - 0.5) * 0.5
    path.lineTo(128 + Math.cos(at) * far, 150 + Math.sin(at) * far)
  }
  return path
}

/** The sides of a stone, from left to right, and how light each is. */
const facets: readonly (readonly [d: string, light: number])[] = [
  ['M50 2L18 30L38 34Z', 0.25],
  ['M18 30L38 34L32 98Z', 0.5],
  ['M38 34L32 98H50Z', 0.1],
  ['M50 2L38 34H62Z', -0.05],
  ['M38 34H62L50 98Z', 0.3],
  ['M62 34L50 98H68Z', -0.15],
  ['M50 2L62 34L82 30Z', -0.3],
  ['M62 34L82 30L68 98Z', -0.4],
]

/** A stone that wakes: side after side begins to shine. */
export function gem({ x, y, size, colour }: Of<'gem'>): Painted {
  const sides = facets.map(([d, light]) => ({ path: new Path2D(d), light }))
  return (frame) => {
    const { context, t, seconds } = frame
    standing(frame, { x, y: y + Math.sin(t * seconds * 2) * 0.006, size, does: 'rises' }, 0, () => {
      context.lineJoin = 'round'
      context.strokeStyle = lead
      context.lineWidth = 7
      for (const { path } of sides) context.stroke(path)
      sides.forEach(({ path, light }, n) => {
        const at = 0.3 + n * 0.035
        context.globalAlpha = 1
        context.fillStyle = '#1a1418'
        context.fill(path)
        context.globalAlpha = 0.2 + 0.8 * between(t, at, at + 0.06)
        context.fillStyle = colour
        context.fill(path)
        context.globalAlpha = Math.abs(light)
        context.fillStyle = light > 0 ? '#ffffff' : '#0a0402'
        context.fill(path)
        context.globalAlpha = 0.9 * between(t, at, at + 0.03) * (1 - between(t, at + 0.05, at + 0.2))
        context.fillStyle = '#ffffff'
        context.fill(path)
        context.globalAlpha = 1
        context.lineWidth = 2.4
        context.stroke(path)
      })
    })
  }
}

const bellBody =
  'M46 8a5 5 0 0 1 8 0l1 6C71 18 75 36 76 56C77 68 83 74 89 82H11C17 74 23 68 24 56C25 36 29 18 45 14Z'

/** It swings, and its tongue comes after it. */
export function bell({ x, y, size }: Of<'bell'>): Painted {
  const body = new Path2D(bellBody)
  return (frame) => {
    const { context, width, height, t, seconds } = frame
    const k = tallOf(frame, size) / 100
    const swing = (late: number): number =>
      Math.sin((t * seconds - late) * 3.3) * 0.46 * (1 - t * 0.55) * between(t, 0, 0.12)
    context.save()
    context.translate(x * width, y * height - 96 * k)
    context.scale(k, k)
    context.strokeStyle = lead
    context.lineJoin = 'round'
    context.lineWidth = 4
    for (const [left, top, wide, high, colour] of [
      [-62, -12, 8, 220, '#6e4424'],
      [54, -12, 8, 220, '#3a2213'],
      [-70, -6, 140, 9, '#5a3418'],
    ] as const) {
      context.fillStyle = colour
      context.fillRect(left, top, wide, high)
      context.strokeRect(left, top, wide, high)
    }
    context.save()
    context.rotate(swing(0.34) * 1.2)
    context.fillStyle = '#3a2408'
    context.fillRect(-2, 0, 4, 84)
    context.beginPath()
    context.arc(0, 86, 7, 0, 7)
    context.fill()
    context.stroke()
    context.restore()
    context.rotate(swing(0))
    context.translate(-50, -4)
    context.lineWidth = 5
    context.stroke(body)
    context.save()
    context.clip(body)
    for (const [colour, from, to] of [
      ['#c48d22', 0, 100],
      ['#f4cf68', 26, 42],
      ['#8a5d0c', 62, 100],
    ] as const) {
      context.fillStyle = colour
      context.fillRect(from, 0, to - from, 100)
    }
    context.fillStyle = '#5a3c08'
    for (const [top, high] of [
      [22, 2.4],
      [66, 2.4],
      [75, 9],
    ] as const)
      context.fillRect(0, top, 100, high)
    context.fillStyle = '#e8c060'
    context.fillRect(14, 76.5, 46, 4)
    context.restore()
    context.restore()
  }
}
