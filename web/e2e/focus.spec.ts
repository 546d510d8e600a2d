import { board, decision, expect, play, press, rollPlayer, sitDown, test } from './house.ts'

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
