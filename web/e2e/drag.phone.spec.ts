import type { Locator } from '@playwright/test'
import { adventure, board, expect, log, nextDecision, position, sitDown, test } from './house.ts'

test('a finger drags a die to its place', async ({ page }) => {
  await sitDown(page, adventure, 'seed=pieces')
  const at = await position(page)
  const finger = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', on?: Locator): Promise<void> => {
    const box = await on?.boundingBox()
    const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  const die = board(page)
    .getByRole('group', { name: 'Dice in hand' })
    .locator('.die-piece.usable > .piece-hit')
    .first()
  await touch('touchStart', die)
  // On the way the die is taken up, and the places where it can go glow.
  await touch('touchMove', board(page).getByRole('heading', { name: 'Desert' }))
  await expect(board(page).locator('.die-piece.chosen')).toHaveCount(1)
  const place = board(page).locator('.territory.usable > .piece-hit').first()
  await touch('touchMove', place)
  await touch('touchEnd')
  expect(await nextDecision(page, at)).toBe(at + 1)
  await expect(log(page).getByText(/ puts one .* in /)).toHaveCount(1)
})
