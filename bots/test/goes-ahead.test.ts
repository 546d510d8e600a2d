import { readConfig, Table } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { companion, whoAnswers, whoGoesAhead } from '../index.ts'

async function ahead(
  id: string,
  given: Record<string, unknown>,
): Promise<{ seats: Set<number>; waited: number }> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const table = new Table(game, readConfig(game, given), 'ahead')
  const seats = new Set<number>()
  let waited = 0
  while (table.decision && table.position < 120) {
    const first = whoAnswers(table, () => false)
    const seat = whoGoesAhead(table, first)
    expect(whoGoesAhead(table, first)).toBe(seat)
    if (seat !== first) {
      expect(table.decision.options.some((option) => option.seat === seat)).toBe(true)
      waited++
    }
    seats.add(seat)
    table.choose(companion('quick', `ahead ${seat}`)(table, seat))
  }
  return { seats, waited }
}

it('companions who play together let whoever should go first go ahead', async () => {
  const { seats, waited } = await ahead('rolling-fates', { adventure: 'V1', players: 2 })
  expect(seats).toEqual(new Set([0, 1]))
  expect(waited).toBeGreaterThan(0)
})

it('in a game without an expert the first goes first', async () => {
  expect((await ahead('roll-for-adventure', { players: 2 })).waited).toBe(0)
})
