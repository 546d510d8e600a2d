import { adventure, expect, log, play, position, sitDown, test } from './house.ts'

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

test('a saved game that is cut off, foreign, damaged or contradicts itself is met with a reason', async ({
  page,
}) => {
  await sitDown(page, adventure, 'seed=cut')
  await play(page, undefined, 4)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const stream = await (await saving).createReadStream()
  const text = Buffer.concat(await stream.toArray()).toString()
  const home = async (content: string): Promise<void> => {
    await page.goto('/')
    await page.getByLabel('Open a saved game').setInputFiles(file('game.json', content))
  }
  await home(text.slice(0, 100))
  await expect(page.getByRole('alert')).toContainText('cut off')
  await home('{"hello": 1}')
  await expect(page.getByRole('alert')).toContainText('not a saved game')
  await home(text.replace('"format":2', '"format":99'))
  await expect(page.getByRole('alert')).toContainText('Update Dicehearth')
  await home(text.replace(/"turn":\d+/g, '"turn":"many"'))
  await expect(page.getByRole('alert')).toContainText('This saved game is damaged')
  // If the choices lead elsewhere, the saved table counts, and a notice says so.
  await home(text.replace('"seed":"cut"', '"seed":"other"'))
  await expect(page.getByRole('main')).toContainText('counts as unproven')
  expect(await position(page)).toBe(4)
  await home(text)
  expect(await position(page)).toBe(4)
})

test('broken links and unknown addresses say what is wrong and lead home', async ({ page }) => {
  for (const [address, words] of [
    ['/replay/link#notagame', 'lost on the way'],
    ['/replay/link', 'lost on the way'],
    ['/table/nosuchtable', 'not in this browser'],
    ['/table/%E0%A4%A', 'not in this browser'],
    ['/replay/nosuchtable', 'not in this browser'],
    ['/new/chess', 'There is no game "chess"'],
    ['/rules/chess', 'leads to no table'],
    ['/no/such/place', 'leads to no table'],
    ['/nowhere', 'leads to no table'],
  ]) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(words)
  }
})

test('forbidden set-ups are explained with their rule while they are chosen', async ({ page }) => {
  await page.goto(`/new/${adventure.id}`)
  await page.getByText('Dragons').click()
  const why = page.getByRole('status').filter({ hasText: 'RFA-165' })
  await expect(why).toContainText('Sword of Saints')
  await expect(page.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: /Sword of Saints/ }).check()
  await expect(why).toHaveCount(0)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(log(page)).toContainText('Turn 1')
})

test('mistakes in a custom pack are explained, a good pack is played', async ({ page }) => {
  const enemy = {
    id: 'ember-imp',
    name: 'Ember Imp',
    copies: 2,
    rank: 1,
    home: 'desert',
    commands: false,
    stays: true,
    defeat: { total: 6 },
    onReveal: [{ do: 'attack', where: { at: 'home' } }],
    onAgain: 'same',
  }
  const pack = { game: adventure.id, name: 'Imps', enemies: [enemy] }
  await page.goto(`/new/${adventure.id}?board=sword&seat=human&seat=human`)
  const bring = page.getByLabel('Bring a pack')
  await bring.setInputFiles(file('half.json', '{"game":'))
  await expect(page.getByRole('alert')).toContainText('half.json is not a JSON file')
  await bring.setInputFiles(
    file('imps.json', JSON.stringify({ ...pack, enemies: [{ ...enemy, copies: 9 }] })),
  )
  await expect(page.getByRole('status').filter({ hasText: 'Ember Imp' })).toContainText('copies')
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await bring.setInputFiles(file('imps.json', JSON.stringify(pack)))
  await expect(page.getByText('Imps')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(log(page)).toContainText('Turn 1')
})
