import { decision, ending, expect, fates, log, play, press, test, watch } from './house.ts'

test('a table of companions plays to its end while people watch, and can be replayed', async ({ page }) => {
  await page.goto(`/new/${watch.id}?seat=random&seat=random&seed=alone`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(log(page).locator('p').first()).toBeVisible()
  await expect(decision(page).locator('.option')).toHaveCount(0)
  await expect(ending(page)).toBeVisible()
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible()
})

test('what a companion may decide stands apart, and says that it is a help', async ({ page }) => {
  await page.goto(`/new/${fates.id}?seat=human:Anna&seat=quick&characters=amakar,akara&adventure=V1&seed=g1`)
  await page.getByRole('button', { name: 'Start' }).click()
  const heads = decision(page).locator('.option-head')
  const prompt = decision(page).getByRole('heading')
  for (let n = 0; n < 12 && !(await prompt.innerText()).includes('who does what'); n++)
    await play(page, press, 1)
  await expect(heads.first()).toContainText('Amakar')
  await expect(heads.last()).toContainText('Akara: help if you like')

  // The log has its newest line on top where somebody wants it so, and can be hidden [RF-125, RF-126].
  const lines = log(page).locator('p')
  const newest = await lines.last().innerText()
  await page.getByRole('button', { name: 'Newest first' }).click()
  await expect(lines.first()).toHaveText(newest)
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(log(page)).toBeHidden()
})
