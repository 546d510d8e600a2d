import { adventure, ending, play, sitDown, test, expect } from './house.ts'
import { AxeBuilder } from '@axe-core/playwright'

test('shots', async ({ page }) => {
  test.setTimeout(600_000)
  for (let n = 0; n < 2; n++) {
    await sitDown(page, adventure, `seed=shot${n}&seat=human&seat=greedy`)
    await play(page)
    await expect(ending(page)).toBeVisible()
  }
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/beside/end.png' })
  // More games, made up, so that there is something to plot.
  await page.evaluate(async () => {
    const db: IDBDatabase = await new Promise((r) => { const q = indexedDB.open('dicehearth'); q.onsuccess = () => r(q.result) })
    const store = db.transaction('finished', 'readwrite').objectStore('finished')
    const all: any[] = await new Promise((r) => { const q = store.getAll(); q.onsuccess = () => r(q.result) })
    const heroes = ['Fighter', 'Healer', 'Warrior', 'Adventurer']
    for (let i = 0; i < 19; i++) {
      const won = (i * 7) % 5 > 1
      store.put({ ...all[0], table: `made-${i}`, when: all[0].when - (20 - i) * 86400000, result: won ? 'won' : 'lost', figures: { turns: 10 + (i * 5) % 9 }, players: i % 3 === 0 ? 3 : 2,
        setup: { ...all[0].setup, board: i % 4 === 0 ? 'crown' : 'book' }, deeds: won ? ['first-light', 'unscarred'] : [],
        seats: [{ player: 'human', heroes: [heroes[i % 4]] }, { player: i % 2 ? 'greedy' : 'random', heroes: ['Healer'] }] })
    }
    db.close()
  })
  for (const [w, h] of [[1440, 900], [390, 844]]) {
    await page.setViewportSize({ width: w, height: h })
    for (const [name, path] of [['my-games', '/my-games'], ['home', '/'], ['settings', '/settings'], ['packs', '/packs/set-a-watch'], ['packs-rfa', '/packs/roll-for-adventure']]) {
      await page.goto(path)
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/beside/${name}-${w}.png`, fullPage: true })
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
      console.log(name, w, JSON.stringify(violations.map(({ id, nodes }) => [id, nodes[0].html])), await page.evaluate(() => document.documentElement.scrollWidth))
    }
  }
  await sitDown(page, adventure, `seed=shotx&seat=human&seat=greedy`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/beside/menu-390.png' })
})
