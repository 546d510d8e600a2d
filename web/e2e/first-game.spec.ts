import {
  adventure,
  board,
  cover,
  decision,
  ending,
  enough,
  expect,
  games,
  known,
  nextDecision,
  options,
  play,
  position,
  sitDown,
  test,
} from './house.ts'

for (const game of games) {
  test(`${game.name}: one press on the home page leads to a table that is ready`, async ({ page }) => {
    await page.goto('/')
    await cover(page, game).getByRole('button', { name: 'Play now' }).click()
    await expect(options(page).first()).toBeVisible()
    await play(page, undefined, 2)
  })
}

/** Wrong pieces that are pressed in a guided game. */
const enoughPresses = 4

for (const game of known) {
  test(`${game.name}: a guided first game is played to its end, and then on freely`, async ({ page }) => {
    await page.goto('/')
    await cover(page, game).getByRole('button', { name: 'Learn by playing' }).click()
    const guide = page.getByRole('complementary', { name: 'Guide' })
    await expect(guide).toBeVisible()
    let wrong = 0
    while ((await guide.getByText(/^Step \d+ of \d+$/).count()) > 0) {
      const at = await position(page)
      // The other options do nothing and say so.
      await expect(decision(page).locator('.option:not([aria-disabled=true])')).toHaveCount(1)
      // So do the pieces that it does not mean; those that it means are lit.
      const other = board(page).locator(
        '.piece:not(.lit, :has(.piece.lit), .piece.lit *) > .piece-hit:visible',
      )
      if (wrong < enoughPresses && (await other.count()) > 0) {
        await page.mouse.move(0, 0)
        await other.first().dispatchEvent('click')
        await expect(page.locator('.why-not')).toContainText('The guide asks for something else now')
        expect(await position(page)).toBe(at)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        wrong++
      }
      await decision(page).locator('.option:not([aria-disabled=true])').click()
      await nextDecision(page, at)
    }
    expect(wrong).toBe(enoughPresses)
    await expect(guide).toContainText('The rest of the game is yours')
    await guide.getByRole('button', { name: 'Good' }).click()
    await expect(guide).toHaveCount(0)
    await play(page, undefined, enough(game))
    if (enough(game) === Infinity) await expect(ending(page)).toBeVisible()
  })
}

test('what enemies do is shown step by step, and can be skipped', async ({ browser, baseURL }) => {
  const moving = await browser.newContext({ reducedMotion: 'no-preference', ...(baseURL ? { baseURL } : {}) })
  const page = await moving.newPage()
  // At this pace nobody misses an event.
  await page.goto('/settings')
  await page.getByText('Calm', { exact: true }).click()
  await sitDown(page, adventure, 'seed=scenes')
  await options(page).first().click()
  await expect(decision(page).getByRole('button', { name: 'Skip' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(options(page).first()).toBeVisible()
  await moving.close()
})
