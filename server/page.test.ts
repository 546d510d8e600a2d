import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageServer } from './page.ts'

let app: FastifyInstance
let home: string

beforeAll(async () => {
  // A folder of this name above the page must not make everything immutable.
  home = mkdtempSync(path.join(tmpdir(), 'dicehearth-'))
  const dist = path.join(home, 'assets', 'dist')
  mkdirSync(path.join(dist, 'assets'), { recursive: true })
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>Dicehearth</title>')
  writeFileSync(path.join(dist, 'sw.js'), 'self')
  writeFileSync(path.join(dist, 'assets', 'index-abc.js'), 'table')
  app = await pageServer(dist)
})

afterAll(async () => {
  await app.close()
  rmSync(home, { recursive: true })
})

it('gives the page for every readable address', async () => {
  for (const url of [
    '/',
    '/new/roll-for-adventure',
    '/table/abc',
    '/replay/link',
    '/settings',
    '/credits/',
    '/table/%E0%A4%A',
  ]) {
    const answer = await app.inject(url)
    expect(answer.statusCode, url).toBe(200)
    expect(answer.body).toContain('Dicehearth')
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

it('caches files with a hash in their name forever, and revalidates the service worker every time', async () => {
  expect((await app.inject('/assets/index-abc.js')).headers['cache-control']).toContain('immutable')
  expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache')
})

it('answers 404 for missing files, and serves nothing outside the build', async () => {
  for (const url of ['/assets/gone-123.js', '/favicon.ico', '/../package.json', '/%2e%2e/package.json'])
    expect((await app.inject(url)).statusCode, url).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
})

it('allows scripts, styles and requests from this server only', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("worker-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('http')
})
