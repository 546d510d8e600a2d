import type { Page } from '@playwright/test'
import { newFate, readConfig, Table } from '@dicehearth/engine'
import type { Expert } from '@dicehearth/engine'
import { expert } from '@dicehearth/rolling-fates/expert'
import { rollingFates } from '@dicehearth/rolling-fates'
import { board, decision, ending, expect, fates, log, play, position, press, sitDown, test } from './house.ts'

/** What somebody who knows the adventure answers, from the first question to the last. */
function wholeAdventure(adventure: string, seed: string): number[] {
  const config = readConfig(rollingFates, { players: 1, adventure, characters: ['amakar'] })
  const table = new Table(rollingFates, config, seed)
  const anna: Expert = expert(true)
  const chance = newFate(seed)
  const answers: number[] = []
  while (table.decision) {
    const option = anna.answer(table.state, table.decision, chance)
    answers.push(option)
    table.choose(option)
  }
  return answers
}

/** Presses one button after the other, each as soon as it is there. */
async function pressAll(page: Page, answers: readonly number[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const [at, option] of all.entries()) {
      const wanted = `.decision[data-position="${at}"] [data-option="${option}"]`
      let button = document.querySelector<HTMLButtonElement>(wanted)
      while (!button) {
        await new Promise(requestAnimationFrame)
        button = document.querySelector<HTMLButtonElement>(wanted)
      }
      button.click()
    }
  }, answers)
}

const adventures = [
  ['V1', 'bell'],
  ['V2', 'ashes'],
  ['V3', 'road'],
  ['V4', 'brood'],
  ['V5', 'orchard'],
  ['V6', 'king'],
] as const

for (const [adventure, seed] of adventures) {
  test(`${fates.name}: ${adventure} from its first page to its last`, async ({ page }) => {
    await sitDown(page, fates, `seat=human:Anna&characters=amakar&adventure=${adventure}&seed=${seed}`)
    await pressAll(page, wholeAdventure(adventure, seed))
    await expect(ending(page)).toBeVisible()
    await expect(page.getByText('Encounter reached')).toBeVisible()
  })
}

const two = 'seat=human:Anna&seat=human:Ben&characters=amakar,leyana'

test(`${fates.name}: a round on the board itself: dice are kept, abilities pay, one enemy is aimed at`, async ({
  page,
}) => {
  await sitDown(page, fates, `${two}&adventure=V1&seed=round`)
  const prompt = decision(page).getByRole('heading')
  while (!(await prompt.innerText()).includes('Fate Phase')) await play(page, press, 1)
  for (const name of ['Amakar', 'Leyana']) {
    const hero = board(page).getByRole('region', { name })
    const die = hero.getByRole('button', { name: /^Action die/ }).first()
    await die.click()
    await expect(die).toHaveAttribute('aria-pressed', 'true')
    await hero.getByRole('button', { name: 'Keep 1, roll 4' }).click()
    await expect(hero.getByRole('button', { name: /roll/ })).toHaveCount(0)
  }
  await expect(prompt).toContainText('Character’s Phase')
  const amakar = board(page).getByRole('region', { name: 'Amakar' })
  const at = await position(page)
  await amakar.getByRole('button', { name: /^Haft Jab/ }).click()
  await expect(prompt).toContainText('Haft Jab')
  if ((await prompt.innerText()).includes('which dice'))
    await amakar.locator('.die-piece.usable > .piece-hit').last().click()
  await expect(prompt).toContainText('whom does it hit')
  await board(page).locator('.enemy-piece.usable > .piece-hit').last().click()
  await expect(log(page)).toContainText(/Amakar hits .* for 1/)
  expect(await position(page)).toBeGreaterThan(at)
  await amakar.getByRole('button', { name: 'Amakar passes' }).click()
  await expect(log(page)).toContainText('Amakar passes.')
})

test(`${fates.name}: the answer to a riddle is typed`, async ({ page }) => {
  await sitDown(page, fates, 'seat=human:Anna&characters=akara&adventure=V90&seed=salt')
  while ((await board(page).getByLabel('Your answer').count()) === 0) await play(page, press, 1)
  await board(page).getByLabel('Your answer').fill('The Salt!')
  await board(page).getByRole('button', { name: 'Say it' }).click()
  await expect(log(page)).toContainText('“The salt” is right.')
})

test(`${fates.name}: a group votes in the book`, async ({ page }) => {
  await sitDown(
    page,
    fates,
    'seat=human&seat=human&seat=human&characters=amakar,leyana,akara&votes=on&seed=vote',
  )
  const book = board(page).getByRole('region', { name: 'Storybook' })
  while ((await book.getByRole('button', { name: /votes for this/ }).count()) === 0)
    await play(page, press, 1)
  await book.getByRole('button', { name: 'Leyana votes for this' }).first().click()
  await expect(log(page)).toContainText('Leyana has voted.')
  await book.getByRole('button', { name: 'Akara votes for this' }).first().click()
  await expect(log(page)).toContainText('Decided:')
})
