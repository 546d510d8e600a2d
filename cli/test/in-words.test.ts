import { newFate, pick, readConfig, Table } from '@dicehearth/engine'
import { gameIds, loadGame, loadInWords } from '@dicehearth/games'
import { anySetup } from '@dicehearth/host'
import { expect, it } from 'vitest'
import { examplesFor } from '../vary.ts'

/** Letters that every table has. */
const taken = ['q', 'l', 'b', 'h']
const enough = 120

it.each(gameIds)(
  '%s: the table in words has something to say at every moment of games with any set-up',
  async (id) => {
    const [game, words] = await Promise.all([loadGame(id), loadInWords(id)])
    if (!game) throw new Error(`no game ${id}`)
    const chance = newFate('in words')
    const examples = examplesFor(game)
    for (let n = 0; n < 4; n++) {
      const config = anySetup(game, {}, examples, chance)
      await game.ready?.(config)
      const table = new Table(game, config, `in words ${n}`)
      while (table.decision && table.position < enough) {
        const { seat } = table.decision.ask
        const view = table.view(Math.max(seat, 0))
        // In the page a view has no box beside it.
        const parts = words.parts(structuredClone(view), game.texts(view))
        const keys = parts.map(({ key }) => key)
        expect(new Set([...keys, ...taken]).size).toBe(keys.length + taken.length)
        for (const { key, name, lines, table: rows = [] } of parts) {
          expect(key).toMatch(/^[a-z]$/)
          expect([name, ...lines].filter((line) => line.trim() === '')).toEqual([])
          expect([...lines, ...rows.flat()].join(' ')).not.toMatch(/undefined|null|NaN|\[object/)
          for (const row of rows) expect(row).toHaveLength(rows[0].length)
        }
        table.choose(pick(chance, table.decision.options.length))
      }
    }
  },
)

it('has seven rows for a hero of Roll Player', async () => {
  const [game, words] = await Promise.all([loadGame('roll-player'), loadInWords('roll-player')])
  if (!game) throw new Error('no game')
  const table = new Table(game, readConfig(game, { players: 2 }), 'sheet')
  const chance = newFate('sheet')
  while (table.decision && table.position < 60) table.choose(pick(chance, table.decision.options.length))
  const view = table.view(0)
  const sheet = words.parts(view, game.texts(view)).find(({ key }) => key === 's')
  expect(
    sheet?.table
      ?.slice(1)
      .map(([row]) => row)
      .slice(0, 6),
  ).toEqual(['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'])
  expect(sheet?.table).toHaveLength(8)
})
