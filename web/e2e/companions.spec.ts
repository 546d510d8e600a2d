import { decision, ending, expect, log, test, watch } from './house.ts'

test('a table of companions plays to its end while people watch, and can be replayed', async ({ page }) => {
  await page.goto(`/new/${watch.id}?seat=random&seat=random&seed=alone`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(log(page).locator('p').first()).toBeVisible()
  await expect(decision(page).locator('.option')).toHaveCount(0)
  await expect(ending(page)).toBeVisible()
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible()
})
