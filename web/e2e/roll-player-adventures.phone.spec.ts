import { isClean } from './axe.ts'
import { pressAll, shortWalk } from './ninebell.ts'
import { board, ending, expect, ninebell, options, sitDown, test } from './house.ts'

test(`${ninebell.name}: book, map, party and journal with a thumb, and an adventure to its end`, async ({
  page,
}) => {
  const { answers, inCombat } = await shortWalk({ players: 2, voice: 'one' }, 'thumb')
  await sitDown(page, ninebell, 'seat=human:Anna&seat=human:Ben&voice=one&seed=thumb')
  await pressAll(page, answers.slice(0, inCombat))
  const at = board(page)
  await expect(at.getByRole('region', { name: /^Combat/ })).toBeVisible()
  const parts = at.getByRole('navigation', { name: 'Parts of the table' })
  for (const [tab, region] of [
    ['Map', 'The map'],
    ['Party', 'The party'],
    ['Journal', 'The journal'],
    ['Story', 'The open book'],
  ] as const) {
    await parts.getByRole('button', { name: tab }).tap()
    await expect(at.getByLabel(region, { exact: true })).toBeVisible()
    await isClean(page)
  }
  await expect(options(page).first()).toBeVisible()
  await pressAll(page, answers.slice(inCombat), inCombat)
  await expect(ending(page)).toBeVisible()
})
