import { chromium } from '@playwright/test'
import { readlinkSync } from 'node:fs'
import { adventure, decision, expect, log, play, position, sitDown, test } from './house.ts'

test('a browser that is killed right after a decision loses nothing', async ({ baseURL }, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const browser = { ...testInfo.project.use.launchOptions, ...(baseURL ? { baseURL } : {}) }
  const before = await chromium.launchPersistentContext(profile, browser)
  const page = await before.newPage()
  await sitDown(page, adventure, 'seed=killed')
  await play(page, undefined, 5)
  const [at, lines, address] = [await position(page), await log(page).innerText(), page.url()]
  const gone = before.waitForEvent('close')
  process.kill(processOf(profile), 'SIGKILL')
  await gone

  const after = await chromium.launchPersistentContext(profile, browser)
  const again = await after.newPage()
  await again.goto(address)
  expect(await position(again)).toBe(at)
  await expect(log(again)).toHaveText(lines, { useInnerText: true })
  await expect(decision(again).getByRole('heading')).toBeVisible()
  await play(again, undefined, 1)
  expect(await position(again)).toBe(at + 1)
  await after.close()
})

/** Chromium locks its profile with a link that names the computer and the process. */
function processOf(profile: string): number {
  return Number(readlinkSync(`${profile}/SingletonLock`).split('-').at(-1))
}
