import { chromium, type BrowserContext } from '@playwright/test'
import { newFate, pick } from '@dicehearth/engine'
import { adventure, decision, expect, log, options, play, position, sitDown, test } from './house.ts'

/** How often the browser is killed; `npm run kills` asks for more. */
const kills = Number(process.env.DICEHEARTH_KILLS ?? 2)
/** The longest time between an answer and the kill, in milliseconds. */
const longest = 120

test(`a browser that is killed ${kills} times right after a decision loses and doubles nothing`, async ({
  baseURL,
}, testInfo) => {
  test.setTimeout((1 + kills) * 150_000)
  const profile = testInfo.outputPath('profile')
  const browser = { ...testInfo.project.use.launchOptions, ...(baseURL ? { baseURL } : {}) }
  const chance = newFate(`kills ${kills}`)
  let address: string | null = null
  let at = 0
  let lines = ''
  for (let n = 0; n <= kills; n++) {
    const context = await chromium.launchPersistentContext(profile, browser)
    const page = await context.newPage()
    if (address === null) await sitDown(page, adventure, `seed=killed ${n}`)
    else {
      await page.goto(address)
      await expect(page.locator('[data-position], .end').first()).toBeVisible()
      // The answer that was on its way is either stored or not; everything before it is.
      const over = (await page.locator('.end').count()) > 0
      if (!over) expect([at, at + 1]).toContain(await position(page))
      // The earlier part of the log follows once the table is on screen; of a long one only the end is shown.
      await expect.poll(async () => log(page).innerText()).toContain(lines.slice(-200))
      if (over) await sitDown(page, adventure, `seed=killed ${n}`)
    }
    await play(page, undefined, pick(chance, 3))
    if ((await page.locator('.end').count()) > 0) await sitDown(page, adventure, `seed=killed again ${n}`)
    await expect(decision(page).getByRole('heading')).toBeVisible()
    at = await position(page)
    lines = await log(page).innerText()
    address = page.url()
    if (n === kills) {
      await context.close()
      break
    }
    const browserProcess = await processOf(context)
    await options(page).first().click()
    await page.waitForTimeout(pick(chance, longest))
    const gone = context.waitForEvent('close')
    process.kill(browserProcess, 'SIGKILL')
    await gone
  }
})

/** The browser itself, not one of the processes that it starts for its pages. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  const info = await session?.send('SystemInfo.getProcessInfo')
  const browser = info?.processInfo.find(({ type }) => type === 'browser')
  if (!browser) throw new Error('the browser does not name its process')
  return browser.id
}
