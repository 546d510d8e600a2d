import { companion } from '@dicehearth/bots'
import { readConfig, Table } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import type { Locator, Page } from '@playwright/test'
import { decision, expect, type Answer, type Played } from './house.ts'

type Take = (page: Page, option: number) => Promise<void>

/** Expands the option's group if needed, and clicks the option. */
export const byButton: Take = async (page, option) => {
  const button = decision(page).locator(`[data-option="${option}"]`)
  if (!(await button.isVisible())) await heading(page, option).click()
  await button.click()
}

/** By its number, or with the arrow keys. */
export const byKeys: Take = async (page, option) => {
  const wanted = decision(page).locator(`[data-option="${option}"]`)
  const isShown = await wanted.isVisible()
  if (option < 9 && isShown) return page.keyboard.press(String(option + 1))
  if (!isShown) {
    await arrowTo(page, heading(page, option))
    await page.keyboard.press('Enter')
  }
  await arrowTo(page, wanted)
  return page.keyboard.press('Enter')
}

/** The heading of an option's group. */
function heading(page: Page, option: number): Locator {
  const group = decision(page).locator('details', { has: page.locator(`[data-option="${option}"]`) })
  return group.locator('summary')
}

async function arrowTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await wanted.evaluate((it) => it === document.activeElement)).toBe(true)
  }).toPass({ intervals: [0] })
}

/** Plays well enough to reach the end: a companion at a second table with the same cards and dice. */
export async function wise({ id }: Played, given: object, seed: string, take: Take): Promise<Answer> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const table = new Table(game, readConfig(game, { ...given }), seed)
  const think = companion('greedy', seed)
  return async (page, at) => {
    expect(at).toBe(table.position)
    const option = think(table, table.decision?.ask.seat ?? 0)
    await expect(decision(page).locator('.option')).toHaveCount(table.decision?.options.length ?? 0)
    table.choose(option)
    await take(page, option)
  }
}
