import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readLedger } from '@dicehearth/engine/ledger'
import { answered } from './ear.ts'
import { adventure, board, expect, log, play, position, sitDown, test, watch } from './house.ts'

/** A piece that cannot be used after a number of choices, and the rule that keeps it out. */
const refused = [
  { game: adventure, after: 0, piece: 'oblivion', rule: 'RFA-153' },
  { game: adventure, after: 0, piece: 'deck', rule: 'RFA-041' },
  { game: watch, after: 1, piece: 'fire', rule: 'SAW-R15' },
] as const

/** The ledger's own sentence. */
function sentence(game: string, id: string): string {
  const file = path.resolve(import.meta.dirname, '..', '..', 'games', game, 'rules.md')
  return readLedger(readFileSync(file, 'utf8')).rules.find((rule) => rule.id === id)?.text ?? id
}

for (const { game, after, piece, rule } of refused) {
  test(`${game.name}: whoever presses ${piece} hears why not, with the rule`, async ({ page, context }) => {
    await sitDown(page, game, 'seed=why')
    await play(page, undefined, after)
    const at = await position(page)
    const lines = await log(page).innerText()
    const there = board(page).locator(`[data-piece="${piece}"] > .piece-hit`)
    await expect(there).toHaveAttribute('aria-disabled', 'true')
    await there.click({ force: true })
    const note = page.locator('.why-not')
    await expect(note).toContainText(rule)
    await expect(note).toContainText(sentence(game.id, rule))
    expect(await answered(page)).toContain(sentence(game.id, rule))
    // The rule's number leads to its text in the book.
    const opening = context.waitForEvent('page')
    await note.getByRole('link', { name: rule }).click()
    const book = await opening
    await expect(book.locator(`#${rule}`)).toBeInViewport()
    await book.close()
    await note.getByRole('button', { name: 'Close this note' }).click()
    await expect(note).toBeEmpty()
    // Asking has changed nothing.
    expect(await position(page)).toBe(at)
    expect(await log(page).innerText()).toBe(lines)
  })
}
