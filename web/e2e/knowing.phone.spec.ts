import { board, expect, position, sitDown, test, watch } from './house.ts'

test('a long press reads a card and does not use it', async ({ page }) => {
  await sitDown(page, watch, 'seed=pieces')
  const at = await position(page)
  const person = board(page).locator('.person').first()
  await person.scrollIntoViewIfNeeded()
  const box = await person.locator('.person-who').boundingBox()
  if (!box) throw new Error('nobody is here')
  const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
  await expect(page.getByRole('tooltip')).toContainText('In camp')
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await position(page)).toBe(at)
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.getByRole('banner').tap()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})
