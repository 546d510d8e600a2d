import { adventure, ending, expect, games, options, play, sitDown, test, watch } from './house.ts'
import { byButton, wise } from './wise.ts'

for (const game of games) {
  test(`${game.name}: a whole game with a thumb`, async ({ page }) => {
    await sitDown(page, game, 'difficulty=easy&seed=thumb')
    const answer =
      game === watch
        ? await wise(game, { players: 2, difficulty: 'easy' }, 'thumb', byButton('tap'))
        : undefined
    await play(page, answer ?? (async (at) => options(at).first().tap()))
    await expect(ending(page)).toBeVisible()
    await page.getByRole('button', { name: 'Watch the replay' }).tap()
    await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible()
  })

  test(`${game.name}: nothing is wider than the screen`, async ({ page }) => {
    await sitDown(page, game, 'seed=narrow')
    await play(page, undefined, 6)
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }))
    expect(wide).toBeLessThanOrEqual(screen)
  })
}

test('a long list of options is folded under its headings', async ({ page }) => {
  await sitDown(page, adventure, 'heroes=adventurer,healer&first=1&seed=long')
  const groups = page.locator('details.option-group')
  expect(await groups.count()).toBeGreaterThan(2)
  await expect(groups.first()).toHaveAttribute('open')
  await groups.last().locator('summary').tap()
  await expect(groups.last()).toHaveAttribute('open')
  await expect(groups.first()).not.toHaveAttribute('open')
})
