import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { newFate, pick, readyFor, type Game, type Saved } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { readKept, Room } from '../index.ts'
import { keptSaves, saveName } from './kept-saves.ts'

async function found(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

/** The game of a saved table, with everything at hand that the table needs. */
async function gameOf(saved: Saved): Promise<Game> {
  const game = await found(saved.game)
  await readyFor(game, saved)
  return game
}

// One file for every save format and rules version that people may still have. None is ever removed.
describe.each(readdirSync(keptSaves))('the saved game %s', (file) => {
  const saved: Saved = readKept(readFileSync(path.join(keptSaves, file), 'utf8'))

  it('can be played to its end', async () => {
    const game = await gameOf(saved)
    // People sit in all seats, so that one place may answer for all.
    const room = Room.resume(game, { ...saved, seats: [] })
    expect(room.table.position).toBeGreaterThan(0)
    // By chance: whoever always takes the first way through a story may walk in circles for ever.
    const chance = newFate(file)
    const place = room.place()
    while (room.table.decision) {
      if (await room.letCompanionChoose()) continue
      await place.choose(room.table.position, pick(chance, room.table.decision.options.length))
    }
    expect(Room.resume(game, readKept(JSON.stringify(room.save()))).over).toBe(true)
  })

  it('loses no choice, and is proven as long as the rules have the same version', async () => {
    const game = await gameOf(saved)
    if (saved.rules !== game.rulesVersion) return
    // A fix that changes what these choices lead to must raise the rulesVersion.
    // But a table that reads a storybook has its words in its state, and words may be mended under the same rules.
    const sameWords = !game.ready
    for (const own of sameWords ? [true, false] : [true]) {
      const { table, notice } = Room.resume(game, saved, { own })
      expect(notice).toBeNull()
      expect(table.position).toBe(saved.choices.length)
      expect(table.proven).toBe(true)
      if (sameWords) expect(table.fingerprint).toBe(saved.digest)
    }
  })
})

it.each(gameIds)('has saved games of the current rules of %s', async (id) => {
  const { rulesVersion } = await found(id)
  for (const kind of ['middle', 'over', 'real-dice'])
    expect(readdirSync(keptSaves), `write them: node host/test/write-saves.ts ${id}`).toContain(
      saveName(id, rulesVersion, kind),
    )
})
