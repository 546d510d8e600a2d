import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { copyOfTheHouse } from '../../scripts/new-game/copy.ts'
import { newGame } from '../../scripts/new-game/new-game.ts'
import { board, cover, ending, expect, nextDecision, position, sitDown, test as base } from './house.ts'
import { faults } from './measure.ts'

const lantern = { id: 'lantern-row', name: 'Lantern Row', crowded: { players: 4 } }

/** A page that serves a game which brings neither board nor cover nor guide. */
const test = base.extend<object, { address: string }>({
  address: [
    // Playwright reads from this parameter that nothing else is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, lend) => {
      const house = copyOfTheHouse()
      newGame(house, lantern.id)
      const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: house, encoding: 'utf8' })
      expect(built.status, built.stderr).toBe(0)
      const server = spawn(process.execPath, ['server/main.ts', '--port', '0'], {
        cwd: house,
        env: { ...process.env, HOST: '127.0.0.1' },
      })
      const said = createInterface(server.stdout)
      const address = await new Promise<string>((found) => {
        said.on('line', (line) => found(/http:\S+/.exec(line)?.[0] ?? ''))
      })
      await lend(address)
      server.kill()
      rmSync(house, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ address }, lend) => lend(address),
})

test('a new game is on the home page, and is played on its plain board to the end', async ({ page }) => {
  await page.goto('/')
  await expect(cover(page, lantern).getByRole('button')).toHaveText(['Play now'])
  await sitDown(page, lantern, 'seed=plain')
  const piece = (name: string) => board(page).getByRole('button', { name, exact: true })
  await expect(piece('Deck')).toHaveAttribute('aria-disabled', 'false')
  await expect(piece('Ben')).toHaveAttribute('aria-disabled', 'true')
  // A piece that one option touches answers; what no option touches explains itself.
  await piece('Deck').click()
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height })
    await page.evaluate(
      async () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    expect(await page.evaluate(faults), `${width}×${height}`).toEqual([])
  }
  for (let at: number | null = await position(page); at !== null; at = await nextDecision(page, at))
    await piece('The row').click()
  await expect(ending(page)).toBeVisible()
})
