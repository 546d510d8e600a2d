import { expect, test, type Page } from '@playwright/test'
import { adventure, fates, ninebell, sitDown, walkTo } from './house.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const throwing = '/assets/cast'

/** The question that waits is another one than that at `position`. */
const next = (position: string | null): string => `[data-position]:not([data-position="${position}"])`

/** Answers until something has come of it. */
async function answerUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  for (let answers = 0; answers < 60 && !(await done()); answers++) {
    const position = await page.locator('[data-position]').getAttribute('data-position')
    await page.locator('[data-position] .option').first().click()
    // Where more is told after a roll, the next question waits for its dice.
    await page
      .locator(`:root[data-throwing] .throw, ${next(position)}`)
      .first()
      .waitFor({ state: 'attached' })
    if ((await page.locator(next(position)).count()) === 0) await page.keyboard.press('Escape')
    await page.locator(next(position)).waitFor()
  }
}

/** Lets dice fly for as long as a test looks, however slow the machine: each frame comes soon after the one before. */
async function flyLong(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const soon = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => soon((now) => draw(now / 100))
  })
}

test('dice are thrown over the board; nobody waits for them, and nothing of it is fetched before', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await flyLong(page)
  await page.goto('/new/roll-player?seat=human&seat=human&seed=thrown')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('[data-position]').waitFor()
  expect(fetched.filter((path) => path.startsWith(throwing))).toEqual([])
  // The first throw may come too late on a slow machine: its dice just lie there. At the next table it is at hand.
  await answerUntil(page, async () => fetched.some((path) => path.startsWith(throwing)))
  await walkTo(page, '/new/roll-player?seat=human&seat=human&seed=thrown')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('[data-position]').waitFor()
  const inTheAir = page.locator(':root[data-throwing] .throw')
  await answerUntil(page, async () => (await inTheAir.count()) > 0)
  const dice = page.locator('.board [data-piece^="die:"] .die')
  const hidden = async (): Promise<boolean> =>
    dice.evaluateAll((all) => all.some((die) => getComputedStyle(die).visibility === 'hidden'))
  await expect(page.locator('[data-throwing]')).toHaveCount(1)
  expect(await hidden()).toBe(true)
  // The next question is there while they roll, and a press that answers nothing lets them lie.
  await expect(page.locator('[data-position] .option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.throw')).toHaveCount(0)
  await expect(dice.first()).toBeVisible()
  expect(await hidden()).toBe(false)
})

// Roll Player is seen above. In Set a Watch more is told after every roll before anybody is asked.
for (const game of [adventure, fates, ninebell])
  test(`${game.name}: whoever knows what to do answers while dice still roll`, async ({ page }) => {
    await flyLong(page)
    await sitDown(page, game, 'seat=human&seat=human&seed=thrown')
    const asked = page.locator(':root[data-throwing]:has(.throw) [data-position] .option')
    await answerUntil(page, async () => (await asked.count()) > 0)
    const position = await page.locator('[data-position]').getAttribute('data-position')
    await asked.first().click()
    await page.locator(next(position)).waitFor()
  })

test('without motion the dice just lie there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/new/roll-player?seat=human&seat=human&seed=thrown')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('[data-position]').waitFor()
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.throw')) document.documentElement.dataset.wasThrown = ''
    }).observe(document.body, { childList: true })
  })
  for (let answers = 0; answers < 4; answers++) {
    const position = await page.locator('[data-position]').getAttribute('data-position')
    await page.locator('[data-position] .option').first().click()
    await page.locator(`[data-position]:not([data-position="${position}"])`).waitFor()
  }
  await expect(page.locator('[data-was-thrown]')).toHaveCount(0)
})
