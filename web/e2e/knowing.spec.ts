import {
  adventure,
  board,
  decision,
  expect,
  log,
  options,
  play,
  press,
  sitDown,
  tabTo,
  test,
  watch,
} from './house.ts'

test('a card, a hero or a track is read by pointing at it and by focus, large beside it', async ({
  page,
}) => {
  await sitDown(page, watch, 'seed=pieces')
  const lens = page.getByRole('tooltip')
  const leftover = board(page).locator('.leftover').first()
  await leftover.hover()
  await expect(lens).toContainText('Left over: it does nothing until it is equipped.')
  await page.mouse.move(0, 0)
  await expect(lens).toHaveCount(0)
  const ability = board(page).locator('.ability > .piece-hit').first()
  await tabTo(page, ability)
  await expect(lens).toBeVisible()
  await expect(ability).toHaveAccessibleDescription(/by die or by exhausting|always at work/)
  await page.keyboard.press('Escape')
  await expect(lens).toHaveCount(0)
  await sitDown(page, adventure, 'seed=pieces')
  await board(page).locator('[data-piece="track:desert"]').hover()
  await expect(lens).toContainText('In hole 7 the land falls')
})

test('an option says what it costs before it is pressed', async ({ page }) => {
  await sitDown(page, watch, 'seed=pieces')
  const prompt = decision(page).getByRole('heading')
  while (!(await prompt.innerText()).includes('does the watch do')) await play(page, press, 1)
  await expect(decision(page).getByRole('button', { name: /End the watch/ })).toContainText(
    /strikes?: .* to exhaust, .*you have \d/,
  )
})

test('people and companions go by their names; what a companion did is summed up with pictures of dice', async ({
  page,
}) => {
  await sitDown(page, adventure, 'seat=human:Anna&seat=greedy&seed=k1&first=1')
  await expect(decision(page).getByRole('heading')).toHaveText(/^Anna, /)
  const players = page.getByRole('region', { name: 'Players' })
  await expect(players).toContainText('Flint')
  await expect(players).toContainText('companion, shrewd')
  const digest = page.getByRole('complementary', { name: 'Since your last choice' })
  for (let n = 0; n < 20 && (await digest.count()) === 0; n++) await play(page, press, 1)
  await expect(digest).toContainText('Flint puts')
  await expect(digest.locator('.die').first()).toBeVisible()
  await expect(log(page).locator('p', { hasText: 'Flint rolls' }).locator('.die').first()).toBeVisible()
  await expect(log(page)).toContainText(/Flint rolls \d, /)
  await page.keyboard.press('Shift')
  await expect(digest).toHaveCount(0)
})

test('the pace is set at the table, and one key leads to the next decision', async ({ browser, baseURL }) => {
  const moving = await browser.newContext({ reducedMotion: 'no-preference', ...(baseURL ? { baseURL } : {}) })
  const page = await moving.newPage()
  await page.goto('/settings')
  await expect(page.getByRole('group', { name: 'Pace' }).locator('label')).toHaveText([
    'Calm',
    'Brisk',
    'Swift',
  ])
  await page.getByText('Calm', { exact: true }).click()
  await sitDown(page, adventure, 'seat=human:Anna&seat=greedy&seed=k1&first=1')
  const pace = decision(page).getByRole('group', { name: 'Pace' })
  await options(page).first().click()
  await pace.getByRole('button', { name: 'Faster' }).click()
  await expect(pace.getByRole('status')).toHaveText('Brisk')
  await page.keyboard.press('End')
  await expect(options(page).first()).toBeVisible()
  await moving.close()
})

test('in a guided game an option that is not asked for says so', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('article', { name: watch.name })
    .getByRole('button', { name: 'Learn by playing' })
    .click()
  await decision(page).locator('.option[aria-disabled=true]').first().click()
  await expect(page.locator('.why-not')).toContainText('another answer is asked for')
  await expect(decision(page)).toHaveAttribute('data-position', '0')
})
