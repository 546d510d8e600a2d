import {
  cover,
  expect,
  fates,
  log,
  ninebell,
  options,
  play,
  press,
  rollPlayer,
  sitDown,
  test,
  watch,
  type Answer,
} from './house.ts'

test('custom creatures and locations go from the workshop to the table', async ({ page }) => {
  await page.goto('/')
  await cover(page, watch).getByRole('link', { name: 'Make your own cards' }).click()
  const card = page.getByRole('region', { name: 'Its card' })
  await page.getByRole('textbox', { name: 'Name of the pack' }).fill('Owls')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Barn Owl')
  await page.getByLabel('Health', { exact: true }).selectOption('7')
  await page.getByRole('heading', { name: 'When it falls' }).locator('+ ol').getByRole('button').click()
  await page.getByLabel('By how much').selectOption('3')
  await expect(card).toContainText('Barn Owl')
  await expect(card).toContainText('Forest Creature, health 7, damage 1')
  await expect(card).toContainText('Defeated: Firewood +3.')
  await page.getByRole('button', { name: '+ New location' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hayloft')
  await expect(card).toContainText('Hayloft')

  // What cannot be played says why, in a sentence about the card.
  await page.getByRole('button', { name: 'Barn Owl' }).click()
  await page.getByLabel('Health', { exact: true }).selectOption('0')
  await expect(page.getByText(/"Barn Owl": with health 0/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled()
  await page.getByLabel('Health', { exact: true }).selectOption('7')
  await page.getByLabel('Cards', { exact: true }).selectOption('4')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saving).path()
  await page.getByRole('button', { name: 'The Winter March' }).click()
  await expect(card).toContainText('Frozen Sergeant')
  await page.getByRole('button', { name: 'Bring back “Owls”' }).click()
  await expect(card).toContainText('Barn Owl')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByLabel('Load a file').setInputFiles(file)
  await expect(card).toContainText('Barn Owl')

  const link = await page.getByRole('link', { name: 'Try it' }).getAttribute('href')
  const setUp = new URL(link ?? '', 'http://table').search.slice(1)
  await sitDown(page, watch, `${setUp}&seat=human&seat=human&seed=owls`)
  await play(page)
  await expect(log(page)).toContainText('Barn Owl')
})

const takeTheParrot: Answer = async (page, at) => {
  const parrot = options(page).filter({ hasText: 'Tin Parrot' }).first()
  await ((await parrot.isVisible()) ? parrot.click() : press(page, at))
}

test('a custom Market card goes from the workshop of Roll Player to the table', async ({ page }) => {
  await page.goto('/')
  await cover(page, rollPlayer).getByRole('link', { name: 'Make your own cards' }).click()
  const card = page.getByRole('region', { name: 'Its card' })
  const does = page.getByRole('region', { name: 'What it does' })
  await page.getByRole('textbox', { name: 'Name of the pack' }).fill('Pedlars')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pedlar’s Patter')
  await page.getByLabel('Type', { exact: true }).selectOption('Skill')
  await page.getByLabel('Cost in Gold').selectOption('2')
  await does.getByLabel('What it does').selectOption('gain one Honor token')
  await does.getByLabel('By how much').selectOption('3')
  await does.getByRole('button', { name: 'and then' }).click()
  await does.getByLabel('What it does').last().selectOption('your next purchase this turn costs 1 Gold less')
  await expect(card).toContainText('Skill, 2 Gold. Its arrow points towards Good.')
  await expect(card).toContainText(
    'Gain three Honor tokens, then your next purchase this turn costs 1 Gold less.',
  )

  // What belongs to another moment is told beside it, until the moment is right.
  await expect(does.getByText('belongs to the moment beforeMarketAct')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled()
  await page.getByLabel('When').selectOption('in your Market turn, before you act')
  await expect(card).toContainText('In your Market turn, before you act: gain three Honor tokens')
  await expect(does.getByText('belongs to the moment')).toHaveCount(0)

  await page.getByRole('button', { name: '+ New Familiar' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tin Parrot')
  await expect(card).toContainText('Familiar Action: Turn one of your dice to the opposite face.')

  // What cannot be kept yet takes nothing along of what was.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('')
  await expect(page.getByText('Name must not be empty.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Tin Parrot' })).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saving).path()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page
    .getByLabel('Load a file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[') })
  await expect(page.getByText('This file is not a pack: it is not JSON.')).toBeVisible()
  await page.getByLabel('Load a file').setInputFiles(file)
  await expect(page.getByRole('button', { name: 'Tin Parrot' })).toBeVisible()
  await expect(page.getByText('Your own cards are tried out')).toBeVisible()

  // Familiars of a pack are dealt first.
  const link = await page.getByRole('link', { name: 'Try it' }).getAttribute('href')
  const setUp = new URL(link ?? '', 'http://table').search.slice(1)
  await sitDown(page, rollPlayer, `${setUp}&seat=human&seat=human&seed=pedlars`)
  await play(page, takeTheParrot, 8)
  await expect(log(page)).toContainText('Tin Parrot')
})

test('a Treasure card goes from the workshop of Rolling Fates to the set-up', async ({ page }) => {
  await page.goto('/')
  await cover(page, fates).getByRole('link', { name: 'Make your own cards' }).click()
  const card = page.getByRole('region', { name: 'Its card' })
  await expect(card).toContainText('Treasure, value 1.')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bent Spoon')
  await page.getByLabel('Value').selectOption('3')

  // A line in the making is told, and keeps the pack from being played.
  const effect = page.getByRole('textbox', { name: 'Effect' })
  await effect.fill('hit two')
  await expect(page.getByText(/"Bent Spoon": effect/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled()
  await effect.fill('hit 2 -> enemy')
  await expect(card).toContainText('Deal 2 damage')
  await page.getByRole('button', { name: '+ New enemy' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Toll Goose')
  await expect(card).toContainText('12 Life.')

  await page.reload()
  await expect(page.getByRole('button', { name: 'Toll Goose' })).toBeVisible()
  await page.getByRole('link', { name: 'Try it' }).click()
  await expect(page.getByText('My cards', { exact: true })).toBeVisible()
})

test('the workshop of Roll Player Adventures opens the example, card by card', async ({ page }) => {
  await page.goto(`/packs/${ninebell.id}`)
  await page.getByRole('button', { name: 'The Ferry at Cobb' }).click()
  const card = page.getByRole('region', { name: 'Its card' })
  await page.getByRole('button', { name: 'Pell Sedge' }).click()
  await expect(card).toContainText('Rushborn Ferry Clerk: kept the crossing book, and once corrected it.')
  await page.getByRole('button', { name: 'Haul', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Slots of IV' })).toHaveValue('R2 x1; G5 x1; RG6; G* g2; *4')
  await page.getByRole('button', { name: 'Waterlogged' }).click()
  await page.getByRole('button', { name: 'Remove Waterlogged' }).click()
  await expect(page.getByRole('button', { name: 'Waterlogged' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Try it' })).toBeVisible()
})
