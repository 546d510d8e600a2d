import { pips } from '../die-faces.ts'
import type { Frame, Of, Painted } from './paint.ts'

/** Dice fall one by one, the sum grows, and the steps light up that it reaches. */
export function tally({ dice, more, steps }: Of<'tally'>): Painted {
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
