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

/** Short games with many kinds of questions. */
const games: ReadonlyMap<Played, string> = new Map([
  [adventure, 'seat=human:Anna&seat=greedy&seed=ear'],
  [watch, 'seat=human:Anna&seed=ear'],
  [rollPlayer, 'seat=human:Anna&seed=ear'],
  [fates, 'seat=human:Anna&characters=akara&adventure=V90&seed=ear'],
  [ninebell, 'seat=human:Anna&voice=one&seed=ear 47'],
])

for (const [game, setUp] of games) {
  test(`${game.name}: a whole game by ear and keyboard alone, at a table in words`, async ({ page }) => {
    // A whole game is many presses.
    test.slow()
    await page.goto(`/new/${game.id}?${setUp}`)
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

    const player = new ByEar(page)
    let at: number | null = await position(page)
    while (at !== null) {
      await player.answer(at)
      at = await nextDecision(page, at)
    }
    await expect(ending(page)).toBeFocused()
    // A word that is typed is one answer.
    expect(await page.evaluate(() => window.ear?.all.join(' '))).not.toContain('Your answer so far')

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

/** A player who knows nothing but what is said, and does what they have done least. */
class ByEar {
  private readonly page: Page
  /** How often each answer was given to each question. */
  private readonly given = new Map<string, number>()

  constructor(page: Page) {
    this.page = page
  }

  async answer(at: number): Promise<void> {
    const { page } = this
    // Whoever has just written an answer is asked for the next one where they write.
    await page.keyboard.press('Escape')
    const asked = await ask(page, 'q')
    const offered = await ask(page, 'o')
    const words = this.leastGiven(asked, answersIn(offered))
    const number = /^\d(?=: )/.exec(words)?.[0]
    const act = async (): Promise<void> => (number ? page.keyboard.press(number) : write(page, words))
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

  /** Of those that were given least to this question, the last. */
  private leastGiven(asked: string, answers: readonly string[]): string {
    const times = answers.map((answer) => this.given.get(`${asked} ${answer}`) ?? 0)
    const least = answers[times.lastIndexOf(Math.min(...times))]
    this.given.set(`${asked} ${least}`, Math.min(...times) + 1)
    return least
  }
}

/** The answers that were read out: with their numbers, as words, or what is to be typed. */
function answersIn(offered: string): string[] {
  if (offered.startsWith('Type')) return [offered.includes('number') ? '3' : 'salt']
  if (/^\S+ options?\. (?:[^.]+\. )?1: /.test(offered)) return offered.split(/(?<=\. )(?=\d: )/).slice(1)
  const [, ...sentences] = offered.split(/(?<=\.) /)
  return sentences.map((sentence) => sentence.replace(/^([^:]*:)?([^:]*).*$/s, '$1$2'))
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
