import { newFate, pick, readConfig, save, Table, type Game } from '@dicehearth/engine'
import { setAWatch } from '@dicehearth/set-a-watch'
import {
  adventure,
  decision,
  ending,
  expect,
  games,
  log,
  nextDecision,
  options,
  play,
  position,
  sitDown,
  test,
} from './house.ts'

const adventurerFirst = 'heroes=adventurer,healer&first=1&seed=back'

test('undo and redo give the same table, and undo says why it stops', async ({ page }) => {
  await sitDown(page, adventure, adventurerFirst)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toHaveAccessibleDescription(/Nothing has been chosen yet/)
  const before = await log(page).innerText()
  await page.locator('summary', { hasText: 'Adventurer' }).click()
  await options(page).first().click()
  await nextDecision(page, 0)
  const after = await log(page).innerText()
  expect(after).not.toBe(before)
  await undo.click()
  await nextDecision(page, 1)
  expect(await log(page).innerText()).toBe(before)
  for (const redo of ['Control+Shift+z', 'Control+y']) {
    await page.keyboard.press(redo)
    await nextDecision(page, 0)
    expect(await log(page).innerText()).toBe(after)
    await page.keyboard.press('Control+z')
    await nextDecision(page, 1)
    expect(await log(page).innerText()).toBe(before)
  }
  await page.keyboard.press('Control+y')
  await nextDecision(page, 0)
  // The vortex ends the turn and an enemy is turned up: undo stops there.
  await options(page).filter({ hasText: 'Resurrection' }).first().click()
  await nextDecision(page, 1)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toHaveAccessibleDescription(
    /Dice have been rolled since|A card has been turned up since/,
  )
})

test('a table without takebacks says so', async ({ page }) => {
  await sitDown(page, adventure, `${adventurerFirst}&takebacks=off`)
  await page.locator('summary', { hasText: 'Adventurer' }).click()
  await options(page).first().click()
  await nextDecision(page, 0)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(/Takebacks are off/)
})

for (const game of games) {
  test(`${game.name}: nothing is lost when the page is closed in the middle`, async ({ page, context }) => {
    await sitDown(page, game, 'seed=middle')
    await play(page, undefined, 8)
    const at = await position(page)
    const lines = await log(page).innerText()
    const prompt = await decision(page).getByRole('heading').innerText()
    await page.reload()
    expect(await position(page)).toBe(at)
    // The earlier part of the log follows once the table is on screen.
    await expect(log(page)).toHaveText(lines, { useInnerText: true })
    const address = page.url()
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto('/')
    await again.getByRole('link', { name: game.name }).click()
    await expect(again).toHaveURL(address)
    await expect(decision(again).getByRole('heading')).toHaveText(prompt)
  })
}

test('two tabs on one table follow each other and never fight', async ({ page, context }) => {
  await sitDown(page, adventure, 'seed=tabs')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(options(other).first()).toBeVisible()
  await play(page, undefined, 3)
  await expect(decision(other)).toHaveAttribute('data-position', String(await position(page)))
  await play(other, undefined, 2)
  const at = await position(other)
  await expect(decision(page)).toHaveAttribute('data-position', String(at))
  // Both answer the same decision at once: one wins, and both show the same table afterwards.
  await Promise.all([options(page).first().click(), options(other).last().click()])
  await nextDecision(page, at)
  await nextDecision(other, at)
  await expect(decision(page)).toHaveAttribute(
    'data-position',
    (await decision(other).getAttribute('data-position')) ?? '',
  )
  await expect(log(page)).toHaveText(await log(other).innerText(), { useInnerText: true })
})

test.describe('without a network', () => {
  test.use({ keepsBuild: true })

  test('a table works offline after the first visit', async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(async () => navigator.serviceWorker.ready)
    await expect.poll(async () => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await context.setOffline(true)
    await sitDown(page, adventure, 'seat=human&seat=greedy&seed=offline')
    await play(page, undefined, 5)
    const at = await position(page)
    await page.reload()
    expect(await position(page)).toBe(at)
    await page.goto('/rules/roll-for-adventure')
    await expect(page.getByRole('button', { name: 'Every rule, to search' })).toBeVisible()
  })
})

/** A game in which somebody may throw the last card on the fire, or do something else. */
function onTheBrink(): { text: string; losing: number } {
  const game: Game = setAWatch
  const seats = [{ player: 'human' }, { player: 'human' }]
  for (let seed = 0; ; seed++) {
    const table = new Table(game, readConfig(game, { players: 2 }), `brink ${seed}`)
    const fate = newFate(`brink ${seed}`)
    while (table.decision) {
      const { options: all } = table.decision
      const losing = all.findIndex((option) => option.losing === true)
      if (losing >= 0 && all.some((option) => option.losing !== true))
        return { text: JSON.stringify(save(table, seats)), losing }
      table.choose(pick(fate, all.length))
    }
  }
}

test('an answer that would lose the game at once must be confirmed [SAW-R16]', async ({ page }) => {
  const { text, losing } = onTheBrink()
  await page.goto('/')
  await page
    .getByLabel('Open a saved game')
    .setInputFiles({ name: 'brink.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const at = await position(page)
  const option = decision(page).locator(`[data-option="${losing}"]`)
  // Its group may be collapsed.
  await option.evaluate((it) => it.closest('details')?.setAttribute('open', ''))
  await expect(option).toContainText('the game is lost')
  await option.click()
  await expect(option).toHaveText(/Confirm/)
  expect(await position(page)).toBe(at)
  await option.click()
  await expect(ending(page)).toHaveText(/Defeat/)
})
