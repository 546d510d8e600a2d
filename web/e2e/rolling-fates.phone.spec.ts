import type { Locator, Page } from '@playwright/test'
import { isClean } from './axe.ts'
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
  const named = (name: string | RegExp): Locator => at.getByRole('button', { name })
  const shows = async (name: string | RegExp): Promise<boolean> => (await named(name).count()) > 0
  /** Taps what answers, and waits for what is asked then: what was seen before may be gone. */
  const answer = async (what: Locator): Promise<void> => {
    const before = await decision(page).getAttribute('data-position')
    await what.first().tap()
    await page.locator(`[data-position]:not([data-position="${before}"]), .end`).first().waitFor()
  }
  let undone = false
  let corrected = false
  const correct = async (): Promise<void> => {
    await at.getByText('Corrections and more').tap()
    await answer(named(/^Correct /))
    await answer(named('Its Life'))
    await at.getByLabel(/^Life of/).fill('9')
    await answer(named('Set it'))
    await answer(named('Yes'))
    await expect(at.getByText(/correction: .* set to 9/)).toBeAttached()
    corrected = true
  }
  const strike = async (): Promise<void> => {
    await answer(named(/^Amakar uses/))
    await at.getByRole('group', { name: 'Target' }).getByRole('button').first().tap()
    await at.getByRole('group', { name: 'Status effects' }).getByRole('button', { name: 'Weakness' }).tap()
    await at.getByRole('button', { name: '3', exact: true }).tap()
    // It answers several questions, of which the last is whether all is right.
    await answer(named('Enter'))
    await answer(named('Confirm'))
    await expect(at.getByText(/Round \d+: Amakar: .* 3 and Weakness/).first()).toBeAttached()
    if (!undone) {
      await at.getByText('Corrections and more').tap()
      await answer(named('Take back the last use'))
      await expect(at.locator('.entered s')).toHaveCount(1)
      undone = true
    } else if (await shows('End the Character’s Phase')) await answer(named('End the Character’s Phase'))
    else await answer(named('Go on'))
  }
  const step = async (): Promise<void> => {
    if (await shows('Say it')) {
      await at.getByLabel('Your answer').fill('salt')
      await answer(named('Say it'))
    } else if (await shows(/^Amakar uses/)) await (corrected ? strike() : correct())
    else if (await shows('It shows 5')) await answer(named('It shows 5'))
    else if (await shows(/^Done$/)) await answer(named(/^Done$/))
    else if (await shows(/^Paid$/)) await answer(named(/^Paid$/))
    else if (await shows('Decline')) await answer(named('Decline'))
    else if ((await at.locator('.choice.usable').count()) > 0)
      await answer(at.locator('.choice.usable > .piece-hit'))
    else await answer(named(/^(?:Turn the page|Read on|Go on|Take it and go on|On to the next area)$/))
  }
  while ((await ending(page).count()) === 0) await step()
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
  await isClean(page)
})

test(`${fates.name}: the next page is read from its beginning, wherever the last one was left`, async ({
  page,
}) => {
  await sitDown(page, 'adventure=V1&seed=pages')
  const book = board(page).getByRole('region', { name: 'Storybook' })
  const title = book.getByRole('heading').first()
  const first = await title.innerText()
  while ((await title.innerText()) === first) {
    const before = await decision(page).getAttribute('data-position')
    const on = book.getByRole('button', { name: /^(?:Turn the page|Read on)$/ })
    await on.evaluate((button) => button.scrollIntoView({ block: 'start' }))
    await on.tap()
    await page.locator(`[data-position]:not([data-position="${before}"])`).first().waitFor()
  }
  await expect(title).toBeInViewport()
})
