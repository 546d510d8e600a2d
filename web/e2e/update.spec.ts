import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageServer } from '../../server/page.ts'
import type { Page, TestInfo } from '@playwright/test'
import {
  adventure,
  cover,
  decision,
  expect,
  log,
  options,
  play,
  position,
  sitDown,
  test as base,
} from './house.ts'

/** The folder that is served. */
const served = (info: TestInfo): string => info.outputPath('dist')

/** A separate server whose build can be swapped. */
const test = base.extend({
  baseURL: async ({ baseURL }, give, info) => {
    cpSync(path.resolve(import.meta.dirname, '../dist'), served(info), { recursive: true })
    const app = await pageServer(served(info))
    await give(await app.listen({ port: 0, host: new URL(baseURL ?? '').hostname }))
    await app.close()
  },
})
test.use({ keepsBuild: true })

/** Replaces the served build with another: a page that says so, and its service worker. */
function release(folder: string, version: string): void {
  rewrite(path.join(folder, 'index.html'), (page) =>
    page.replace('<head>', `<head><meta name="build" content="${version}">`),
  )
  rewrite(path.join(folder, 'sw.js'), (worker) =>
    worker.replace(/dicehearth-[0-9a-f]+/, `dicehearth-${version}`),
  )
}

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  writeFileSync(file, changed)
  for (const packed of ['br', 'gz']) rmSync(`${file}.${packed}`, { force: true })
}

const build = (page: Page) => page.locator('meta[name="build"]')

/** Loads the page until it is of the new build: the browser may count a page that is gone for a moment longer. */
async function loadNew(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(build(page)).toHaveAttribute('content', 'second', { timeout: 10_000 })
  }).toPass()
}

test('a new build leaves a running table alone, and the next load brings it', async ({ page }, info) => {
  await page.goto('/')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await expect.poll(async () => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await sitDown(page, adventure, 'seed=update')
  await play(page, undefined, 3)

  release(served(info), 'second')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const waits = async (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed')
  await expect.poll(waits).toBe(true)

  // The table continues with its own build, even for files that it has not loaded yet.
  await play(page, undefined, 2)
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await expect(page.getByRole('dialog').locator('.rule').first()).toBeVisible()
  await page.keyboard.press('Escape')
  const at = await position(page)
  const lines = await log(page).innerText()
  await expect(build(page)).toHaveCount(0)

  await loadNew(page)
  expect(await position(page)).toBe(at)
  await expect(log(page)).toHaveText(lines, { useInnerText: true })
  await play(page, undefined, 1)
  expect(await position(page)).toBe(at + 1)
  // A page of the build before may still have been loading, so that one is kept, too.
  const [, ...later] = await page.evaluate(async () => caches.keys())
  expect(later).toEqual(['dicehearth-second'])
})

test('a page that was still loading when a new build took over gets the files of its own', async ({
  page,
}, info) => {
  await page.goto('/')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await expect.poll(async () => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  release(served(info), 'second')
  // Of what a table needs, the new build has nothing.
  const gone = await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const [build] = await caches.keys()
    const kept = (await (await caches.open(build)).keys()).map(({ url }) => new URL(url).pathname)
    return kept.filter((file) => file.endsWith('.js') && !loaded.includes(file))
  })
  expect(gone.length).toBeGreaterThan(5)
  rewrite(path.join(served(info), 'sw.js'), (worker) =>
    gone.reduce((text, file) => text.replace(`${JSON.stringify(file)},`, ''), worker),
  )
  for (const file of gone)
    for (const form of ['', '.br', '.gz']) rmSync(path.join(served(info), file + form), { force: true })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const waiting = async (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed')
  await expect.poll(waiting).toBe(true)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  // It counted no pages.
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.skipWaiting', { scopeURL: new URL('/', page.url()).href })
  await expect.poll(waiting).toBe(false)
  await cover(page, adventure).getByRole('button', { name: 'Play now' }).click()
  await play(page, undefined, 1)
})

test('a new build waits as long as another table is open', async ({ page, context }, info) => {
  await sitDown(page, adventure, 'seed=update')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await expect.poll(async () => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const other = await context.newPage()
  await other.goto('/')
  release(served(info), 'second')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(async () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
  await other.reload()
  await expect(build(other)).toHaveCount(0)
  await expect(options(page).first()).toBeVisible()
  await other.close()
  await loadNew(page)
  await expect(decision(page)).toBeVisible()
})

test('a page whose request for the new build is lost goes on with the old one', async ({ page }, info) => {
  await sitDown(page, adventure, 'seed=update')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await expect.poll(async () => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  release(served(info), 'second')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(async () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => undefined
  })
  await page.reload()
  await play(page, undefined, 2)
  expect(await position(page)).toBe(2)
  await expect(build(page)).toHaveCount(0)
})
