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
  wood(context)
  heading(context, game, ending)
  faces.forEach((face, i) => {
    const wide = Math.min(190, 620 / faces.length)
    context.drawImage(face, 60 + i * (wide + 16), 590 - wide * 1.25, wide, wide * 1.25)
  })
  curve(context, ending)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))))
  })
}

function wood(context: CanvasRenderingContext2D): void {
  const paint = context.createRadialGradient(width * 0.3, height * 1.1, 60, width * 0.3, height, width)
  paint.addColorStop(0, '#6b3a17')
  paint.addColorStop(0.5, '#2c1b11')
  paint.addColorStop(1, '#0d0705')
  context.fillStyle = paint
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#0003'
  for (let x = 100; x < width; x += 150) context.fillRect(x, 0, 2, height)
  context.strokeStyle = '#7a542e'
  context.lineWidth = 4
  context.strokeRect(18, 18, width - 36, height - 36)
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
