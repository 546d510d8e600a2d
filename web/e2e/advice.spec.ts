import {
  adventure,
  decision,
  ending,
  expect,
  options,
  play,
  position,
  press,
  rollPlayer,
  sitDown,
  test,
  watch,
} from './house.ts'

test('advice by the key or the button: the best options with their odds; one of them is taken by a press', async ({
  page,
}) => {
  await sitDown(page, adventure, 'seed=advice')
  await play(page, press, 2)
  await page.keyboard.press('h')
  const advice = decision(page).getByRole('region', { name: 'Advice' })
  const counsels = advice.getByRole('button')
  await expect(counsels).toHaveCount(3)
  await expect(counsels.first()).toContainText(/\d+ % ± \d+/)
  await expect(advice).toContainText('games played ahead')
  await page.keyboard.press('h')
  await expect(advice).toHaveCount(0)
  await decision(page).getByRole('button', { name: 'Advice' }).click()
  const at = await position(page)
  await counsels.first().click()
  await expect(decision(page)).not.toHaveAttribute('data-position', String(at))
  await expect(advice).toHaveCount(0)
})

test('on a phone the advice stands above the options and pushes none off the screen’s side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, rollPlayer, 'seed=advice')
  await decision(page).getByRole('button', { name: 'Advice' }).click()
  await expect(decision(page).getByRole('region', { name: 'Advice' })).toBeVisible()
  await expect(options(page).first()).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a finished game says what decided it, and its turning points lead into the replay', async ({
  page,
}) => {
  await page.goto(`/new/${watch.id}?seat=random&seat=random&seed=alone`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(ending(page)).toBeVisible()
  await page.getByRole('button', { name: 'What decided it?' }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review).toContainText(/\d+ % of such games are won\. Choices cost \d+ points?;/)
  // The pressed button is gone, and whoever listens knows what came in its place.
  await expect(page.getByRole('status').filter({ hasText: 'of such games are won' })).toHaveCount(1)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await review.getByRole('button', { name: 'Look at it' }).first().click()
  await expect(page).toHaveURL(/\/replay\/.*\?at=\d+/)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('button', { name: 'What decided it?' })).toBeVisible()
})
