import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig, Table, type Game } from '@dicehearth/engine'
import { goesOn, playsOut } from '@dicehearth/engine/testing'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { readKept } from '../index.ts'
import { grownGame, growthsOf } from './grown-game.ts'
import { keptSaves } from './kept-saves.ts'

const grown = await Promise.all(gameIds.map(async (id) => ({ id, growths: await growthsOf(id) })))

function savesOf(id: string): string[] {
  return readdirSync(keptSaves).filter(
    (name) => name.startsWith(`${id}-rules`) || name.startsWith(`${id}-format`),
  )
}

async function found(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

// A box may grow, and its texts may be mended, while people play.
describe.each(grown)('$id', ({ id, growths }) => {
  it('has saved games to go on with, and something to grow by', () => {
    expect(savesOf(id).length).toBeGreaterThan(2)
    expect(growths.length).toBeGreaterThan(2)
  })

  it.each(growths)('goes on with $name', async (growth) => {
    const game = await found(id)
    const later = await grownGame(id, growth)
    for (const file of savesOf(id))
      await goesOn(game, later, readKept(readFileSync(path.join(keptSaves, file), 'utf8')), growth)
    const config = readConfig(later, {})
    await later.ready?.(config)
    playsOut(new Table(later, config, 'new'))
  })
})
