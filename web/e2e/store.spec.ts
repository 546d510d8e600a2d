import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { adventure, expect, options, play, position, sitDown, test } from './house.ts'

// The suite makes functions of text, which the page itself does not allow.
test.use({ bypassCSP: true })

/** The suite of all stores as one script for a page. */
async function suite(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'store-page.ts')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'store' } },
  })
  const [{ output }] = [built].flat() as { output: { code?: string }[] }[]
  return output[0].code ?? ''
}

test('the store of a browser passes the suite that every store passes', async ({ page }) => {
  const code = await suite()
  await page.goto('/credits')
  const { proofs, wrong } = await page.evaluate<{ proofs: number; wrong: object }>(
    `(async () => { ${code}; return { proofs: store.proofs, wrong: await store.proveStore() } })()`,
  )
  expect(proofs).toBeGreaterThan(5)
  expect(wrong).toEqual({})
})

/** The choice that was not stored was not made, and the whole table can be taken away as a file. */
async function canBeSaved(page: Page, why: string, at: number): Promise<void> {
  const note = page.locator('.why-not').filter({ hasText: why })
  await expect(note).toBeVisible()
  expect(await position(page)).toBe(at)
  const saving = page.waitForEvent('download')
  await note.getByRole('button', { name: 'Save this table as a file' }).click()
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { choices: number[] }
  expect(saved.choices).toHaveLength(at)
}

test('a choice is not made where the storage of the browser has been cleared', async ({ page }) => {
  await sitDown(page, adventure, 'seed=cleared')
  await play(page, undefined, 3)
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await options(page).first().click()
  await canBeSaved(page, 'not in this browser any more', 3)
})

test('a choice is not made where the storage of the browser is full, and play goes on once there is room', async ({
  baseURL,
}, testInfo) => {
  // A browser remembers for a while how much room there was: it is full when it is opened again.
  const profile = testInfo.outputPath('profile')
  const browser = { ...testInfo.project.use.launchOptions, ...(baseURL ? { baseURL } : {}) }
  const before = await chromium.launchPersistentContext(profile, browser)
  const first = await before.newPage()
  await sitDown(first, adventure, 'seed=full')
  await play(first, undefined, 2)
  const address = first.url()
  await before.close()

  const after = await chromium.launchPersistentContext(profile, browser)
  const page = await after.newPage()
  const { origin } = new URL(address)
  const storage = await after.newCDPSession(page)
  await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await page.goto(address)
  await options(page).first().click()
  await canBeSaved(page, 'no room left', 2)
  await storage.send('Storage.overrideQuotaForOrigin', { origin })
  await play(page, undefined, 1)
  await page.reload()
  await expect(options(page).first()).toBeVisible()
  expect(await position(page)).toBe(3)
  await after.close()
})
