import type { Locator, Page } from '@playwright/test'
import {
  adventure,
  board,
  decision,
  ending,
  expect,
  fates,
  log,
  play,
  press,
  rollPlayer,
  sitDown,
  tabTo,
  test,
  watch,
} from './house.ts'
import { faults } from './measure.ts'

/** Points at the middle of a piece, whatever lies there. */
async function point(page: Page, piece: Locator): Promise<void> {
  const box = await piece.boundingBox()
  if (!box) throw new Error(`not to be seen: ${piece.toString()}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

test('a card, a hero or a track is read by pointing at it and by focus, large beside it', async ({
  page,
}) => {
  await sitDown(page, watch, 'seed=pieces')
  const lens = page.getByRole('tooltip')
  const leftover = board(page).locator('.leftover').first()
  // While somebody is asked for, presses on their cards mean them; the cards can still be read.
  await point(page, leftover)
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
  await point(page, board(page).locator('[data-piece="track:desert"]'))
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
  const digest = page.getByRole('region', { name: 'Since your last choice' })
  for (let n = 0; n < 20 && (await digest.count()) === 0; n++) await play(page, press, 1)
  await expect(digest).toContainText('Flint puts')
  await expect(digest.locator('.die').first()).toBeVisible()
  await expect(log(page).locator('p', { hasText: 'Flint rolls' }).locator('.die').first()).toBeVisible()
  await expect(log(page)).toContainText(/Flint rolls \d, /)
  // It stays while people look around, covers nothing, and goes when it is closed.
  await page.keyboard.press('Shift')
  await board(page).click({ position: { x: 2, y: 2 } })
  await expect(digest).toBeVisible()
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height })
    await expect.poll(async () => page.evaluate(faults), `${width}×${height}`).toEqual([])
  }
  await digest.getByRole('button').click()
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
  // Companions alone, so that there is always something to wait for.
  await page.goto(`/new/${adventure.id}?seat=random&seat=random&seed=pace`)
  await page.getByRole('button', { name: 'Start' }).click()
  const pace = decision(page).getByRole('group', { name: 'Pace' })
  await pace.getByRole('button', { name: 'Faster' }).click()
  await expect(pace.locator('.pace-now')).toHaveText('Brisk')
  await pace.getByRole('button', { name: 'Slower' }).click()
  await expect(pace.locator('.pace-now')).toHaveText('Calm')
  await page.keyboard.press('End')
  await expect(ending(page)).toBeVisible()
  await moving.close()
})

test('in a guided game an option that is not asked for says so', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('article', { name: watch.name })
    .getByRole('button', { name: 'Learn by playing' })
    .click()
  // Playwright would wait for the option to be enabled, and it never is.
  await decision(page).locator('.option[aria-disabled=true]').first().click({ force: true })
  await expect(page.locator('.why-not')).toContainText('The guide asks for something else now')
  await expect(decision(page)).toHaveAttribute('data-position', '0')
})

test('the set-up says how hard a game is, who decides for whom, and how companions play', async ({
  page,
}) => {
  await page.goto(`/new/${watch.id}?seat=human:Anna&seat=greedy&seat=greedy`)
  await expect(page.getByText(/shrewd companions win \d+ of 100 games/)).toBeVisible()
  await expect(page.getByText('whoever has their own adventurer in camp')).toBeVisible()
  await expect(page.getByText('Weighs every option').first()).toBeVisible()
  await page.getByText('Insane').click()
  await expect(page.getByText('shrewd companions win 47 of 100')).toBeVisible()
  await page.goto(`/new/${adventure.id}?seat=human:Anna&seat=greedy&heroes=healer,warrior`)
  await expect(page.locator('.setup-picture svg')).toHaveCount(2)
})

for (const { id, name } of [adventure, watch, rollPlayer, fates]) {
  test(`${name}: the rules open with how to play; every rule is one click deeper, and a link leads straight to it`, async ({
    page,
  }) => {
    await page.goto(`/rules/${id}`)
    await expect(page.getByRole('heading', { level: 2, name: 'What you want' })).toBeVisible()
    await expect(page.locator('.how-picture svg').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.getByRole('button', { name: 'Every rule, to search' }).click()
    await page.getByRole('searchbox').fill('dice')
    await expect(page.getByRole('status')).toHaveText(/^\d+ rules found$/)
    for (const word of ['Invariants', 'Decisions'])
      await expect(page.getByRole('heading', { name: word, exact: true })).toHaveCount(0)
    const rule = { [adventure.id]: 'RFA-071', [watch.id]: 'SAW-071', [fates.id]: 'RF-071' }[id] ?? 'RP-071'
    await page.goto(`/rules/${id}#${rule}`)
    await page.reload()
    await expect(page.locator(`#${rule}`)).toBeInViewport()
  })
}
