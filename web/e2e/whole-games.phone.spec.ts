import {
  adventure,
  ending,
  enough,
  expect,
  games,
  options,
  play,
  rollPlayer,
  sitDown,
  test,
} from './house.ts'

for (const game of games) {
  test(`${game.name}: with a thumb, and nothing is wider than the screen`, async ({ page }) => {
    await sitDown(page, game, 'seed=thumb')
    await play(page, async (at) => options(at).first().tap(), 6)
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }))
    expect(wide).toBeLessThanOrEqual(screen)
    await play(page, async (at) => options(at).first().tap(), enough(game) - 6)
    if (enough(game) < Infinity) return
    await expect(ending(page)).toBeVisible()
    await page.getByRole('button', { name: 'Watch the replay' }).tap()
    await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible()
  })
}

test(`${rollPlayer.name}: a whole game with a thumb, alone; heroes are turned like pages`, async ({
  page,
}) => {
  await sitDown(page, rollPlayer, 'seat=human&seed=thumb')
  await play(page, async (at) => options(at).first().tap())
  await expect(ending(page)).toBeVisible()
  await sitDown(page, rollPlayer, 'sheets=dealt&classes=dealt&familiars=dealt&seed=pages')
  const pages = page.getByRole('navigation', { name: 'Heroes' })
  await expect(pages.getByRole('button', { name: 'Anna' })).toBeVisible()
  const other = pages.locator('[aria-pressed=false]')
  const name = await other.innerText()
  await other.tap()
  await expect(page.getByRole('region', { name: `${name}'s Character Sheet` })).toBeVisible()
})

test('a long list of options is folded under its headings', async ({ page }) => {
  await sitDown(page, adventure, 'heroes=adventurer,healer&first=1&seed=long')
  const groups = page.locator('details.option-group')
  expect(await groups.count()).toBeGreaterThan(2)
  await expect(groups.first()).toHaveAttribute('open')
  await groups.last().locator('summary').tap()
  await expect(groups.last()).toHaveAttribute('open')
  await expect(groups.first()).not.toHaveAttribute('open')
})
