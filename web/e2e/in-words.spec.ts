import { AxeBuilder } from '@axe-core/playwright'
import {
  decision,
  expect,
  known,
  nextDecision,
  options,
  position,
  rollPlayer,
  sitDown,
  test,
} from './house.ts'

for (const game of known) {
  test(`${game.name}: a table in words is read and answered without a board`, async ({ page }) => {
    await sitDown(page, game, 'seat=human:Anna&seat=greedy&seed=words')
    const inWords = page.locator('button, a').first()
    await expect(inWords).toHaveText('Table in words')
    await inWords.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.in-words section')).not.toHaveCount(0)
    await expect(page.locator('.board .piece')).toHaveCount(0)
    // The one that has a table, too.
    const { violations } = game === rollPlayer ? await new AxeBuilder({ page }).analyze() : { violations: [] }
    expect(violations.map(({ id }) => id)).toEqual([])

    // Letters read the parts, and the focus stays where it is.
    const where = page.getByRole('region', { name: 'Where we are' }).getByRole('listitem').first()
    await page.keyboard.press('w')
    await expect(page.locator('.aside')).toContainText((await where.innerText()).trim())
    await expect(inWords).toBeFocused()
    await page.keyboard.press('b')
    await expect(decision(page)).toBeFocused()

    // A few words of an option answer; the line is the first thing after the prompt.
    for (let n = 0; n < 2; n++) {
      const at = await position(page)
      const wanted = options(page).last()
      const words = await wanted.locator('> span').evaluate((it) => it.firstChild?.textContent ?? '')
      await page.keyboard.press('Tab')
      const line = decision(page).getByLabel('Answer in words')
      for (let tabs = 0; tabs < 3 && !(await line.evaluate((it) => it === document.activeElement)); tabs++)
        await page.keyboard.press('Tab')
      await expect(line).toBeFocused()
      await page.keyboard.type('no such words')
      await page.keyboard.press('Enter')
      await expect(page.locator('.aside')).toContainText('No option has the words')
      await line.fill(words)
      await page.keyboard.press('Enter')
      if ((await page.locator('.aside').innerText()).includes('may be any of')) await wanted.press('Enter')
      if (
        await decision(page)
          .getByRole('button', { name: /^Confirm: / })
          .isVisible()
      )
        await decision(page)
          .getByRole('button', { name: /^Confirm: / })
          .press('Enter')
      if ((await nextDecision(page, at)) === null) break
      await expect(decision(page)).toBeFocused()
    }

    // It is remembered, and the same button brings the board back.
    await page.reload()
    await expect(page.locator('.in-words section')).not.toHaveCount(0)
    await inWords.press('Enter')
    await expect(page.locator('.board .piece')).not.toHaveCount(0)
  })
}
