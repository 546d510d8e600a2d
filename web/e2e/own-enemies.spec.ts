import { adventure, cover, expect, log, play, sitDown, test } from './house.ts'

test('a custom enemy goes from the workshop to the table', async ({ page }) => {
  await page.goto('/')
  await cover(page, adventure).getByRole('link', { name: 'Make your own cards' }).click()
  await page.getByRole('textbox', { name: 'Name of the pack' }).fill('Cats')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Soot Cat')
  await expect(page.getByRole('region', { name: 'Its card' })).toContainText('Soot Cat')
  // It looks like what it is called.
  await expect(page.getByRole('region', { name: 'Its card' }).locator('.figure')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saving).path()
  await page.getByRole('link', { name: 'Try it' }).click()
  await expect(page.getByText('Cats')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-disabled', 'false')

  // The same pack as a file, with six copies so that it comes early.
  await page.goto(`/packs/${adventure.id}`)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('region', { name: 'Its card' })).not.toContainText('Soot Cat')
  await page.getByRole('button', { name: 'Bring back “Cats”' }).click()
  await expect(page.getByRole('region', { name: 'Its card' })).toContainText('Soot Cat')
  await page.getByLabel('Load a file').setInputFiles(file)
  await page.getByLabel('Cards', { exact: true }).selectOption('6')
  const link = await page.getByRole('link', { name: 'Try it' }).getAttribute('href')
  await sitDown(
    page,
    adventure,
    `${new URL(link ?? '', 'http://table').search.slice(1)}&seat=human&seat=human&seed=cats`,
  )
  await play(page)
  await expect(log(page)).toContainText('Soot Cat')
})
