import {
  adventure,
  board,
  decision,
  expect,
  log,
  options,
  play,
  position,
  press,
  rollPlayer,
  sitDown,
  test,
} from './house.ts'

test('whoever comes to another screen begins at its heading, also on the first visit', async ({ page }) => {
  await page.goto('/')
  for (const name of ['My tables', 'Campaigns', 'My games', 'Settings', 'Credits']) {
    await page.getByRole('navigation', { name: 'House' }).getByRole('link', { name }).press('Enter')
    await expect(page.locator('main h1')).toBeFocused()
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
})

test('opening another hero’s sheet and coming back keeps the focus on the table', async ({ page }) => {
  await sitDown(page, rollPlayer, 'seed=focus')
  await play(page, press, 12)
  const focused = (): Promise<boolean> => board(page).evaluate((it) => it.contains(document.activeElement))
  await board(page)
    .getByRole('button', { name: /Open this sheet$/ })
    .first()
    .press('Enter')
  await expect.poll(focused).toBe(true)
  await board(page)
    .getByRole('button', { name: /Open this sheet$/ })
    .first()
    .press('Enter')
  await expect.poll(focused).toBe(true)
  await expect(decision(page)).toBeVisible()
})

test('whoever opens a table again hears where the game is and what happened last, not its whole log', async ({
  page,
}) => {
  await sitDown(page, rollPlayer, 'seed=again')
  await play(page, press, 20)
  await expect.poll(() => log(page).locator('[data-line]').count()).toBeGreaterThan(20)
  const all = await log(page).locator('[data-line]').count()
  const prompt = await decision(page).getByRole('heading').innerText()
  await page.reload()
  await expect(log(page).locator('[data-line]')).toHaveCount(all)
  const lines = await log(page).locator('[data-line]').allInnerTexts()
  const said = async (): Promise<string> =>
    page.evaluate(() => window.ear?.all.join(' ').replaceAll(/\s+/g, ' ') ?? '')
  await expect.poll(said).toContain(prompt)
  expect(await said()).toContain(lines.at(-1))
  expect(await said()).not.toContain(lines[0])
})

test('the page says everything itself if it should: what has the focus, what came of an answer, and the question', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.defineProperty(window, 'spoken', { value: spoken })
    speechSynthesis.speak = ({ text }) => void spoken.push(text)
  })
  const spoken = async (): Promise<string> => page.evaluate(() => String(Reflect.get(window, 'spoken')))
  await page.goto('/settings')
  await page.getByRole('group', { name: 'Voice' }).getByText('On', { exact: true }).click()
  await page.getByRole('link', { name: 'Credits' }).focus()
  await expect.poll(spoken).toContain('Credits')
  await sitDown(page, adventure, 'seed=voice')
  const at = await position(page)
  const prompt = await decision(page).getByRole('heading').innerText()
  await expect.poll(spoken).toContain(prompt)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(spoken).toContain('One ')
  await page.keyboard.press('1')
  await expect(decision(page)).not.toHaveAttribute('data-position', String(at))
  await expect.poll(spoken).toMatch(/ puts .* in /)
})

test('letters and numbers do nothing for those whose screen reader uses them', async ({ page }) => {
  await page.goto('/settings')
  await page
    .getByRole('group', { name: 'Letters and numbers as keys' })
    .getByText('Off', { exact: false })
    .click()
  await sitDown(page, adventure, 'seed=letters')
  const at = await position(page)
  await expect(options(page).first()).not.toHaveAttribute('aria-keyshortcuts')
  for (const key of ['1', 'w', 'h', '?']) await page.keyboard.press(key)
  await expect(page.locator('.aside')).toBeEmpty()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await position(page)).toBe(at)
})
