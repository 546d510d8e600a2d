import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { ask } from './ear.ts'
import {
  adventure,
  decision,
  ending,
  expect,
  fates,
  nextDecision,
  ninebell,
  position,
  rollPlayer,
  test,
  watch,
  type Played,
} from './house.ts'

/** Short games with many kinds of questions: how they are set up, and which way the player takes through them. */
const games: ReadonlyMap<Played, { setUp: string; way: number; most?: number }> = new Map([
  [adventure, { setUp: 'seat=human:Anna&seat=greedy', way: 5 }],
  [watch, { setUp: 'seat=human:Anna', way: 4 }],
  [rollPlayer, { setUp: 'seat=human:Anna', way: 3 }],
  [fates, { setUp: 'seat=human:Anna&characters=akara&adventure=V90', way: 0 }],
  // An adventure is as long as the other four games together.
  [ninebell, { setUp: 'seat=human:Anna&voice=one', way: 5, most: 40 }],
])

/** At a table in words nobody has to press Tab more often to reach any option. */
const mostStops = 15

for (const [game, { setUp, way, most = Infinity }] of games) {
  test(`${game.name}: ${most < Infinity ? 'an evening' : 'a whole game'} by ear and keyboard alone, at a table in words`, async ({
    page,
  }) => {
    // A whole game is many presses.
    test.slow()
    await page.goto(`/new/${game.id}?${setUp}&seed=ear`)
    const first = page.locator('button, a').first()
    await expect(first).toHaveText('Table in words')
    await first.press('Enter')
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    await expect(page.locator('.in-words section')).not.toHaveCount(0)
    await expect(page.locator('.board .piece')).toHaveCount(0)
    await expect(page.locator('main [aria-disabled=true]')).toHaveCount(0)
    await expect(decision(page)).toBeFocused()
    await isClean(page)
    await readsEverything(page)

    const met = new Set<string>()
    let at: number | null = await position(page)
    for (; at !== null && at < most; at = await nextDecision(page, at)) {
      const kind = await kindOf(page)
      if (!met.has(kind)) {
        met.add(kind)
        expect(await stops(page), kind).toBeLessThanOrEqual(mostStops)
        await reads(page, `${game.id}-${kind}.aria.yml`)
      }
      await answerByEar(page, at, (((at * 31 + 7) * way) >> 2) + (way === 0 ? 0 : 1))
    }
    if (at === null) await expect(ending(page)).toBeFocused()
    expect(at === null || most < Infinity).toBe(true)
    expect(met.size).toBeGreaterThan(2)

    // Remembered, and undone by the same button.
    await page.reload()
    await expect(page.locator('.in-words section')).not.toHaveCount(0)
    await first.press('Enter')
    await expect(page.locator('.in-words section')).toHaveCount(0)
  })
}

/** Every letter reads what it names, and the focus stays. */
async function readsEverything(page: Page): Promise<void> {
  const keys = await ask(page, '?')
  for (const [, letter, name] of keys.matchAll(/([A-Z]) reads: ([^.]+)\./g))
    expect(await ask(page, letter.toLowerCase())).toContain(`${name}.`)
  expect(keys).toContain('W reads: Where we are.')
  const asked = await decision(page).getByRole('heading').innerText()
  expect(await ask(page, 'q')).toContain(asked)
  expect(await ask(page, 'l')).not.toBe('')
  expect(await ask(page, 'x')).toContain('X reads nothing here')
  await expect(decision(page)).toBeFocused()
  await page.locator('button').first().focus()
  await page.keyboard.press('b')
  await expect(decision(page)).toBeFocused()
}

/** Answers with nothing but what is said. */
async function answerByEar(page: Page, at: number, way: number): Promise<void> {
  // Whoever has just written an answer is asked for the next one where they write.
  await page.keyboard.press('Escape')
  const said = await ask(page, 'o')
  const isNumbered = /^\S+ options?\. (?:[^.]+\. )?1: /.test(said)
  const numbered = isNumbered ? said.split(/ (?=\d: )/).slice(1) : []
  const [, ...sentences] = said.split(/(?<=\.) /)
  const words = said.startsWith('Type')
    ? said.includes('number')
      ? '3'
      : 'salt'
    : (sentences[way % sentences.length] ?? '').replace(/^([^:]*:)?([^:]*).*$/s, '$1$2')
  const isNumber = numbered.length > 0 && !said.startsWith('Type')
  const number = numbered[way % numbered.length]?.charAt(0) ?? ''
  const act = async (): Promise<void> => (isNumber ? page.keyboard.press(number) : write(page, words))
  let why = await whatComesOf(page, at, act)
  // A losing move is made twice.
  if (why.startsWith('Press again')) why = await whatComesOf(page, at, act)
  if (why === '') return
  // Where words fit several options, the first one that the arrows come to is as good.
  expect(why).toMatch(/may be any of|No option has/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  if ((await page.evaluate(() => document.activeElement?.tagName)) === 'SUMMARY')
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Nothing if that was an answer, else what is said to it. */
async function whatComesOf(page: Page, at: number, act: () => Promise<void>): Promise<string> {
  await page.evaluate(() => window.ear && (window.ear.heard = []))
  await act()
  const said = await page.waitForFunction(
    (before) =>
      document.querySelector('.end') ||
      document.querySelector(`[data-position]:not([data-position="${before}"])`)
        ? 'answered'
        : window.ear?.heard.find(({ from }) => from === 'aside')?.text,
    at,
  )
  const text = (await said.jsonValue()) ?? ''
  return text === 'answered' ? '' : text
}

/** Writes words in the line. */
async function write(page: Page, words: string): Promise<void> {
  const line = decision(page).getByLabel('Answer in words')
  for (let tabs = 0; tabs < 4 && !(await line.evaluate((it) => it === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await page.keyboard.insertText(words)
  await page.keyboard.press('Enter')
}

/** A question is read as it was kept, word for word; `--update-snapshots` keeps it anew. */
async function reads(page: Page, name: string): Promise<void> {
  const info = test.info()
  const { updateSnapshots } = info.config
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    const [head, ...rest] = (await settled(page)).split('\n')
    const file = info.snapshotPath(name, { kind: 'aria' })
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, [head, '  - /children: deep-equal', ...rest, ''].join('\n'))
  } else await expect(decision(page)).toMatchAriaSnapshot({ name })
}

/** What options would change comes a moment after the question. */
async function settled(page: Page): Promise<string> {
  let now = ''
  for (let before = '-'; now !== before; await page.waitForTimeout(500)) {
    before = now
    now = await decision(page).ariaSnapshot()
  }
  return now
}

async function kindOf(page: Page): Promise<string> {
  const verb = await decision(page).locator('.option').first().getAttribute('data-verb')
  return verb?.split(' ')[0] ?? ''
}

/** How often Tab stops between the prompt and its last option. */
async function stops(page: Page): Promise<number> {
  return decision(page).evaluate(
    (it) =>
      [...it.querySelectorAll<HTMLElement>('a, button, input, summary, [tabindex]')].filter(
        (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
      ).length,
  )
}
