import { readFileSync } from 'node:fs'
import rollPlayerAdventures from '../../games/roll-player-adventures/authoring.ts'
import rollingFates from '../../games/rolling-fates/authoring.ts'
import { decision, expect, options, test } from './house.ts'

const weighingHouse = rollPlayerAdventures.first
const fatesFirst = rollingFates.first
const fates = '/stories/rolling-fates'
const example = (name: string): Buffer =>
  readFileSync(new URL(`../../docs/examples/roll-player-adventures-${name}`, import.meta.url))
const sallow = readFileSync(new URL('../../games/rolling-fates/content/books/v1.md', import.meta.url), 'utf8')

test('a book is written, its problems are shown beside the line, and it is played', async ({ page }) => {
  await page.goto(fates)
  const text = page.getByRole('textbox', { name: 'Text of the book' })
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText('# V71 Two Doors\n\n## AREA A cellar\n\n## 1.1 Left or right\nTwo doors.\n')
  await expect(page.getByRole('heading', { name: 'V71 Two Doors' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Entry 1.1' })).toContainText('Two doors.')

  // The difficulty is missing: the list says so, and a press leads to the line.
  await page.getByRole('button', { name: /^Problems \([1-9]/ }).click()
  const problem = page.getByRole('button', { name: /difficulty is missing/ })
  await expect(problem).toContainText('Line 1')
  await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled()
  await problem.click()
  await page.keyboard.press('End')
  await page.keyboard.insertText('\ndifficulty 1\n\nA short book.')
  await expect(page.getByText('no problems')).toBeVisible()

  // It is kept: whoever comes back finds it.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'V71 Two Doors' })).toBeVisible()
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect(options(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/table\//)
})

test('a longer book is opened, read entry by entry, seen as a graph, and played from its middle', async ({
  page,
}) => {
  await page.goto(fates)
  await page.getByLabel('Open a file').setInputFiles({
    name: 'v1.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(sallow),
  })
  const entries = page.getByLabel('Entry to read')
  await entries.selectOption({ index: 2 })
  const label = await entries.inputValue()
  await expect(page.getByRole('article', { name: `Entry ${label}` })).toBeVisible()

  await page.getByRole('button', { name: 'Graph' }).click()
  const box = page.locator('.graph-sheet .box').filter({ has: page.getByText('2.1', { exact: true }) })
  await page.getByRole('button', { name: 'Whole book' }).click()
  await box.press('Enter')
  await expect(page.getByRole('article', { name: 'Entry 2.1' })).toBeVisible()

  await page.getByRole('button', { name: 'Play from 2.1' }).click()
  await expect(decision(page)).toBeVisible()
})

test('a game without storybooks has no workshop for them', async ({ page }) => {
  await page.goto('/stories/set-a-watch')
  await expect(page.getByRole('heading', { name: 'Nothing lies here' })).toBeVisible()
})

test('a book of Roll Player Adventures is mended, drawn, and played from one of its entries', async ({
  page,
}) => {
  await page.goto('/stories/roll-player-adventures')
  await expect(page.getByRole('heading', { name: 'OWN1 The Weighing House' })).toBeVisible()
  await page.getByLabel('Open a file').setInputFiles({
    name: 'campaign.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(
      weighingHouse.replace('combat E01', 'combat E99') + weighingHouse.replace('# OWN1', '# OWN2'),
    ),
  })
  await page.getByRole('button', { name: /^Problems \([1-9]/ }).click()
  await page.getByRole('button', { name: /There is no enemy "E99"/ }).click()
  await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.insertText('combat E02')
  await expect(page.getByText('no problems')).toBeVisible()

  await page.getByRole('button', { name: 'Graph' }).click()
  await page
    .locator('.graph-sheet .box')
    .filter({ has: page.getByText('B2', { exact: true }) })
    .press('Enter')
  await expect(page.getByRole('article', { name: 'Entry B2' })).toContainText('E02')
  // The second book of the file waits beside the first.
  await expect(page.getByLabel('Unfinished books')).toContainText('OWN2 The Weighing House')
  await page.getByRole('button', { name: 'Play from B2' }).click()
  await expect(decision(page)).toBeVisible()
  await expect(page).toHaveURL(/\/table\//)
})

test('a book that names cards of a pack is checked and played with them', async ({ page }) => {
  await page.goto('/stories/roll-player-adventures')
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'ferry.md', mimeType: 'text/markdown', buffer: example('campaign.md') })
  await expect(page.getByRole('heading', { name: 'OWN1 The Ferry Stops' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Problems \([1-9]/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled()

  const bring = page.getByLabel('Bring own cards')
  const give = async (buffer: Buffer): Promise<void> =>
    bring.setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer })
  await give(Buffer.from('{ "game": '))
  await expect(page.getByRole('alert')).toContainText('not JSON')
  await give(Buffer.from('{ "game": "roll-player-adventures" }'))
  await expect(page.getByRole('alert')).toContainText('name')
  await give(example('pack.json'))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Problems (0)' })).toBeVisible()

  // The cards stay with the book.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Put “The Ferry at Cobb” away' })).toBeVisible()
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect(options(page).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Put “The Ferry at Cobb” away' }).click()
  await expect(page.getByRole('button', { name: /^Problems \([1-9]/ })).toBeVisible()
})

test('what can be written is offered, and the book is played beside its text while it changes', async ({
  page,
}) => {
  await page.goto(fates)
  const text = page.getByRole('textbox', { name: 'Text of the book' })
  await page.getByRole('button', { name: 'What to write' }).click()
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('\n## 1.3 The road\nIt goes on.\n\n')
  // The help is that of an encounter; a press writes the line, and typing completes one.
  const help = page.getByRole('region', { name: 'What can be written here' })
  await help.getByText('What happens').click()
  await help.getByRole('button', { name: 'flag FLAG on' }).click()
  await page.keyboard.type('rested')
  await expect(text).toContainText('! flag rested on')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('! he')
  await expect(page.getByRole('option', { name: 'heal AMOUNT -> TARGET' })).toBeVisible()

  // The first book again: what was chosen is walked again after an edit, and a trial begins with a flag.
  await page.getByRole('button', { name: 'New book' }).click()
  await page.getByRole('button', { name: 'Play beside' }).click()
  const walk = page.getByRole('region', { name: 'The book in play' })
  await walk.getByRole('button', { name: 'Climb over' }).click()
  await expect(walk).toContainText('splinters, and opinions')
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(walk.getByRole('button', { name: 'Pay the toll' })).toBeVisible()
  await page.getByText(/^Begin with the first page/).click()
  await page.getByText('Players').getByRole('combobox').selectOption('1')
  await page.getByLabel('flag paid').check()
  await expect(page.getByText('Begin with the first page, one player, flag paid')).toBeVisible()
  for (let pages = 1; pages <= 2; pages++) {
    await walk.getByRole('button', { name: 'Go on' }).click()
    await expect(walk.locator('.walked-choice')).toHaveCount(pages)
  }
  await walk.getByRole('button', { name: 'Climb over' }).click()
  await walk.getByRole('button', { name: 'Go on' }).click()
  await expect(walk).toContainText('One of them drops your coin')
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(fatesFirst.replace('drops your coin', 'keeps your coin'))
  await expect(walk).toContainText('One of them keeps your coin')
})
