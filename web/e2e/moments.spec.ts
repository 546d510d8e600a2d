import { readdirSync } from 'node:fs'
import { moments, views } from '../test/great-moments.ts'
import { expect, test } from './house.ts'

interface Stage {
  show: (moment: unknown, words: string, tempo: number) => Promise<void>
}

const assets = new URL('../dist/assets/', import.meta.url)

for (const { game, events } of moments)
  test(`great moments of ${game} are painted over the whole page, and a press ends them`, async ({
    page,
  }) => {
    const { default: momentOf } = (await import(`../../games/${game}/board/moments.ts`)) as {
      default: (event: object, view: unknown) => object | null
    }
    const stage = `/assets/${readdirSync(assets).find((name) => /^stage-.*\.js$/.test(name))}`
    await page.goto('/credits')
    for (const event of events) {
      await page.evaluate(
        async ([url, moment]) => {
          const { show } = (await import(url)) as Stage
          // So slow that it is not over before the test has looked.
          void show(moment, 'So it was.', 0.2)
        },
        [stage, momentOf(event, views[game] ?? {})] as const,
      )
      await expect(page.locator('.moment-words')).toHaveText(/^So it was\./)
      await expect.poll(async () => page.evaluate(coloursOf)).toBeGreaterThan(20)
      await page.keyboard.press('Escape')
      await expect(page.locator('.moment')).toHaveCount(0)
    }
  })

/** Runs in the page: how many colours there are in what is painted. */
function coloursOf(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('.moment canvas')
  const context = new OffscreenCanvas(24, 24).getContext('2d')
  if (!canvas || !context) return 0
  context.drawImage(canvas, 0, 0, 24, 24)
  const { data } = context.getImageData(0, 0, 24, 24)
  return new Set(Array.from({ length: 576 }, (_, n) => data.slice(n * 4, n * 4 + 3).join())).size
}
