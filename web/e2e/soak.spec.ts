import type { CDPSession } from '@playwright/test'
import { anotherListens } from './ear.ts'
import { adventure, expect, games, options, play, test, walkTo } from './house.ts'

/** For how long, in minutes; `npm run soak` asks for more than a few laps. */
const minutes = Number(process.env.DICEHEARTH_SOAK ?? 0)
const laps = minutes > 0 ? Infinity : 6
const until = Date.now() + minutes * 60_000
const played = minutes > 0 ? games : [adventure]
/** Everything has been loaded after so many laps. */
const warm = 4
/** In bytes a lap and table. A table with its log takes far more. */
const most = 300_000

interface Left {
  heap: number
  nodes: number
  listeners: number
}

/** What is left in the page once it has cleared away. */
async function left(browser: CDPSession): Promise<Left> {
  await browser.send('HeapProfiler.collectGarbage')
  const { metrics } = await browser.send('Performance.getMetrics')
  const metric = (name: string): number => metrics.find((it) => it.name === name)?.value ?? 0
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  }
}

/** What has grown too much since. A browser that is busy clears away a little later. */
function tooMuch(before: Left, now: Left, laps: number): string[] {
  const grown = (of: keyof Left): number => now[of] - before[of]
  return [
    ...(grown('nodes') > 200 ? [`${grown('nodes')} elements`] : []),
    ...(grown('listeners') > 20 ? [`${grown('listeners')} listeners`] : []),
    ...(grown('heap') > most * laps * played.length ? [`${grown('heap')} bytes`] : []),
  ]
}

function isTimeUp(): boolean {
  return minutes > 0 && Date.now() > until
}

test('tables that are opened, played, left and resumed leave nothing behind in the page', async ({
  page,
}) => {
  test.setTimeout((10 + 2 * minutes) * 60_000)
  await page.goto('/credits')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')
  let before: Left = { heap: 0, nodes: 0, listeners: 0 }
  for (let lap = 1; lap <= laps && (lap <= warm + 1 || !isTimeUp()); lap++) {
    for (const { id } of played) {
      await walkTo(page, `/new/${id}?seat=human:Anna&seat=human:Ben&seed=lap${lap}`)
      await page.getByRole('button', { name: 'Start' }).click()
      await options(page).first().waitFor()
      const { pathname } = new URL(page.url())
      await play(page, undefined, 2)
      await walkTo(page, '/credits')
      await walkTo(page, pathname)
      await options(page).first().waitFor()
      // Whoever comes back hears again what happened last.
      await anotherListens(page)
      await play(page, undefined, 1)
      await walkTo(page, '/credits')
      await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible()
    }
    await expect.poll(() => page.workers().length).toBe(0)
    const now = await left(browser)
    if (minutes > 0) console.log(JSON.stringify({ laps: lap, ...now }))
    if (lap <= warm) before = now
    else await expect.poll(async () => tooMuch(before, await left(browser), lap - warm)).toEqual([])
  }
})
