import type { Locator, Page } from '@playwright/test'
import { drop, middle, take } from './drag.ts'
import {
  adventure,
  board,
  decision,
  expect,
  log,
  nextDecision,
  options,
  play,
  position,
  press,
  sitDown,
  tabTo,
  test,
  watch,
} from './house.ts'

/** Uses a piece. */
type Hand = (page: Page, piece: Locator) => Promise<void>

/** Clicks its centre, whatever lies there. */
const mouse: Hand = async (page, piece) => {
  const { x, y } = await middle(piece)
  await page.mouse.click(x, y)
}

const keyboard: Hand = async (page, piece) => {
  await tabTo(page, piece)
  await page.keyboard.press('Enter')
}

const hands: readonly (readonly [string, Hand])[] = [
  ['mouse', mouse],
  ['keyboard', keyboard],
]

const glowing = '.piece.usable:not(.chosen, .die-piece, .hero, :has(.piece.usable)) > .piece-hit'
const glowingDie = '.die-piece.usable:not(.chosen) > .piece-hit'

for (const [way, hand] of hands) {
  test(`${adventure.name}: two turns on the board itself with the ${way}: dice, then the place where they go`, async ({
    page,
  }) => {
    await sitDown(page, adventure, 'seed=pieces')
    const dice = board(page).getByRole('group', { name: 'Dice in hand' }).locator(glowingDie)
    const places = board(page).locator(glowing)
    let placements = 0
    while (!(await log(page).innerText()).includes('Turn 3')) {
      const at = await position(page)
      if ((await decision(page).getByRole('heading').innerText()).includes('place')) {
        await hand(page, dice.first())
        await expect(board(page).locator('.die-piece.chosen').first()).toBeVisible()
        await hand(page, places.first())
        placements++
      } else {
        await hand(page, options(page).first())
      }
      expect(await nextDecision(page, at)).toBe(at + 1)
    }
    const logged = await log(page)
      .getByText(/ puts .* (in|on) /)
      .count()
    expect(placements).toBe(logged)
    expect(placements).toBeGreaterThanOrEqual(2)
  })

  test(`${watch.name}: camp and watch on the board itself with the ${way}`, async ({ page }) => {
    await sitDown(page, watch, 'seed=pieces')
    await play(page, press, 1)
    const prompt = decision(page).getByRole('heading')
    let placed = 0
    for (; (await prompt.innerText()).includes('in camp'); placed++) {
      const at = await position(page)
      await hand(page, board(page).locator(glowingDie).first())
      await expect(board(page).locator('.die-piece.chosen')).toHaveCount(1)
      await hand(page, board(page).locator('.camp-space.usable > .piece-hit').first())
      await nextDecision(page, at)
      while (!/in camp|does the watch do/.test(await prompt.innerText())) await play(page, press, 1)
    }
    expect(placed).toBeGreaterThanOrEqual(1)
    await expect(prompt).toContainText('does the watch do')
    await hand(page, board(page).locator(glowingDie).first())
    await hand(page, board(page).locator('.foe.usable > .piece-hit').first())
    // The picked die joins the attack without being asked for again.
    await expect(prompt).toContainText(/Attack on .*: [1-9]\d* of/)
  })
}

test(`${adventure.name}: a die is dragged to its place, alone, and back`, async ({ page }) => {
  await sitDown(page, adventure, 'seed=pieces')
  const dice = board(page).getByRole('group', { name: 'Dice in hand' }).locator(glowingDie)
  const all = await decision(page).locator('.option').count()
  const at = await position(page)
  // Dropped where there is nothing, it lies where it was.
  await carry(page, dice.first(), page.getByRole('region', { name: 'Players' }))
  await expect(board(page).locator('.die-piece.chosen')).toHaveCount(0)
  await take(page, dice.first())
  await expect(board(page).locator('.die-piece.chosen')).toHaveCount(1)
  // The list follows the board.
  await expect.poll(() => decision(page).locator('.option').count()).toBeLessThan(all)
  await drop(page, board(page).locator(glowing).first())
  expect(await nextDecision(page, at)).toBe(at + 1)
  await expect(log(page).getByText(/ puts one .* (in|on) /)).toHaveCount(1)
})

async function carry(page: Page, piece: Locator, onto: Locator): Promise<void> {
  await take(page, piece)
  await drop(page, onto)
}

test('clicking a die in a glowing land uses the land', async ({ page }) => {
  await sitDown(page, adventure, 'dice=real&seed=real&heroes=warrior,fighter')
  const hand = board(page).getByRole('group', { name: 'Dice in hand' })
  const inTheDesert = board(page).locator('.territory-desert .die-piece > .piece-hit')
  const placed = log(page).getByText(/1s? in the desert/)
  const prompt = decision(page).getByRole('heading')
  const placeOnes = async (where: Locator): Promise<void> => {
    // Every die shows a 1, and the first that can move on does.
    while (!(await prompt.innerText()).includes('place dice')) await play(page, press, 1)
    const [at, before] = [await position(page), await placed.count()]
    await hand.locator(glowingDie).first().click()
    await mouse(page, where)
    await nextDecision(page, at)
    await expect(placed).toHaveCount(before + 1)
  }
  await placeOnes(board(page).getByRole('heading', { name: 'Desert' }))
  await placeOnes(inTheDesert.first())
})

test('a place that does not glow for the dice in hand takes no others instead', async ({ page }) => {
  await sitDown(page, adventure, 'seed=abc&heroes=warrior,fighter&first=1')
  const [dice, places] = [board(page).locator(glowingDie), board(page).locator(glowing)]
  const at = await position(page)
  const couldGo = await places.locator('xpath=..').evaluateAll(ids)
  await dice.last().click()
  // Pieces in a glowing land count as the land.
  const glow = new Set(await board(page).locator('.piece.usable, .piece.usable .piece').evaluateAll(ids))
  const dark = couldGo.filter((id) => !glow.has(id))
  expect(dark.length).toBeGreaterThan(0)
  for (const id of dark) {
    await board(page).locator(`[data-piece="${id}"] > .piece-hit`).dispatchEvent('click')
    expect(await position(page), id).toBe(at)
    await page.reload()
    await dice.last().click()
  }
})

function ids(pieces: Element[]): string[] {
  return pieces.map((it) => it.getAttribute('data-piece') ?? '')
}

test('where there is no room for a reason, a tap shows it', async ({ page }) => {
  await sitDown(page, adventure, 'seed=abc')
  await page.getByRole('button', { name: 'Undo' }).click({ force: true })
  await expect(page.locator('.why-not')).toContainText('Nothing has been chosen yet')
  await page.keyboard.press('Escape')
  await expect(page.locator('.why-not')).toBeEmpty()
})
