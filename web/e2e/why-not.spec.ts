import { adventure, board, decision, expect, log, position, sitDown, test, watch } from './house.ts'

const refused = [
  {
    game: adventure,
    piece: 'oblivion',
    rule: 'RFA-153',
    reason: 'Nothing is placed in Oblivion',
  },
  { game: adventure, piece: 'deck', rule: 'RFA-041', reason: 'not on the deck' },
  { game: watch, piece: 'space:chop', rule: 'SAW-053', reason: 'only while somebody rests there' },
] as const

for (const { game, piece, rule, reason } of refused) {
  test(`${game.name}: whoever presses ${piece} hears why not, with the rule`, async ({ page, context }) => {
    await sitDown(page, game, 'seed=why')
    const at = await position(page)
    const told = await log(page).innerText()
    const there = board(page).locator(`[data-piece="${piece}"] > .piece-hit`)
    await expect(there).toHaveAttribute('aria-disabled', 'true')
    await there.click({ force: true })
    const note = decision(page).getByRole('status')
    await expect(note).toContainText(rule)
    await expect(note).toContainText(reason)
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
    expect(await log(page).innerText()).toBe(told)
  })
}
