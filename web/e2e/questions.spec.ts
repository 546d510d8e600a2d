import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { loadGame } from '@dicehearth/games'
import type { Page } from '@playwright/test'
import { asked, everyQuestion } from './every-question.ts'
import { curtain, decision, expect, known, test, walkTo } from './house.ts'

/** At a table in words nobody has to press Tab more often to reach any option. */
const mostStops = 15

const folder = new URL('questions/', import.meta.url)

test('every kind of question is kept as whoever listens hears it, and no other', () => {
  const kinds = known.flatMap(({ id }) => asked[id].kinds.map((kind) => nameOf(id, kind)))
  expect(readdirSync(folder).sort()).toEqual(kinds.sort())
})

for (const game of known) {
  test(`${game.name}: every kind of question says what is asked, and what each answer costs and brings`, async ({
    page,
  }) => {
    test.slow()
    const rules = await loadGame(game.id)
    const met = rules ? await everyQuestion(rules) : new Map<string, string>()
    expect([...met.keys()].sort()).toEqual([...asked[game.id].kinds].sort())
    await page.goto('/')
    await page.locator('button, a').first().press('Enter')
    for (const [kind, text] of met) {
      await walkTo(page, '/')
      await sitDownAt(page, text)
      expect.soft(await stops(page), kind).toBeLessThanOrEqual(mostStops)
      await reads(page, nameOf(game.id, kind))
    }
  })
}

function nameOf(game: string, kind: string): string {
  return `${game}-${kind}.aria.yml`
}

/** Opens a saved game. */
async function sitDownAt(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Open a saved game')
    .setInputFiles({ name: 'question.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const question = decision(page).getByRole('heading')
  await question.or(curtain(page)).waitFor()
  if (await curtain(page).isVisible()) await curtain(page).press('Enter')
  await question.waitFor()
}

/** A question is read as it was kept, word for word; `--update-snapshots` keeps it anew. */
async function reads(page: Page, name: string): Promise<void> {
  const { config } = test.info()
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    const [head, ...rest] = (await settled(page)).split('\n')
    mkdirSync(folder, { recursive: true })
    writeFileSync(new URL(name, folder), [head, '  - /children: deep-equal', ...rest, ''].join('\n'))
  } else await expect.soft(decision(page)).toMatchAriaSnapshot({ name })
}

/** What options would change comes a moment after the question. */
async function settled(page: Page): Promise<string> {
  let now = ''
  for (let before = '-'; now !== before; await page.waitForTimeout(1000)) {
    before = now
    now = await decision(page).ariaSnapshot()
  }
  return now
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
