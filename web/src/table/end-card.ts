import type { Ending } from '@dicehearth/host'
import type { Person } from '@dicehearth/tabletop/face/person.ts'
import { marksOf, storyLine } from './marks.ts'

const width = 1200
const height = 630

/** The end of a game as a picture: who was there, how it ended, and the turns that mattered. */
export async function endCard(game: string, ending: Ending, people: readonly Person[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  const { portrait } = await import('@dicehearth/tabletop/face/drawing.ts')
  const faces = await Promise.all(
    people.slice(0, 5).map(async (person) => loaded(portrait(person, 'window'))),
  )
  await document.fonts.ready
  ground(context, ending)
  heading(context, game, ending)
  const first = ending.scores.find(({ place }) => place === 1)?.seat ?? null
  row(context, faces, ending.result === 'lost' ? null : first, ending)
  curve(context, ending)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))))
  })
}

/** Glass around a light that burns low at the left: warm after a victory, and nearly out after a defeat. */
function ground(context: CanvasRenderingContext2D, { result }: Ending): void {
  context.fillStyle = '#0d0705'
  context.fillRect(0, 0, width, height)
  const [x, y] = [width * 0.27, height * 0.94]
  const warm = result === 'lost' ? 0.35 : 1
  const rings = [0, 110, 230, 380, 560, 780, 1060, 1400]
  rings.slice(1).forEach((to, ring) => {
    const from = rings[ring]
    const panes = 9 + ring * 3
    for (let n = 0; n < panes; n++) {
      const [begin, end] = [n, n + 1].map((it) => ((it + ((ring * 7) % 5) * 0.17) / panes) * Math.PI * 2)
      const near = (1 - to / 1400) * warm
      context.beginPath()
      context.arc(x, y, to, begin, end)
      context.arc(x, y, from, end, begin, true)
      context.closePath()
      context.fillStyle = `hsl(${20 + near * 9} ${45 + near * 18}% ${5 + near * 22 + ((n * 7 + ring * 3) % 4) * 1.6}%)`
      context.fill()
      context.lineWidth = 4
      context.strokeStyle = '#0b0604'
      context.stroke()
    }
  })
  // What is read lies on dark glass.
  for (const [x1, y1, x2, y2] of [
    [0, 170, 0, 360],
    [900, 0, 620, 0],
  ] as const) {
    const shade = context.createLinearGradient(x1, y1, x2, y2)
    shade.addColorStop(0, '#0d0705d0')
    shade.addColorStop(1, '#0d070500')
    context.fillStyle = shade
    context.fillRect(0, 0, width, height)
  }
  for (const [colour, wide] of [
    ['#0b0604', 12],
    ['#8a6232', 5],
    ['#f0c878', 1.4],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = wide
    context.strokeRect(18, 18, width - 36, height - 36)
  }
}

/** Who was there; whoever won stands taller, under a ribbon. */
function row(
  context: CanvasRenderingContext2D,
  faces: readonly HTMLImageElement[],
  first: number | null,
  { scores }: Ending,
): void {
  const wide = Math.min(168, (600 - faces.length * 14) / (faces.length + (first === null ? 0 : 0.3)))
  let x = 54
  faces.forEach((face, seat) => {
    const its = wide * (seat === first ? 1.3 : 1)
    const high = its * 1.25
    context.drawImage(face, x, 562 - high, its, high)
    const score = scores.find((it) => it.seat === seat)?.score
    if (score !== undefined) {
      context.textAlign = 'center'
      context.font = '700 30px Alegreya, Georgia, serif'
      context.fillStyle = seat === first ? '#ffd48a' : '#d8c3a4'
      context.fillText(`${score}`, x + its / 2, 594)
    }
    if (seat === first) ribbon(context, x + its / 2, 552, its)
    x += its + 14
  })
  context.textAlign = 'left'
}

function ribbon(context: CanvasRenderingContext2D, x: number, y: number, wide: number): void {
  const half = wide * 0.46
  context.fillStyle = '#7c2a0c'
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(x + side * half, y - 8)
    context.lineTo(x + side * (half + 20), y - 8)
    context.lineTo(x + side * (half + 11), y + 4)
    context.lineTo(x + side * (half + 20), y + 16)
    context.lineTo(x + side * half, y + 16)
    context.fill()
  }
  context.fillStyle = '#c2571a'
  context.fillRect(x - half, y - 16, half * 2, 28)
  context.fillStyle = '#fff2d6'
  context.textAlign = 'center'
  context.font = "700 19px 'Alegreya SC', Georgia, serif"
  context.fillText('First', x, y + 5)
}

function heading(context: CanvasRenderingContext2D, game: string, { result, text }: Ending): void {
  context.textBaseline = 'alphabetic'
  context.fillStyle = '#f2934a'
  context.font = "700 26px 'Alegreya SC', Georgia, serif"
  context.fillText(`Dicehearth · ${game}`, 60, 82)
  context.fillStyle = '#fff2d6'
  context.font = '700 64px Alegreya, Georgia, serif'
  context.fillText(result === 'won' ? 'Victory!' : result === 'lost' ? 'Defeat' : 'The game is over', 60, 150)
  context.fillStyle = '#d8c3a4'
  context.font = "500 27px 'Alegreya Sans', sans-serif"
  lines(context, text, 620).forEach((line, i) => context.fillText(line, 60, 200 + i * 34))
}

/** Hope and peril, with the turns that mattered. */
function curve(context: CanvasRenderingContext2D, { course, scores }: Ending): void {
  const line = storyLine(course, scores)
  const marks = marksOf(course, scores)
  if (line.length < 3) return
  const [left, top, wide, high] = [740, 110, 400, 190]
  const known = line.slice(0, -1)
  const low = Math.min(...known)
  const span = Math.max(...known, low + 1) - low
  const x = (i: number): number => left + (i / (line.length - 1)) * wide
  const y = (i: number): number =>
    top + high - (Math.min(1, Math.max(0, (line[i] - low) / span)) * (high - 20) + 10)
  context.strokeStyle = '#f2934a'
  context.lineWidth = 5
  context.lineJoin = 'round'
  context.beginPath()
  line.forEach((_, i) => context.lineTo(x(i), y(i)))
  context.stroke()
  marks.forEach(({ at, what, text }, n) => {
    context.fillStyle = '#ffd48a'
    context.beginPath()
    context.arc(x(at), y(at), 13, 0, 7)
    context.fill()
    context.fillStyle = '#2a1a0e'
    context.font = "700 18px 'Alegreya Sans', sans-serif"
    context.textAlign = 'center'
    context.fillText(String(n + 1), x(at), y(at) + 6)
    context.textAlign = 'left'
    const from = 360 + n * 84
    context.fillStyle = '#ffc27a'
    context.font = "700 24px 'Alegreya SC', Georgia, serif"
    context.fillText(`${n + 1}. ${what}`, left, from)
    context.fillStyle = '#d8c3a4'
    context.font = "500 22px 'Alegreya Sans', sans-serif"
    context.fillText(lines(context, text, wide)[0] ?? '', left, from + 30)
  })
}

/** A sentence in lines of at most this width. */
function lines(context: CanvasRenderingContext2D, text: string, most: number): string[] {
  const found: string[] = []
  for (const word of text.split(' ')) {
    const longer = found.length === 0 ? word : `${found.at(-1)} ${word}`
    if (found.length > 0 && context.measureText(longer).width <= most) found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image(400, 500)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}
