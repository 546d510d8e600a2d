import type { Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { faults } from './measure.ts'
import {
  builtHeroes,
  companionsCampaign,
  ladenParty,
  pressAll,
  shortWalk,
  toSecondRound,
} from './ninebell.ts'
import { board, decision, ending, expect, log, ninebell, options, position, sitDown, test } from './house.ts'

/** Sets the next table of a campaign: the address already says which. */
async function setTable(page: Page, wish: string): Promise<void> {
  await expect(page).toHaveURL(/\/new\/roll-player-adventures\?in=/)
  await page.goto(`${page.url()}&${wish}`)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
}

test(`${ninebell.name}: a campaign with heroes of Roll Player, a save point, a branch, and somebody who leaves`, async ({
  page,
}) => {
  // Two whole adventures are many presses.
  test.slow()
  const first = await shortWalk({ players: 2, voice: 'one', heroes: builtHeroes }, 'bell')
  const second = await shortWalk({ players: 1, voice: 'one', party: first.party }, 'wick')
  await page.goto('/campaigns')
  await page.getByLabel('Name of a new campaign').fill('Nine bells')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('link', { name: `Set a table of ${ninebell.name}` }).click()

  // Both bring a hero that they built in Roll Player.
  await setTable(page, 'seat=human:Anna&seat=human:Ben&voice=one&seed=bell')
  const heroes = page.getByRole('group', { name: 'Heroes of Roll Player' })
  for (const sheet of builtHeroes) {
    const buffer = Buffer.from(JSON.stringify(sheet))
    await heroes
      .getByLabel('Bring a sheet (file)')
      .setInputFiles({ name: 'hero.json', mimeType: 'application/json', buffer })
    await expect(heroes.getByRole('list', { name: 'Brought along' })).toContainText(sheet.name)
  }
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(options(page).first()).toBeVisible()
  await pressAll(page, first.answers.slice(0, first.inCombat))

  // Nothing is lost in the middle of a combat.
  const fight = board(page).getByRole('region', { name: /^Combat, round/ })
  await expect(decision(page)).toHaveAttribute('data-position', String(first.inCombat))
  await expect(fight).toBeVisible()
  const [prompt, dice] = [await decision(page).getByRole('heading').innerText(), await fight.innerText()]
  await page.reload()
  await expect(decision(page).getByRole('heading')).toHaveText(prompt)
  expect(await position(page)).toBe(first.inCombat)
  await expect(fight).toHaveText(dice, { useInnerText: true })
  const table = page.url()

  await page.goto('/campaigns')
  await page.getByRole('link', { name: 'Nine bells' }).click()
  await page.getByRole('button', { name: 'Set a save point' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Before the blow')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The save point “Before the blow” is set.')).toBeVisible()
  await isClean(page)

  await page.goto(table)
  await expect(options(page).first()).toBeVisible()
  await pressAll(page, first.answers.slice(first.inCombat), first.inCombat)
  await expect(ending(page)).toBeVisible()
  await page.getByRole('link', { name: 'The campaign', exact: true }).click()

  // Ben has gone home: of two heroes one goes on.
  await page
    .getByRole('link', { name: `Continue with ${ninebell.name}` })
    .first()
    .click()
  await setTable(page, 'seat=human:Anna&voice=one&seed=wick')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(decision(page).getByRole('heading')).toContainText('Who joins, and who leaves?')
  await pressAll(page, second.answers)
  await expect(ending(page)).toBeVisible()
  await page.getByRole('link', { name: 'The campaign', exact: true }).click()
  await expect(page.getByText(/2 adventures done/).first()).toBeVisible()

  // Back to the first adventure, and another way from its end.
  const chapter = page.getByRole('article', { name: 'The Mute Bell' }).first()
  await chapter.getByText('More', { exact: true }).click()
  await chapter.getByRole('link', { name: 'Go back and choose differently' }).click()
  await page.getByRole('slider').first().fill('5')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(options(page).first()).toBeVisible()
  await page.goto('/campaigns')
  await page.getByRole('link', { name: 'Nine bells' }).click()
  await expect(page.getByText(/branched at decision 5/)).toBeVisible()
  await expect(page.getByText('Before the blow')).toBeVisible()
  await expect(page.getByText(/2 adventures done/).first()).toBeVisible()
})

test(`${ninebell.name}: one press begins the campaign, resumes it, and goes on with the same seats`, async ({
  page,
}) => {
  test.slow()
  const playNow = page
    .getByRole('article', { name: ninebell.name, exact: true })
    .getByRole('button', { name: 'Play now' })
  await page.goto('/')
  await playNow.click()
  await expect(options(page).first()).toBeVisible()
  const table = page.url()
  await page.goto('/')
  await playNow.click()
  await expect(page).toHaveURL(table)

  // A table that is over leads to the next one, by its name.
  const walk = await shortWalk({ players: 2, voice: 'one' }, 'bell')
  await sitDown(page, ninebell, 'seat=human:Anna&seat=human:Ben&voice=one&seed=bell')
  await pressAll(page, walk.answers)
  await page.getByRole('button', { name: 'Next: Salt on the Road, same seats' }).click()
  await expect(page.getByRole('region', { name: 'The open book' })).toContainText('Salt on the Road')
  await expect(page.getByText('Anna').first()).toBeVisible()
  await expect(page.getByText('Ben').first()).toBeVisible()
})

test(`${ninebell.name}: companions play adventures 5 to 11 of a campaign, each to its last page`, async ({
  page,
}) => {
  // Seven adventures are many pages.
  test.slow()
  for (const { adventure, party, seed } of await companionsCampaign(5)) {
    const query = new URLSearchParams({ voice: 'one', seed, party: JSON.stringify(party) })
    await page.goto(`/new/${ninebell.id}?seat=random:Ada&seat=random:Bo&${query.toString()}`)
    await page.getByRole('button', { name: 'Start' }).click()
    // Companions who read fast may be at the last page already.
    await expect(page.getByRole('button', { name: /^To my turn/ }).or(ending(page))).toBeVisible()
    await page.keyboard.press('End')
    await expect(ending(page)).toBeVisible()
    await expect(page.getByText(`${adventure} of 11`, { exact: true })).toBeVisible()
  }
})

test(`${ninebell.name}: a check on the board itself, from the choice in the book to the last die`, async ({
  page,
}) => {
  await sitDown(page, ninebell, 'seat=human:Anna&seed=latch')
  const at = board(page)
  await at.getByRole('button', { name: /^Sile Quick/ }).click()
  const book = at.getByRole('region', { name: 'The open book' })
  await book.getByRole('button', { name: /^Look in at the sexton/ }).click()
  await book.getByRole('button', { name: /^Lift the latch/ }).click()

  const check = at.getByRole('region', { name: 'Skill check' })
  await check.getByRole('button', { name: 'What are the odds?' }).click()
  await expect(check.getByRole('status')).toHaveText(/^\d+ % without any card$/)
  await check.getByRole('button', { name: /^Add a black die/ }).click()
  await expect(check.getByRole('button', { name: 'The black die in the pool' })).toBeAttached()
  await isClean(page)
  await options(page).filter({ hasText: 'Draw the rest and roll' }).click()
  await expect(check).toContainText(/These dice cover \d of 2 open slots/)
  await expect(check).toContainText('If you stop now, the check fails.')
  await isClean(page)
  await options(page).filter({ hasText: 'Go on to placing dice' }).click()
  // With these dice the black one fits a single slot, which takes it at once.
  await check
    .getByRole('button', { name: /^The black \d in the pool/ })
    .first()
    .click()
  await expect(check.getByRole('button', { name: /^any black, covered by black \d/ })).toBeAttached()
  await expect(log(page)).toContainText(/black \d/)
})

test(`${ninebell.name}: the book is read aloud and printed larger, and the journal keeps it`, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.defineProperty(window, 'spoken', { value: spoken })
    speechSynthesis.speak = ({ text }) => void spoken.push(text)
  })
  await sitDown(page, ninebell, 'seat=human:Anna&seed=book')
  const at = board(page)
  await at.getByRole('button', { name: /^Orla Venn/ }).click()
  const book = at.getByRole('region', { name: 'The open book' })
  const prose = book.getByRole('group', { name: 'What is read aloud' })
  const opening = (await prose.innerText()).slice(4, 60)
  await book.getByRole('button', { name: 'Read aloud' }).click()
  await expect.poll(async () => page.evaluate(() => String(Reflect.get(window, 'spoken')))).toContain(opening)
  await book.getByRole('button', { name: 'Stop reading' }).click()

  const size = async (): Promise<number> =>
    prose.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
  const before = await size()
  await book.getByRole('button', { name: 'Text size: middle' }).click()
  expect(await size()).toBeGreaterThan(before)

  await book.getByRole('button', { name: /^Ask the reeve/ }).click()
  await expect(prose).not.toContainText(opening)
  await at.getByRole('button', { name: 'Journal' }).last().click()
  const journal = at.getByRole('group', { name: 'The journal' })
  await expect(journal).toContainText(opening)
  await expect(journal).toContainText('The reeve heard soft shoes on the belfry stair')
  await isClean(page)
})

test(`${ninebell.name}: a hero of a real table is written down, and its numbers are checked [DEC-04]`, async ({
  page,
}) => {
  await page.goto(`/new/${ninebell.id}?seat=human:Anna`)
  const heroes = page.getByRole('group', { name: 'Heroes of Roll Player' })
  await heroes.getByText('Write down a hero of a real table').click()
  const fields = { Name: 'Brakka', Race: 'Orc', Class: 'Berserker', 'Reputation stars': '27' }
  for (const [label, text] of Object.entries(fields))
    await heroes.getByLabel(label, { exact: true }).fill(text)
  await heroes.getByLabel(/^STR/).fill('seventeen')
  await heroes.getByLabel(/^Weapons/).fill('Battle Axe, Trident')
  await heroes.getByRole('button', { name: 'Bring this hero' }).click()
  await expect(heroes.getByRole('alert')).toContainText('STR')
  await heroes.getByLabel(/^STR/).fill('17')
  await expect(heroes.getByRole('status')).toContainText('health 16; STR 2')
  await isClean(page)
  await heroes.getByLabel(/^STR/).press('Enter')
  await expect(heroes.getByRole('list', { name: 'Brought along' })).toContainText('Brakka')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(decision(page).getByRole('heading')).toContainText('There is no Berserker on this coast')
})

async function lowestOf(page: Page, what: string): Promise<number> {
  return page
    .locator(what)
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
}

for (const players of [2, 4])
  test(`${ninebell.name}: on a low laptop a combat of ${players} keeps to the book, and the party to the frame`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const seats = ['Anna', 'Ben', 'Cleo', 'Dora'].slice(0, players).map((name) => `seat=human:${name}`)
    await sitDown(page, ninebell, `${seats.join('&')}&voice=one&seed=bell`)
    await pressAll(page, await toSecondRound({ players, voice: 'one' }, 'bell'))
    await expect(board(page).getByRole('region', { name: 'Combat, round 2 of 3' })).toBeVisible()
    expect(await page.evaluate(faults)).toEqual([])
    expect(await lowestOf(page, '.rpa-hero')).toBeLessThanOrEqual(720)
  })

test(`${ninebell.name}: on a low laptop two heroes with much to carry keep to the frame, and so does the map`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await page.getByLabel('Open a saved game').setInputFiles({
    name: 'laden.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await ladenParty(2)),
  })
  await expect(board(page).locator('.rpa-item')).toHaveCount(7)
  await expect(board(page).locator('.rpa-hero').first().locator('.rpa-card')).toHaveCount(10)
  expect(await page.evaluate(faults)).toEqual([])
  expect(await lowestOf(page, '.rpa-hero, .rpa-map')).toBeLessThanOrEqual(720)
})
