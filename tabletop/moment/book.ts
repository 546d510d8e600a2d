import type { Of, Painted } from './paint.ts'
import { between, tallOf } from './scenery.ts'

const lead = '#1c0f08'
const page = 'M50 14C40 6 22 5 6 9V66C22 62 40 64 50 70Z'
const cover = 'M50 17C38 9 18 8 1 12V73C20 68 40 69 50 76C60 69 80 68 99 73V12C82 8 62 9 50 17Z'
const rows = 7

/** The last line is written; whether it comes to its end is another matter. */
export function book({ x, y, size, does }: Of<'book'>): Painted {
  const left = new Path2D(page)
  const binding = new Path2D(cover)
  const text = Array.from({ length: rows * 2 }, (_, n) => script(n % rows))
  const last = does === 'ends' ? rows : 4.4
  return (frame) => {
    const { context, width, height, t, seconds } = frame
    const k = tallOf(frame, size) / 76
    const written = Math.min(last, Math.max(0, (t - 0.12) / 0.52) * rows)
    const over = between(t, does === 'ends' ? 0.66 : 0.48, 0.86)
    context.save()
    context.translate(x * width, y * height + (1 - between(t, 0, 0.2)) * 20 * k)
    context.scale(k, k)
    context.translate(-50, -76)
    context.lineJoin = 'round'
    context.strokeStyle = lead
    context.fillStyle = '#6a1512'
    context.lineWidth = 4
    context.stroke(binding)
    filled(context, binding)
    for (const side of [1, -1]) {
      context.save()
      context.translate(50, 0)
      context.scale(side, 1)
      context.translate(-50, 0)
      context.fillStyle = side === 1 ? '#f4e6c6' : '#dcc69a'
      filled(context, left)
      context.lineWidth = 1.6
      context.stroke(left)
      context.restore()
    }
    context.lineWidth = 0.9
    context.strokeStyle = '#5a3a22'
    context.lineCap = 'round'
    text.forEach((line, n) => {
      const share = n < rows ? 1 : Math.min(1, Math.max(0, written - (n - rows)))
      context.save()
      context.translate(n < rows ? 11 : 55, 0)
      context.beginPath()
      context.rect(-1, 0, 37 * share, 80)
      context.clip()
      context.stroke(line)
      context.restore()
    })
    const row = Math.min(rows - 1, Math.floor(written))
    const pen: readonly [number, number] = [55 + 34 * Math.min(1, written - row), 20 + row * 6.2]
    if (does === 'breaks') blot(context, pen, over)
    else lightOf(context, over)
    quill(
      context,
      pen,
      Math.sin(t * seconds * 17) * (written < last ? 1 : 0),
      does === 'ends' ? over : 0,
      does === 'breaks' ? over : 0,
    )
    context.restore()
    context.globalAlpha = 1
  }
}

/** A line of a hand that nobody can read. */
function script(row: number): Path2D {
  const path = new Path2D()
  const y = 20 + row * 6.2
  for (let x = 0; x < 33; x += 2.4) {
    const wide = 3 + Math.random() * 6
    path.moveTo(x, y)
    for (const end = Math.min(34, x + wide); x < end; x += 1.1)
      path.lineTo(x + 0.5, y + (Math.random() - 0.5) * 2.2)
  }
  return path
}

function blot(context: CanvasRenderingContext2D, [x, y]: readonly [number, number], over: number): void {
  context.fillStyle = '#120a14'
  for (const [dx, dy, r] of [
    [0, 0, 7],
    [5, 4, 4.4],
    [-6, 3, 3.6],
    [2, 9, 3],
    [-3, -5, 2.6],
    [10, 9, 1.6],
    [-10, 8, 1.3],
  ] as const) {
    context.beginPath()
    context.arc(x + dx * over, y + dy * over, r * over, 0, 7)
    context.fill()
  }
}

function lightOf(context: CanvasRenderingContext2D, over: number): void {
  context.globalAlpha = over * 0.55
  context.globalCompositeOperation = 'soft-light'
  context.fillStyle = '#fff0c0'
  context.fillRect(4, 4, 92, 68)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}

const feather = new Path2D(
  'M0 0L5-10C4-26 14-40 30-46C28-40 30-37 27-33C30-31 24-28 24-24C26-22 18-18 17-14C15-12 10-9 7-9Z',
)

function quill(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  stir: number,
  up: number,
  falls: number,
): void {
  context.save()
  context.translate(x + up * 18 + falls * 14, y + stir * 0.7 - up * 26 + falls * 26)
  context.rotate(stir * 0.05 + falls * 1.3)
  context.globalAlpha = 1 - up
  context.strokeStyle = lead
  context.lineWidth = 2.2
  context.stroke(feather)
  context.fillStyle = '#f6ead6'
  filled(context, feather)
  context.lineWidth = 0.8
  context.stroke(new Path2D('M0 0C8-14 16-28 29-45'))
  context.restore()
}

function filled(context: CanvasRenderingContext2D, path: Path2D): void {
  context.fill(path)
}
