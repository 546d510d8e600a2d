import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { decision, ending, expect, game, log, options, play, sitDown, test } from './house.ts'

async function clean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])
}

const quiet: readonly (readonly [string, string])[] = [
  ['/', 'Pull up a chair'],
  [`/rules/${game}`, 'the rules'],
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
  [`/packs/${game}`, 'My own enemies'],
  ['/nowhere', 'Nothing lies here'],
]

for (const [address, title] of quiet) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByText('One moment')).toHaveCount(0)
    await expect(page.getByText('is being opened')).toHaveCount(0)
    await clean(page)
  })
}

test('axe finds nothing on the set-up, also when something is forbidden', async ({ page }) => {
  await page.goto(`/new/${game}`)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await clean(page)
  await page.getByText('Dragons').click()
  await expect(page.getByText('RFA-165')).toBeVisible()
  await clean(page)
})

test('axe finds nothing on a table, its rules, its sharing, its end and its replay', async ({ page }) => {
  await sitDown(page, 'seed=axe')
  for (const region of ['Decision', 'Table', 'Players'])
    await expect(page.getByRole('region', { name: region })).toBeAttached()
  await clean(page)
  await play(page, undefined, 12)
  await clean(page)
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await expect(page.getByRole('dialog').locator('.rule').first()).toBeVisible()
  await clean(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Share this game' }).click()
  await clean(page)
  await page.keyboard.press('Escape')
  await play(page)
  await expect(ending(page)).toBeVisible()
  await clean(page)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible()
  await clean(page)
})

test('rules of the moment, search, and a line of the log that lights up its pieces', async ({ page }) => {
  await sitDown(page, 'seed=help')
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules.getByText('RFA-036')).toBeVisible()
  await rules.getByRole('searchbox').fill('vortex oblivion')
  await expect(rules.getByRole('status')).toHaveText(/^\d+ rules found$/)
  await rules.getByRole('searchbox').fill('RFA-071')
  await expect(rules.locator('.rule')).toHaveCount(1)
  await rules.getByRole('button', { name: 'Close' }).click()
  await expect(rules).toHaveCount(0)
  await log(page).locator('p', { hasText: 'rolls' }).last().hover()
  await expect(page.locator('.piece.lit').first()).toBeVisible()
})

test('settings are kept: text size, numbers on dice, and a step that waits to be confirmed', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByText('Larger').click()
  await page.getByRole('group', { name: 'Confirm each step' }).getByText('Yes').click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'larger')
  await sitDown(page, 'seed=confirm')
  await options(page).first().click()
  await expect(decision(page)).toHaveAttribute('data-position', '0')
  await decision(page)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(decision(page)).not.toHaveAttribute('data-position', '0')
})
