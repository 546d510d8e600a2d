import { readFile } from 'node:fs/promises'
import { adventure, decision, ending, expect, options, play, press, sitDown, test } from './house.ts'

test('the game of the day: played, seen on the home page, shared, and counted in my games', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-01T23:30:00Z'))
  await page.goto('/')
  const today = page.getByRole('region', { name: 'Game of the day' })
  await today.getByRole('button', { name: `Play today's ${adventure.name}` }).click()
  await expect(options(page).first()).toBeVisible()
  await play(page, press, 3)
  await page.goto('/')
  await today.getByRole('link', { name: `Go on with today's ${adventure.name}` }).click()
  await play(page)
  await expect(ending(page)).toBeVisible()
  const result = await page.locator('.end-text').innerText()

  await page.goto('/')
  await expect(today).toContainText(result)
  await today.getByRole('button', { name: `Share today's ${adventure.name}` }).click()
  const link = page.getByRole('textbox', { name: 'Link to the replay' })
  await expect(link).toHaveValue(/\/replay\/link#/)
  const replay = await link.inputValue()

  // The record stays when the table is cleared away.
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Continue' })).toHaveCount(0)
  await page.getByText('Finished: one table').click()
  await page.getByRole('button', { name: /^Clear away/ }).click()
  await expect(today).toContainText('Played.')
  await page.getByRole('link', { name: 'My games' }).click()
  const shelf = page.getByRole('region', { name: adventure.name })
  await expect(shelf).toContainText('Games finished')
  await expect(shelf.getByRole('row', { name: /^Players: 3 1 / })).toBeVisible()
  await expect(shelf.getByRole('row', { name: /^Thoughtful 1 / })).toBeVisible()
  await expect(shelf).toContainText(/Deeds: \d+ of \d+/)
  await shelf.getByText('The last games').click()
  await expect(shelf).toContainText('game of the day')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain('game of the day 2026-03-01 roll-for-adventure')

  await page.goto(replay)
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible()
})

/** Counts the sounds that a page starts. */
function countSounds(): void {
  const counted = globalThis as unknown as { sounds: number }
  counted.sounds = 0
  const { prototype } = AudioBufferSourceNode
  const start = Object.getOwnPropertyDescriptor(prototype, 'start')?.value as () => void
  prototype.start = function counting(this: AudioBufferSourceNode) {
    counted.sounds++
    start.call(this)
  }
}

test('sound: silent until asked for, then the fire and the dice, from the settings or at the table', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(countSounds)
  const sounds = async (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds)
  await sitDown(page, adventure, 'seed=sound')
  await press(page, 0)
  await expect(decision(page)).not.toHaveAttribute('data-position', '0')
  expect(await sounds()).toBe(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const volume = page.getByRole('slider', { name: 'Sound' })
  await expect(volume).toHaveAttribute('aria-valuetext', 'Off')
  await volume.press('ArrowRight')
  await expect(volume).toHaveAttribute('aria-valuetext', 'Quiet')
  // The fire, and a knock to judge the volume by.
  await expect.poll(sounds).toBe(2)
  await page.keyboard.press('Escape')
  await play(page, press, 4)
  await expect.poll(sounds).toBeGreaterThan(2)
  await page.goto('/settings')
  const group = page.getByRole('group', { name: 'Sound' })
  await expect(group.getByRole('radio', { name: 'Quiet' })).toBeChecked()
  await group.getByText('Off').click()
  await page.reload()
  await expect(group.getByRole('radio', { name: 'Off' })).toBeChecked()
})
