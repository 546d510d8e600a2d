import { readConfig, Table, type Game } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { companion, kindsFor, playOut, usualKind, whoAnswers } from '../index.ts'

async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

async function tableOf(game: Game, given: Record<string, unknown>, seed: string): Promise<Table> {
  const config = readConfig(game, given)
  await game.ready?.(config)
  return new Table(game, config, seed)
}

it.each(gameIds)('the usual companion of %s is one that it offers, and answers at any table', async (id) => {
  const game = await gameOf(id)
  const kind = usualKind(game)
  expect(kindsFor(game)).toContain(kind)
  const table = await tableOf(game, {}, 'usual')
  for (let n = 0; n < 12 && table.decision; n++) {
    const seat = whoAnswers(table, () => false)
    table.choose(companion(kind, `usual ${seat}`)(table, seat))
  }
  expect(table.position).toBe(12)
})

describe('quick companions', () => {
  it('of Rolling Fates win most games of the first adventure, where greedy ones lose most', async () => {
    const game = await gameOf('rolling-fates')
    let won = 0
    for (let n = 0; n < 8; n++) {
      const table = await tableOf(game, { adventure: 'V1', players: 2 }, `first ${n}`)
      playOut(table, [companion('quick', `${n} 0`), companion('quick', `${n} 1`)])
      won += Number(table.state.outcome?.result === 'won')
    }
    expect(won).toBeGreaterThanOrEqual(5)
  })

  it('of Rolling Fates come to an end beside real dice and cards', async () => {
    const game = await gameOf('rolling-fates')
    const table = await tableOf(game, { adventure: 'V1', players: 1, mode: 'companion' }, 'beside')
    playOut(table, [companion('quick', 'beside')])
    expect(table.state.outcome).not.toBeNull()
  })

  it('of Roll Player Adventures end every adventure of a campaign within 2,500 decisions, and spend their gold', async () => {
    const game = await gameOf('roll-player-adventures')
    let party: unknown = []
    for (let done = 0; done < 11; done++) {
      const table = await tableOf(game, { players: 2, party }, `campaign ${done}`)
      playOut(table, [companion('quick', `${done} 0`), companion('quick', `${done} 1`)])
      expect(table.position).toBeLessThan(2500)
      const { journal } = table.state as unknown as { journal: { gold: number } }
      expect(journal.gold).toBeLessThan(20)
      party = JSON.parse(JSON.stringify(game.handsOn?.(table.state)))
    }
  })
})
