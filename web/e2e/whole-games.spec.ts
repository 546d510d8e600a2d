import type { Page } from '@playwright/test'
import {
  adventure,
  decision,
  ending,
  enough,
  expect,
  fates,
  games,
  known,
  nextDecision,
  ninebell,
  options,
  play,
  press,
  pressAny,
  rollPlayer,
  sitDown,
  tabTo,
  test,
  watch,
  type Played,
} from './house.ts'
import { byButton, byKeys, wise } from './wise.ts'

/** How a game with the seed "embers" goes: set up so, by the first button or wisely, and how it ends. A campaign has its own tests. */
const embers: ReadonlyMap<Played, { setUp: Record<string, string>; wisely?: true; ends: string }> = new Map([
  [adventure, { setUp: { difficulty: 'easy' }, ends: 'Defeat' }],
  [watch, { setUp: { difficulty: 'easy' }, wisely: true, ends: 'Victory' }],
  [rollPlayer, { setUp: {}, ends: 'The game is over' }],
  [fates, { setUp: { adventure: 'V90', characters: 'amakar,karath' }, ends: 'Victory' }],
])

for (const [game, { setUp, wisely, ends }] of embers) {
  test(`${game.name}: two people play a whole game with the buttons, and see how it went`, async ({
    page,
  }) => {
    await sitDown(page, game, new URLSearchParams({ ...setUp, seed: 'embers' }).toString())
    const answer = wisely ? await wise(game, { players: 2, ...setUp }, 'embers', byButton) : press
    await play(page, answer)
    await expect(ending(page)).toContainText(ends)
    await expect(page.getByRole('img', { name: /How things stood/ })).toBeVisible()
    await expect(page.getByText('Dice rolled')).toBeVisible()
    await page.getByRole('button', { name: 'Play again' }).click()
    await expect(page).toHaveURL(new RegExp(`/new/${game.id}\\?seat=human%3AAnna&seat=human%3ABen`))
    await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
  })
}

for (const game of known) {
  test(`${game.name}: real dice: people tell what they rolled`, async ({ page }) => {
    await sitDown(page, game, 'dice=real&seed=real')
    const prompt = decision(page).getByRole('heading')
    // Some games have a story before the first roll.
    const before = game === fates || game === ninebell ? 60 : 0
    for (let n = 0; n < before && !(await prompt.innerText()).includes('show'); n++)
      await play(page, press, 1)
    await expect(prompt).toContainText('show?')
    await play(page, pressAny, enough(game))
    await isOver(page, game)
  })
}

for (const game of games) {
  test(`${game.name}: a person plays with a companion`, async ({ page }) => {
    await sitDown(page, game, 'seat=human:Anna&seat=greedy&seed=company')
    await expect(page.getByRole('region', { name: 'Players' })).toContainText('companion')
    await play(page, press, enough(game))
    await isOver(page, game)
  })

  test(`${game.name}: by keyboard alone`, async ({ page }) => {
    await page.goto(`/new/${game.id}?seat=human&seat=human&seed=keys`)
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Start' }))
    await page.keyboard.press('Enter')
    await expect(options(page).first()).toBeVisible()
    // Where questions are asked has the focus, and gets it back each time.
    await expect(decision(page)).toBeFocused()
    if (game === watch) {
      // In long lists some options have no number and are reached with the arrow keys.
      await play(page, await wise(game, { players: 2 }, 'keys', byKeys), enough(game))
    } else {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await nextDecision(page, 0)
      await play(page, async (at) => at.keyboard.press('1'), enough(game))
    }
    await isOver(page, game)
  })
}

/** Expects the end screen if the whole game was played. */
async function isOver(page: Page, game: Played): Promise<void> {
  if (enough(game) === Infinity) await expect(ending(page)).toBeVisible()
  else await expect(decision(page)).toBeVisible()
}

test('a whole game on side B with dragons, phantoms and four seats', async ({ page }) => {
  await sitDown(
    page,
    adventure,
    'seat=human&seat=random&seat=greedy&seat=random&board=jewel&special=dragons,phantoms&desert=B&fortress=B&forest=B&iceCave=B&dealFrom=all&seed=b',
  )
  await play(page)
  await expect(ending(page)).toBeVisible()
})
