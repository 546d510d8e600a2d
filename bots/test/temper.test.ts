import { readConfig, Table, type Ahead, type TableState } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { companion, kindsFor, whoAnswers } from '../index.ts'
import { tempered } from '../temper.ts'

interface Raid extends TableState {
  loot: number
  wounds: number
}

const ahead: Ahead<Raid> = {
  clock: () => 0,
  worth: ({ outcome }) => (outcome ? 1 : 0.5),
  signs: ({ loot, wounds }) => [loot, wounds],
  says: [[1], [-1]],
  dangers: [1],
}

function worthOf(loot: number, wounds: number, danger: number, over = false): number {
  const state = { loot, wounds, outcome: over ? { result: 'won' } : null } as Raid
  return tempered(ahead, danger).worth(state, 0)
}

it('a bold mind pays for loot with wounds, and a careful one does not', () => {
  expect(worthOf(2, 1, 0.4)).toBeGreaterThan(worthOf(1, 0, 0.4))
  expect(worthOf(2, 2, 0.4)).toBeGreaterThan(worthOf(1, 0, 0.4))
  expect(worthOf(2, 1, 2.5)).toBeLessThan(worthOf(1, 0, 2.5))
  // Where nothing is in danger, they agree; and at the end a win is a win.
  expect(worthOf(2, 0, 2.5)).toBe(worthOf(2, 0, 0.4))
  expect(worthOf(0, 9, 2.5, true)).toBe(1)
})

it.each(gameIds)('%s has temperaments only if some of its signs tell of danger', async (id) => {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const dangers = game.mind?.ahead?.dangers
  expect(kindsFor(game).includes('bold')).toBe(dangers !== undefined)
  expect(kindsFor(game).includes('careful')).toBe(dangers !== undefined)
  for (const n of dangers ?? []) expect(game.mind?.ahead?.says[n]?.[0]).toBeTypeOf('number')
})

it('bold and careful companions answer the same question differently', async () => {
  const game = await loadGame('roll-for-adventure')
  if (!game) throw new Error('no game')
  const table = new Table(game, readConfig(game, { players: 2 }), 'temper')
  const [bold, careful, quick] = (['bold', 'careful', 'quick'] as const).map((kind) =>
    companion(kind, 'same'),
  )
  let differ = false
  while (table.decision && !differ) {
    const seat = whoAnswers(table, () => false)
    differ = bold(table, seat) !== careful(table, seat)
    table.choose(quick(table, seat))
  }
  expect(differ).toBe(true)
})
