import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadGame } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { readKept, Room } from '../index.ts'

const folder = path.join(import.meta.dirname, 'saves')

// One file for every save format and rules version that people may still have. None is ever removed.
it.each(readdirSync(folder))('goes on with %s', async (file) => {
  const saved = readKept(readFileSync(path.join(folder, file), 'utf8'))
  const game = await loadGame(saved.game)
  if (!game) throw new Error(`no game ${saved.game}`)
  const room = Room.resume(game, saved)
  expect(room.table.position).toBeGreaterThan(0)
  while (!room.over) await room.choose(0)
  expect(Room.resume(game, readKept(JSON.stringify(room.save()))).over).toBe(true)
})
