import { readFileSync } from 'node:fs'
import { isClean } from './axe.ts'
import {
  adventure,
  decision,
  ending,
  enough,
  expect,
  fates,
  games,
  log,
  ninebell,
  options,
  play,
  press,
  rollPlayer,
  sitDown,
  test,
  watch,
  type Played,
} from './house.ts'

const sallow = new URL('../../games/rolling-fates/content/books/v1.md', import.meta.url)

/** What the page does alike for every game is looked at with one of them on a phone. */
function onlyOnceOnAPhone(game: Played): void {
  test.skip(test.info().project.name === 'phone' && game !== adventure, 'the same page for every game')
}

const quiet: readonly (readonly [string, string])[] = [
  ['/', 'Pull up a chair'],
  ...games.map(({ id }) => [`/rules/${id}`, 'the rules'] as const),
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
  ['/campaigns', 'Campaigns'],
  [`/packs/${adventure.id}`, 'My own enemies'],
  [`/packs/${rollPlayer.id}`, 'My own cards'],
  [`/packs/${fates.id}`, 'My own cards and enemies'],
  [`/packs/${ninebell.id}`, 'My own cards and heroes'],
  ['/nowhere', 'Nothing lies here'],
]

test('axe finds nothing on the pages beside the tables', async ({ page }) => {
  test.slow()
  for (const [address, title] of quiet) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page.getByText('One moment')).toHaveCount(0)
      await expect(page.getByText('is being opened')).toHaveCount(0)
      await isClean(page)
    })
  }
})

test('axe finds nothing in the workshop for storybooks, whatever lies beside the text', async ({ page }) => {
  await page.goto(`/stories/${fates.id}`)
  await page.getByLabel('Open a file').setInputFiles({
    name: 'book.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(readFileSync(sallow, 'utf8').replace('difficulty', 'dificulty')),
  })
  await expect(page.getByRole('article', { name: 'Entry 1.1' })).toBeVisible()
  await isClean(page)
  await page.getByRole('button', { name: 'Graph' }).click()
  await expect(page.locator('.graph-sheet .box').first()).toBeAttached()
  await isClean(page)
  await page.getByRole('button', { name: /^Problems \([1-9]/ }).click()
  await isClean(page)
  // On a phone the text has a page of its own.
  const text = page.getByRole('button', { name: 'Text', exact: true })
  if (!(await text.isVisible())) return
  await text.click()
  await expect(page.getByRole('textbox', { name: 'Text of the book' })).toBeVisible()
  await isClean(page)
})

interface About {
  /** What to press for a set-up that a rule forbids. */
  forbidden?: { press: string; rule: string }
  /** A prompt that comes later in the game. */
  later: RegExp
  rule: string
  /** What a line of the log speaks of when its pieces lie on the table. */
  logged: string
}

const about: ReadonlyMap<Played, About> = new Map<Played, About>([
  [
    adventure,
    { forbidden: { press: 'Dragons', rule: 'RFA-165' }, later: /place/i, rule: 'RFA-071', logged: 'roll' },
  ],
  [
    watch,
    { forbidden: { press: 'Variant', rule: 'SAW-R77' }, later: /watch/i, rule: 'SAW-071', logged: 'roll' },
  ],
  [rollPlayer, { later: /buy a Market card/, rule: 'RP-129', logged: 'places' }],
  [fates, { later: /Character’s Phase/, rule: 'RF-071', logged: 'rolls' }],
  [ninebell, { later: /the pool has/, rule: 'RPA-150', logged: 'stamina' }],
])

for (const [game, { forbidden, later, rule, logged }] of about) {
  test(`${game.name}: axe finds nothing on the set-up, also when something is forbidden`, async ({
    page,
  }) => {
    onlyOnceOnAPhone(game)
    await page.goto(`/new/${game.id}`)
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await isClean(page)
    if (!forbidden) return
    await page.getByText(forbidden.press).click()
    await expect(page.getByText(forbidden.rule)).toBeVisible()
    await isClean(page)
  })

  test(`${game.name}: axe finds nothing on a table, its sharing, its end and its replay`, async ({
    page,
  }) => {
    await sitDown(page, game, 'seed=axe')
    for (const region of ['Decision', 'Table', 'Players'])
      await expect(page.getByRole('region', { name: region })).toBeAttached()
    await isClean(page)
    // In Set a Watch the camp comes first, then the watch.
    const prompt = decision(page).getByRole('heading')
    for (let n = 0; n < 6 || !later.test(await prompt.innerText()); n++) await play(page, press, 1)
    await isClean(page)
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    await expect(page.getByRole('dialog').locator('.rule').first()).toBeVisible()
    await isClean(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Share this game' }).click()
    await isClean(page)
    await page.keyboard.press('Escape')
    // The end and the replay are the same for all games.
    if (enough(game) < Infinity) return
    await play(page)
    await expect(ending(page)).toBeVisible()
    await isClean(page)
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible()
    await isClean(page)
  })

  test(`${game.name}: rules of the moment, search, and a line of the log that lights up its pieces`, async ({
    page,
  }) => {
    onlyOnceOnAPhone(game)
    await sitDown(page, game, 'seed=help')
    while ((await log(page).getByText(logged).count()) === 0) await play(page, press, 1)
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    const rules = page.getByRole('dialog', { name: 'Rules' })
    await expect(rules.locator('.rule .rule-id').first()).toHaveText(/^(RFA|SAW|RP|RF|RPA)-R?\d+$/)
    await rules.getByRole('searchbox').fill('dice player')
    await expect(rules.getByRole('status')).toHaveText(/^\d+ rules found$/)
    await rules.getByRole('searchbox').fill(rule)
    await expect(rules.locator('.rule')).toHaveCount(1)
    await rules.getByRole('button', { name: 'Close' }).click()
    await expect(rules).toHaveCount(0)
    await log(page).locator('p', { hasText: logged }).last().hover()
    await expect(page.locator('.piece.lit').first()).toBeVisible()
  })
}

test('a question mark shows the keys, and Escape puts them away', async ({ page }) => {
  await sitDown(page, adventure, 'seed=keys')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('Ctrl+Y')
  await isClean(page)
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
})

test('on a narrow screen the prompt folds down to the whole question and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, adventure, 'seed=fold')
  const height = async (): Promise<number> => (await decision(page).boundingBox())?.height ?? 0
  const open = await height()
  await decision(page).getByRole('button', { name: 'Fold the options away' }).click()
  await expect(options(page)).toHaveCount(0)
  expect(await height()).toBeLessThan(open / 2)
  await expect(decision(page).getByRole('heading')).toHaveText(/place dice that show it\.$/)
  await decision(page).getByRole('button', { name: 'Show the options' }).click()
  await expect(options(page).first()).toBeVisible()
  expect(await height()).toBe(open)
})

test('settings are kept: text size, numbers on dice, and a step that waits to be confirmed', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByText('Larger').click()
  await page.getByRole('group', { name: 'Confirm each step' }).getByText('Yes').click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'larger')
  await sitDown(page, adventure, 'seed=confirm')
  await options(page).first().click()
  await expect(decision(page)).toHaveAttribute('data-position', '0')
  await decision(page)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(decision(page)).not.toHaveAttribute('data-position', '0')
})
