import { readFile } from 'node:fs/promises'
import path from 'node:path'
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

test('a choice that the browser cannot store was not made, and the table can be saved as a file', async ({
  page,
}) => {
  await sitDown(page, adventure, 'seed=cleared')
  await play(page, undefined, 3)
  const at = await position(page)
  // As when somebody clears what this browser has stored.
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('dicehearth').onsuccess = () => resolve()
      }),
  )
  await options(page).first().click()
  const note = page.getByRole('status').filter({ hasText: 'not in this browser any more' })
  await expect(note).toBeVisible()
  expect(await position(page)).toBe(at)
  const saving = page.waitForEvent('download')
  await note.getByRole('button', { name: 'Save this table as a file' }).click()
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { choices: number[] }
  expect(saved.choices).toHaveLength(at)
})
