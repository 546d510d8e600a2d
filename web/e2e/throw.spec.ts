import { expect, test, type Page } from '@playwright/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const throwing = '/assets/cast'

/** Answers until dice are in the air. The first throw may be fetched too late, and its dice just lie there. */
async function untilThrown(page: Page): Promise<void> {
  for (let answers = 0; answers < 40; answers++) {
    const position = await page.locator('[data-position]').getAttribute('data-position')
    await page.locator('[data-position] .option').first().click()
    await page.locator(`[data-position]:not([data-position="${position}"])`).waitFor()
    await page.locator('.throw, :root:not([data-throwing])').first().waitFor({ state: 'attached' })
    if ((await page.locator('.throw').count()) > 0) return
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
  await untilThrown(page)
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
  expect(fetched.filter((path) => path.startsWith(throwing)).length).toBeGreaterThan(0)
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
