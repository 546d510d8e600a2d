import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { anyone, newFate, patchBetween, readConfig, Table } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { recordingOf } from '@dicehearth/host'
import { answered, ask } from './ear.ts'
import { adventure, decision, ending, expect, log, options, play, position, sitDown, test } from './house.ts'

test('a replay is scrubbed, stepped and jumped through, and played on from there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sitDown(page, adventure, 'seed=again')
  await play(page)
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'A picture of the end' }).click()
  expect((await picture).suggestedFilename()).toBe('roll-for-adventure.png')
  await expect(page.getByRole('alert')).toContainText('the link to the replay is copied')
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toMatch(/\/replay\/link#./)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  const at = page.getByRole('region', { name: 'Replay' }).locator('output')
  await expect(at).toHaveText(/^0 of \d+$/)
  const length = Number((await at.innerText()).split(' of ')[1])
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(at).toHaveText(`${length} of ${length}`)
  await expect(log(page)).toContainText(/is lost|is won/)
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(at).toHaveText(`${length - 1} of ${length}`)
  // Each step says what it brought, and the table can be had in words.
  expect(await answered(page)).not.toBe('')
  expect(await ask(page, 'Control+y')).toMatch(new RegExp(`^${length} of ${length}\\. .*is (lost|won)`))
  await page.getByRole('button', { name: 'Table in words' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Where we are' })).toBeVisible()
  await page.getByRole('button', { name: 'Table in words' }).press('Enter')
  await page.getByRole('slider').fill('3')
  await expect(at).toHaveText(`3 of ${length}`)
  await page.getByLabel('Jump to').selectOption({ index: 1 })
  await expect(log(page)).toContainText('Turn 2')
  await expect(log(page)).not.toContainText('Turn 3')
  await page.getByRole('slider').fill('4')
  await expect(at).toHaveText(`4 of ${length}`)
  const lines = await log(page).innerText()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  expect(await position(page)).toBe(4)
  await expect(log(page)).toHaveText(lines, { useInnerText: true })
  await play(page)
  await expect(ending(page)).toBeVisible()
})

test('it plays by itself to the end', async ({ page }) => {
  await sitDown(page, adventure, 'seed=alone')
  await play(page, undefined, 6)
  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Replay' }).locator('output')).toHaveText('6 of 6')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('a link carries a whole game to another browser, a file too', async ({ page, browser, baseURL }) => {
  await sitDown(page, adventure, 'seed=share')
  await play(page, undefined, 7)
  const lines = await log(page).innerText()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Share this game' }).click()
  const field = page.getByLabel('Link to the replay')
  await expect(field).toHaveValue(/#.{50}/)
  const link = await field.inputValue()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).last().click()
  const file = await (await saving).path()

  const elsewhere = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) })
  const friend = await elsewhere.newPage()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'To the end' }).click()
  await expect(log(friend)).toHaveText(lines, { useInnerText: true })
  // The game is not over: the link tells no seed, and whoever plays on from it has other dice and cards.
  const packed = Buffer.from(link.slice(link.indexOf('#') + 1), 'base64url')
  expect(inflateRawSync(packed).toString()).not.toContain('"seed":"share"')
  await friend.getByRole('button', { name: 'Play on from here' }).click()
  await expect(options(friend).first()).toBeVisible()
  expect(await position(friend)).toBeLessThanOrEqual(7)
  await friend.goto('/')
  await friend.getByLabel('Open a saved game').setInputFiles(file)
  expect(await position(friend)).toBe(7)
  await expect(log(friend)).toHaveText(lines, { useInnerText: true })
  await elsewhere.close()
})

test('a link to a set-up sets the same table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/new/${adventure.id}`)
  await page.getByRole('group', { name: 'Players' }).getByText('3').click()
  await page.getByLabel('Name of seat 1').fill('Anna')
  // What a choice is for is not its name.
  await expect(page.getByLabel('Seat 1', { exact: true })).toHaveAccessibleDescription(
    'Decides at this screen.',
  )
  await page.getByText('The Crown of Kings').click()
  await page.getByText('Dragons').click()
  await page.getByLabel('Seed').fill('our seed')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(async () => navigator.clipboard.readText())
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByLabel('Name of seat 1')).toHaveValue('Anna')
  await expect(page.getByRole('checkbox', { name: 'Dragons' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Crown of Kings/ })).toBeChecked()
  await expect(page.getByLabel('Seed')).toHaveValue('our seed')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(options(page).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(3)
  await expect(decision(page)).toBeVisible()
})

/** Links to games whose views lack one thing each, as somebody might make them by hand. */
async function handMade(id: string): Promise<string[]> {
  const game = await loadGame(id)
  if (!game) throw new Error(id)
  const config = readConfig(game, {})
  await game.ready?.(config)
  const table = new Table(game, config, 'hand-made')
  const seats = Array.from({ length: config.players }, () => ({ player: 'human' }))
  const recording = recordingOf(table, seats, newFate('chance'), 'fresh')
  const view = game.view(table.state, anyone) as object
  return Object.keys(view)
    .slice(0, 5)
    .map((missing) => {
      const other = { ...view, [missing]: undefined }
      const frames = [{ ...recording.frames[0], view: patchBetween(null, JSON.parse(JSON.stringify(other))) }]
      return deflateRawSync(JSON.stringify({ ...recording, frames })).toString('base64url')
    })
}

test('a link that was made by hand shows a table or says that there is none', async ({ page }) => {
  test.slow()
  let refused = 0
  for (const id of gameIds) {
    for (const link of await handMade(id)) {
      await page.goto('about:blank')
      await page.goto(`/replay/link#${link}`)
      const nothing = page.getByRole('heading', { name: 'Nothing to watch' })
      await expect(nothing.or(page.getByRole('region', { name: 'Table' }))).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Something broke' })).toHaveCount(0)
      refused += await nothing.count()
    }
  }
  expect(refused).toBeGreaterThan(0)
})
