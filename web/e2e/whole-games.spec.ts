import {
  decision,
  ending,
  expect,
  log,
  nextDecision,
  options,
  play,
  pressAny,
  sitDown,
  test,
} from './house.ts'

test('two people play a whole game with the buttons, and see how it went', async ({ page }) => {
  await sitDown(page, 'seed=buttons')
  await play(page)
  await expect(ending(page)).toBeVisible()
  await expect(page.getByRole('img', { name: /How things stood/ })).toBeVisible()
  await expect(page.getByText('Dice rolled')).toBeVisible()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page).toHaveURL(/\/new\/roll-for-adventure\?seat=human%3AAnna&seat=human%3ABen/)
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
})

test('a person plays a whole game with a companion', async ({ page }) => {
  await sitDown(page, 'seat=human:Anna&seat=greedy&seed=company')
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('companion')
  await play(page)
  await expect(ending(page)).toBeVisible()
})

test('a whole game on side B with dragons, phantoms and four seats', async ({ page }) => {
  await sitDown(
    page,
    'seat=human&seat=random&seat=greedy&seat=random&board=jewel&special=dragons,phantoms&desert=B&fortress=B&forest=B&iceCave=B&dealFrom=all&seed=b',
  )
  await play(page)
  await expect(ending(page)).toBeVisible()
})

test('a whole game with real dice: people tell what they rolled', async ({ page }) => {
  await sitDown(page, 'dice=real&seed=real')
  await expect(decision(page).getByRole('heading')).toContainText('What does it show?')
  await play(page, pressAny)
  await expect(ending(page)).toBeVisible()
})

test('turns on the board itself: a die, then the place where it goes', async ({ page }) => {
  await sitDown(page, 'seed=pieces')
  const board = page.getByRole('region', { name: 'Table' })
  const dice = board.getByRole('group', { name: 'Dice in hand' }).locator('.usable:not(.chosen) > .piece-hit')
  const places = board.locator('.lands .usable:not(.chosen) > .piece-hit')
  await play(
    page,
    async (_, at) => {
      const open = async (): Promise<boolean> =>
        (await decision(page).getAttribute('data-position')) === String(at)
      if ((await dice.count()) > 0) await dice.first().click()
      // A land is pressed at its corner: dice may lie in the middle.
      if ((await open()) && (await places.count()) > 0)
        await places.first().click({ position: { x: 9, y: 9 } })
      if (await open()) await options(page).first().click()
    },
    12,
  )
  await expect(log(page)).toContainText('Turn 2')
})

test('a whole game by keyboard alone', async ({ page }) => {
  await page.goto('/new/roll-for-adventure?seat=human&seat=human&seed=keys')
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  const start = page.getByRole('button', { name: 'Start' })
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await start.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(options(page).first()).toBeVisible()
  // The first way by arrows and Enter, the others by number: focus comes back to the prompt each time.
  await expect(decision(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await nextDecision(page, 0)
  await play(page, async (at) => at.keyboard.press('1'))
  await expect(ending(page)).toBeVisible()
  await expect(log(page)).toContainText('Turn 1')
})
