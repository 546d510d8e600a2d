import { companion, swiftKinds, playOut } from '@dicehearth/bots'
import { pick, save, Table, written, type Fate, type Game } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { anySetup, readKept, Room } from '@dicehearth/host'
import { examplesFor } from '../../cli/vary.ts'
import { oneOf } from './damage.ts'

export async function anyGame(chance: Fate): Promise<Game> {
  const game = await loadGame(oneOf(chance, gameIds))
  if (!game) throw new Error('a game of the list is missing')
  return game
}

/** A table of any game with any set-up. */
export async function anyTable(chance: Fate): Promise<Table> {
  const game = await anyGame(chance)
  const config = anySetup(game, {}, examplesFor(game), chance)
  await game.ready?.(config)
  return new Table(game, config, `fuzz ${pick(chance, 1_000_000)}`)
}

/** The same some choices later. */
export async function tableUnderWay(chance: Fate): Promise<Table> {
  const table = await anyTable(chance)
  const stop = pick(chance, 60)
  while (table.decision && table.position < stop) table.choose(pick(chance, table.decision.options.length))
  return table
}

/** A whole game with companions of every kind: it keeps the invariants, ends, and is the same after saving. */
export async function wholeGame(chance: Fate): Promise<void> {
  const table = await anyTable(chance)
  const { game } = table
  const companions = Array.from({ length: table.config.players }, (_, seat) => {
    const play = companion(oneOf(chance, swiftKinds), `${table.seed} ${seat}`)
    return (at: Table, asked: number): number => {
      const broken = game.broken(at.state, at.decision)
      if (broken.length > 0) throw new Error(`${broken.join(', ')} at decision ${at.position}`)
      return play(at, asked)
    }
  })
  playOut(table, companions)
  const seats = Array.from({ length: table.config.players }, () => ({ player: 'human' }))
  const text = JSON.stringify(save(table, seats))
  for (const room of [Room.resume(game, readKept(text)), Room.replay(game, readKept(text))]) {
    if (room.notice !== null) throw new Error(room.notice)
    if (written(room.table.state) !== written(table.state)) throw new Error('a different table after saving')
  }
}
