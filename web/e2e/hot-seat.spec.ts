import { save, Table, readConfig, type Game } from '@dicehearth/engine'
import { rollPlayer as rules } from '@dicehearth/roll-player'
import { isClean } from './axe.ts'
import {
  board,
  curtain,
  decision,
  expect,
  play,
  position,
  press,
  rollPlayer,
  sitDown,
  test,
} from './house.ts'

/** A saved game of Anna and Ben in which Anna has looked at an Adventure card, and Ben is about to decide. */
function annaKnowsMore(): string {
  const game: Game = rules
  for (let n = 0; n < 100; n++) {
    const table = new Table(game, readConfig(game, { players: 2 }), `secret ${n}`)
    while (table.decision) {
      const { options, ask } = table.decision
      if (ask.seat === 1 && knows(table, 0) && !knows(table, 1))
        return JSON.stringify(
          save(table, [
            { player: 'human', name: 'Anna' },
            { player: 'human', name: 'Ben' },
          ]),
        )
      const hunt = options.findIndex(({ verb }) => verb === 'hunt' && ask.seat === 0)
      table.choose(Math.max(hunt, 0))
    }
  }
  throw new Error('nobody got a Trophy')
}

function knows(table: Table, seat: number): boolean {
  return (table.game.secrets?.(table.view(seat)) ?? []).length > 0
}

test('the device is passed on behind a curtain when whoever takes it knows a card that others do not', async ({
  page,
}) => {
  const buffer = Buffer.from(annaKnowsMore())
  await page.goto('/')
  await page
    .getByLabel('Open a saved game')
    .setInputFiles({ name: 'secret.json', mimeType: 'application/json', buffer })
  // Ben knows nothing that Anna does not, so he just goes on.
  await expect(decision(page).locator('.asked-whom')).toHaveText('Ben')
  const known = board(page).locator('.adventure:not(.facedown)')
  await expect(known).toHaveCount(0)
  while ((await curtain(page).count()) === 0) {
    const at = await position(page)
    await press(page, at)
    await page.locator(`[data-position]:not([data-position="${at}"]), .curtain`).first().waitFor()
  }
  await expect(page.getByRole('heading', { name: 'Pass the device to Anna' })).toBeVisible()
  await expect(board(page)).toHaveCount(0)
  await isClean(page)
  // It is still there when the page is opened again.
  await page.reload()
  await expect(curtain(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(decision(page).locator('.asked-whom')).toHaveText('Anna')
  await expect(known).toHaveCount(1)
})

test('no curtain falls while nobody knows more than the others', async ({ page }) => {
  await sitDown(page, rollPlayer, 'seed=open')
  for (let n = 0; n < 20; n++) {
    await press(page, await position(page))
    expect(await curtain(page).count()).toBe(0)
    await expect(decision(page)).toHaveAttribute('data-position', String(n + 1))
  }
})

test('alone against the Monster: a whole game by keyboard, without a curtain', async ({ page }) => {
  await sitDown(page, rollPlayer, 'seat=human:Anna&seed=alone')
  await expect(decision(page)).toBeFocused()
  await play(page, async (at) => at.keyboard.press('1'))
  await expect(page.getByRole('heading', { name: /Victory|Defeat/ })).toBeVisible()
})
