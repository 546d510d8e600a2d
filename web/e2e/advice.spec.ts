import { companion, whoAnswers } from '@dicehearth/bots'
import { readConfig, save, Table } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import {
  adventure,
  decision,
  ending,
  expect,
  ninebell,
  options,
  play,
  position,
  press,
  rollPlayer,
  sitDown,
  test,
  watch,
} from './house.ts'

test('advice by the key or the button: the best options with their odds; one of them is taken by a press', async ({
  page,
}) => {
  await sitDown(page, adventure, 'seed=advice')
  await play(page, press, 2)
  await page.keyboard.press('h')
  const advice = decision(page).getByRole('region', { name: 'Advice' })
  const counsels = advice.getByRole('button')
  await expect(counsels).toHaveCount(3)
  await expect(counsels.first()).toContainText(/\d+ % ± \d+/)
  await expect(advice).toContainText('games played ahead')
  await page.keyboard.press('h')
  await expect(advice).toHaveCount(0)
  await decision(page).getByRole('button', { name: 'Advice' }).click()
  const at = await position(page)
  await counsels.first().click()
  await expect(decision(page)).not.toHaveAttribute('data-position', String(at))
  await expect(advice).toHaveCount(0)
})

test('on a phone the advice stands above the options and pushes none off the screen’s side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, rollPlayer, 'seed=advice')
  await decision(page).getByRole('button', { name: 'Advice' }).click()
  await expect(decision(page).getByRole('region', { name: 'Advice' })).toBeVisible()
  await expect(options(page).first()).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a finished game says what decided it, and its turning points lead into the replay', async ({
  page,
}) => {
  await page.goto(`/new/${watch.id}?seat=random&seat=random&seed=alone`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(ending(page)).toBeVisible()
  await page.getByRole('button', { name: 'What decided it?' }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review).toContainText(/\d+ % of such games are won\. Choices cost \d+ points?;/)
  // The pressed button is gone, and whoever listens knows what came in its place.
  await expect(page.getByRole('status').filter({ hasText: 'of such games are won' })).toHaveCount(1)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await review.getByRole('button', { name: 'Look at it' }).first().click()
  await expect(page).toHaveURL(/\/replay\/.*\?at=\d+/)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('button', { name: 'What decided it?' })).toBeVisible()
})

test('in a check or combat of Roll Player Adventures advice is about how many of these are won', async ({
  page,
}) => {
  const text = await inTrial()
  await page.goto('/')
  await page
    .getByLabel('Open a saved game')
    .setInputFiles({ name: 'trial.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await decision(page).getByRole('button', { name: 'Advice' }).click()
  const advice = decision(page).getByRole('region', { name: 'Advice' })
  await expect(advice).toContainText(/checks and combats won, from \d+ to \d+ %/)
  await expect(advice.getByRole('button').first()).toContainText(/\d+ % ± \d+/)
})

/** A party before whoever plays cards has a choice. */
async function inTrial(): Promise<string> {
  const game = await loadGame(ninebell.id)
  if (!game) throw new Error(`no game ${ninebell.id}`)
  const config = readConfig(game, { players: 2, voice: 'one' })
  await game.ready?.(config)
  const table = new Table(game, config, 'advice')
  while (table.decision && (table.decision.ask.kind !== 'playCards' || table.decision.options.length < 4)) {
    const seat = whoAnswers(table, () => false)
    table.choose(companion('quick', `advice ${seat}`)(table, seat))
  }
  return JSON.stringify(save(table, [{ player: 'human' }, { player: 'human' }]))
}
