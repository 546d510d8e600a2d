import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { board, decision, ending, expect, fates, test } from './house.ts'

/** On a phone the board itself has the buttons, and the prompt only says what is asked. */
async function sitDown(page: Page, setUp: string): Promise<void> {
  await page.goto(`/new/${fates.id}?seat=human:Anna&seat=human:Ben&characters=amakar,leyana&${setUp}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(board(page).getByRole('region', { name: 'Storybook' })).toBeVisible()
}

test(`${fates.name}: a companion runs an adventure for a table with the physical game`, async ({ page }) => {
  await sitDown(page, 'adventure=V90&mode=tracked&seed=phone')
  const at = board(page)
  const tap = async (name: string | RegExp): Promise<void> => at.getByRole('button', { name }).first().tap()
  const shows = async (name: string | RegExp): Promise<boolean> =>
    (await at.getByRole('button', { name }).count()) > 0
  let undone = false
  let corrected = false
  const step = async (): Promise<void> => {
    const before = await decision(page).getAttribute('data-position')
    if (await shows('Say it')) {
      await at.getByLabel('Your answer').fill('salt')
      await tap('Say it')
    } else if (await shows(/^Amakar uses/)) {
      if (!corrected) {
        await at.getByText('Corrections and more').tap()
        await tap(/^Correct /)
        await tap('Its Life')
        await at.getByLabel(/^Life of/).fill('9')
        await tap('Set it')
        await tap('Yes')
        await expect(at.getByText(/correction: .* set to 9/)).toBeAttached()
        corrected = true
        return
      }
      await tap(/^Amakar uses/)
      await at.getByRole('group', { name: 'Target' }).getByRole('button').first().tap()
      await at.getByRole('group', { name: 'Status effects' }).getByRole('button', { name: 'Weakness' }).tap()
      await at.getByRole('button', { name: '3', exact: true }).tap()
      await tap('Enter')
      await tap('Confirm')
      await expect(at.getByText(/Round \d+: Amakar: .* 3 and Weakness/).first()).toBeAttached()
      if (!undone) {
        await at.getByText('Corrections and more').tap()
        await tap('Take back the last use')
        await expect(at.locator('.entered s')).toHaveCount(1)
        undone = true
      } else if (await shows('End the Character’s Phase')) await tap('End the Character’s Phase')
      else await tap('Go on')
    } else if (await shows('It shows 5')) await tap('It shows 5')
    else if (await shows(/^Done$/)) await tap(/^Done$/)
    else if (await shows(/^Paid$/)) await tap(/^Paid$/)
    else if (await shows('Decline')) await tap('Decline')
    else if ((await at.locator('.choice.usable').count()) > 0)
      await at.locator('.choice.usable > .piece-hit').first().tap()
    else await tap(/^(?:Turn the page|Read on|Go on|Take it and go on|On to the next area)$/)
    await page.locator(`[data-position]:not([data-position="${before}"]), .end`).first().waitFor()
  }
  // One act may answer several questions: what was seen a moment ago can be gone when it is tapped. Then look again.
  page.setDefaultTimeout(3000)
  for (let steps = 0; steps < 200 && (await ending(page).count()) === 0; steps++)
    await step().catch(() => undefined)
  expect(undone && corrected).toBe(true)
  await expect(ending(page)).toContainText('Victory')
})

test(`${fates.name}: axe finds nothing while a hit is entered`, async ({ page }) => {
  await sitDown(page, 'adventure=V1&mode=companion&seed=axe')
  const at = board(page)
  while ((await at.getByRole('button', { name: /^Amakar uses/ }).count()) === 0) {
    const before = await decision(page).getAttribute('data-position')
    if ((await at.locator('.choice.usable').count()) > 0)
      await at.locator('.choice.usable > .piece-hit').first().tap()
    else
      await at
        .getByRole('button', { name: /^(?:Turn the page|Read on|Go on|Done)$/ })
        .first()
        .tap()
    await page.locator(`[data-position]:not([data-position="${before}"])`).first().waitFor()
  }
  await at.getByRole('button', { name: /^Amakar uses/ }).tap()
  await expect(at.getByRole('button', { name: 'Enter' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])
})
