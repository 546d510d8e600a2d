import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const kept = new URL('../../host/test/saves/roll-player-adventures-rules-4-over.json', import.meta.url)

test('a finished adventure is read, kept and printed as a chapter', async ({ page }) => {
  await page.goto('/')
  await page
    .getByLabel('Open a saved game')
    .setInputFiles({ name: 'over.json', mimeType: 'application/json', buffer: readFileSync(kept) })
  await page.getByRole('link', { name: 'Read it as a chapter' }).click()
  const book = page.getByRole('article')
  await expect(book.getByRole('heading', { name: 'The Mute Bell', level: 2 })).toBeVisible()
  await expect(book.getByRole('img', { name: /^The way through The Mute Bell: 1: / })).toBeVisible()
  await expect(book.getByText('A spoon has stopped halfway to a mouth.')).toBeVisible()
  await expect(book.getByRole('heading', { name: 'What the coast remembers' })).toBeVisible()

  await expect(book.getByText('Not taken:')).toHaveCount(0)
  await page.getByLabel('Roads not taken').check()
  await expect(book.getByText('Not taken:').first()).toBeVisible()
  await page.getByLabel('Roads not taken').uncheck()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as EPUB' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('the-mute-bell.epub')
  expect(
    readFileSync(await file.path())
      .subarray(30, 58)
      .toString(),
  ).toBe('mimetypeapplication/epub+zip')

  await page.getByRole('link', { name: 'Back to the table' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'What the coast remembers' }).click()
  await expect(page.getByRole('term').filter({ hasText: 'Hob Tarrant' })).toBeVisible()
  await page.goBack()
  await page.goBack()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(book.getByText('A spoon has stopped halfway to a mouth.')).toBeVisible()
})
