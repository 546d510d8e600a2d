import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig, Table, type Game, type Saved } from '@dicehearth/engine'
import { before, goesOn, playsOut, type Before } from '@dicehearth/engine/testing'
import { gameIds, loadGame } from '@dicehearth/games'
import { beforeAll, describe, expect, it } from 'vitest'
import { readKept } from '../index.ts'
import { grownGame, growthsOf } from './grown-game.ts'
import { keptSaves } from './kept-saves.ts'

const grown = await Promise.all(gameIds.map(async (id) => ({ id, growths: await growthsOf(id) })))

/** Every kept save, in the newest of those files that differ in the version of their rules alone: all are older here. */
function savesOf(id: string): Saved[] {
  const files = readdirSync(keptSaves).filter((name) => new RegExp(`^${id}-(rules|format)`).test(name))
  const saves = files.map((name) => readKept(readFileSync(path.join(keptSaves, name), 'utf8')))
  return [...new Map(saves.map((saved) => [JSON.stringify({ ...saved, rules: 0 }), saved])).values()]
}

async function found(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

// A box may grow, and its texts may be mended, while people play.
describe.each(grown)('$id', ({ id, growths }) => {
  const tables: Before[] = []
  beforeAll(async () => {
    const game = await found(id)
    for (const saved of savesOf(id)) tables.push(await before(game, saved))
  })

  it('has saved games to go on with, and something to grow by', () => {
    expect(tables.length).toBeGreaterThan(2)
    expect(growths.length).toBeGreaterThan(2)
  })

  it.each(growths)('goes on with $name', async (growth) => {
    const later = await grownGame(id, growth)
    for (const table of tables) await goesOn(table, later, growth)
    const config = readConfig(later, {})
    await later.ready?.(config)
    playsOut(new Table(later, config, 'new'))
  })
})
