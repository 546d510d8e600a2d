import './moment.css'
import type { Moment } from './moment.ts'
import { painted } from './paint.ts'

/** Painted no finer than this many pixels in all: it moves, and large screens have many more. */
const finest = 1_000_000

/** Shows a great moment over the whole table, with the sentence that tells it. Any press ends it. */
export async function show(moment: Moment, words: string, tempo: number): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const stage = document.createElement('div')
  stage.className = 'moment'
  stage.ariaHidden = 'true'
  const canvas = document.createElement('canvas')
  const told = document.createElement('p')
  told.className = 'moment-words'
  told.textContent = words
  if (moment.shown !== undefined) {
    const shown = document.createElement('small')
    shown.textContent = moment.shown
    told.append(shown)
  }
  stage.append(canvas, told)
  document.body.append(stage)

  const scale = Math.min(devicePixelRatio, Math.sqrt(finest / (innerWidth * innerHeight)))
  canvas.width = innerWidth * scale
  canvas.height = innerHeight * scale
  const context = canvas.getContext('2d')
  const layers = moment.layers.map(painted)
  let begin = 0
  let frame = 0
  const draw = (now: number): void => {
    if (begin === 0) begin = now
    const t = ((now - begin) / 1000 / moment.seconds) * tempo
    if (!context || t >= 1) {
      end()
      return
    }
    const { width, height } = canvas
    for (const layer of layers) layer({ context, width, height, t, seconds: moment.seconds })
    stage.style.opacity = String(Math.min(1, t * 9, (1 - t) * 9))
    frame = requestAnimationFrame(draw)
  }
  frame = requestAnimationFrame(draw)
  const listening = new AbortController()
  const skip = (event: Event): void => {
    if (event instanceof KeyboardEvent && ![' ', 'Enter', 'Escape'].includes(event.key)) return
    // It ends this moment and nothing else.
    event.preventDefault()
    event.stopImmediatePropagation()
    end()
  }
  addEventListener('pointerdown', skip, { capture: true, signal: listening.signal })
  addEventListener('keydown', skip, { capture: true, signal: listening.signal })
  await over
  listening.abort()
  cancelAnimationFrame(frame)
  stage.remove()
}
