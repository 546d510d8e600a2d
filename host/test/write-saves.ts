// Writes the saved games that a game's current rules must be able to load for ever: run it once after a game is added
// or its rulesVersion is raised, with `node host/test/write-saves.ts <game>`. Files that exist are never overwritten.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFate, pick, readConfig, save, type Config, type Game } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { anySetup, Room, type Change } from '../index.ts'
import { keptSaves, saveName } from './kept-saves.ts'

const examples = path.join(import.meta.dirname, '..', '..', 'docs', 'examples')

const game = await loadGame(process.argv[2] ?? '')
if (!game) throw new Error(`There is no game "${process.argv[2]}".`)
await write(game, 'middle', readConfig(game, {}), 15)
await write(game, 'over', readConfig(game, {}), Infinity)
await write(game, 'real-dice', readConfig(game, { dice: 'real' }), 15)
const packs = examplePacks(game)
if (Object.keys(packs).length > 0)
  await write(game, 'own-cards', anySetup(game, packs, {}, newFate('own cards')), 15)

/** A table as the terminal keeps it: the whole save of its beginning, then a line for every change. */
async function write(game: Game, kind: string, config: Config, choices: number): Promise<void> {
  const file = path.join(keptSaves, saveName(game.id, game.rulesVersion, kind))
  if (existsSync(file)) return
  await game.ready?.(config)
  const lines: string[] = []
  const keep = (change: Change): void => void lines.push(JSON.stringify(change))
  const seats = Array.from({ length: config.players }, () => ({ player: 'human' }))
  const room = Room.begin({ game, config, seed: `kept ${kind}`, seats }, { keeper: { keep } })
  lines.push(JSON.stringify(room.save()))
  const place = room.place()
  const chance = newFate(`kept ${kind}`)
  while (room.table.decision && room.table.position < choices)
    await place.choose(room.table.position, pick(chance, room.table.decision.options.length))
  const text = room.over ? JSON.stringify(save(room.table, seats)) : lines.join('\n')
  writeFileSync(file, `${text}\n`)
}

/** The example packs of a game, by the options that read them. */
function examplePacks({ setup }: Game): Record<string, unknown> {
  const files = readdirSync(examples)
    .filter((name) => name.endsWith('.json'))
    .map((name): unknown => JSON.parse(readFileSync(path.join(examples, name), 'utf8')))
  return Object.fromEntries(
    Object.entries(setup).flatMap(([key, option]) => {
      const fitting = option.kind === 'pack' ? files.find((file) => 'pack' in option.read(file)) : undefined
      return fitting === undefined ? [] : [[key, fitting]]
    }),
  )
}
