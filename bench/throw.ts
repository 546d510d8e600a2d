import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { rounded, type Figure } from './measure.ts'

const dice = 20
const throws = 5
const slowdown = 4
/** A frame that took longer came at least one too late. */
const late = 25

/** Throws of twenty dice over whatever the page shows, from fetching what throws them to the last die at home. */
export async function* throwFigures(page: Page): AsyncGenerator<Figure> {
  const assets = fileURLToPath(new URL('../web/dist/assets/', import.meta.url))
  const file = readdirSync(assets).find((name) => /^cast-.*\.js$/.test(name))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const all: Thrown[] = []
  for (let n = 0; n < throws; n++)
    all.push(await page.evaluate(throwOnce, [`/assets/${file}`, dice] as const))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const longest = all.map(({ frames }) => Math.max(...frames)).toSorted((a, b) => a - b)
  const frames = all.flatMap((it) => it.frames)
  const work = all.flatMap((it) => it.work).toSorted((a, b) => a - b)
  yield [
    `throw of ${dice} dice, ${slowdown}× slower processor: longest frame (at most 50 ms)`,
    `median of ${throws} throws ${rounded(longest[throws >> 1])} ms, of all ${rounded(longest[throws - 1])} ms`,
  ]
  yield [
    `throw of ${dice} dice, ${slowdown}× slower processor: dropped frames`,
    `${frames.filter((frame) => frame > late).length} of ${frames.length}`,
  ]
  yield [
    `throw of ${dice} dice, ${slowdown}× slower processor: script in a frame`,
    `median ${rounded(work[work.length >> 1])} ms, most ${rounded(work[work.length - 1])} ms`,
  ]
}

interface Thrown {
  /** How long each frame took to come, and how long the script in it ran, in milliseconds. */
  frames: number[]
  work: number[]
}

/** Runs in the page. */
async function throwOnce([url, many]: readonly [string, number]): Promise<Thrown> {
  const { cast } = (await import(url)) as { cast: (dice: readonly object[], manner: object) => unknown }
  const home = new DOMRect(40, 40, 44, 44)
  let atHome = 0
  const frames: number[] = []
  const work: number[] = []
  const usual = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (draw) =>
    usual((now) => {
      const begin = performance.now()
      draw(now)
      work.push(performance.now() - begin)
    })
  const colours = ['red', 'blue', 'green', 'yellow', 'purple'] as const
  const thrown = Array.from({ length: many }, (_, n) => ({
    look: { face: 1 + (n % 6), colour: colours[n % colours.length], mark: 'drop' },
    home: () => home,
    glows: () => n === 0,
    arrived: () => void atHome++,
  }))
  cast(thrown, { over: new DOMRect(0, 0, 1000, 800), hand: null, tempo: 1, knocked: () => undefined })
  let before = performance.now()
  while (atHome < thrown.length && frames.length < 1000) {
    await new Promise(usual)
    const now = performance.now()
    frames.push(now - before)
    before = now
  }
  window.requestAnimationFrame = usual
  return { frames, work }
}
