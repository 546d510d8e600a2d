import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { isClean } from './axe.ts'

const dist = path.resolve(import.meta.dirname, '..', 'dist')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

let host: Server
let home = ''

/** Plain hosting: files, and the page for every other address. */
test.beforeAll(async () => {
  host = createServer(({ url = '/' }, reply) => {
    const wanted = path.join(dist, path.normalize(new URL(url, 'http://host').pathname))
    const ending = path.extname(wanted)
    const isFile = ending !== '' && existsSync(wanted)
    reply.setHeader('content-type', isFile ? (types[ending] ?? 'application/octet-stream') : 'text/html')
    createReadStream(isFile ? wanted : path.join(dist, 'index.html')).pipe(reply)
  })
  await new Promise<void>((listening) => {
    host.listen(0, '127.0.0.1', listening)
  })
  home = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})

test.afterAll(() => {
  host.closeAllConnections()
  host.close()
})

const needsServer = 'Tables over the network need a server, and this page is served without one.'

test('without a server My tables says so, and everything else works', async ({ page }) => {
  await page.goto(`${home}/tables`)
  await expect(page.getByRole('status')).toContainText(needsServer)
  await expect(page.getByRole('heading', { name: 'Start a table' })).toHaveCount(0)
  await isClean(page)
  await page.goto(`${home}/join#ember-47`)
  await expect(page.getByRole('alert')).toContainText(needsServer)
  await isClean(page)
  await page.goto(`${home}/live/t1`)
  await expect(page.getByRole('alert')).toContainText(needsServer)
  await isClean(page)
})

test('without a server a table across the network is refused in the form, and one at this screen begins', async ({
  page,
}) => {
  await page.goto(`${home}/new/roll-for-adventure?where=network`)
  const start = page.getByRole('button', { name: 'Start' })
  await start.click()
  await expect(page.locator('.wrong')).toContainText(needsServer)
  await page.getByRole('radio', { name: 'At this screen' }).check()
  await expect(page.locator('.wrong')).toHaveCount(0)
  await start.click()
  await expect(page.getByRole('region', { name: 'Decision' })).toHaveAttribute('data-position', /\d/)
})
