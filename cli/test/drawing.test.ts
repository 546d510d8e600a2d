import { companion, playOut } from '@dicehearth/bots'
import { newFate, Table } from '@dicehearth/engine'
import { textOf, widthOf } from '@dicehearth/engine/drawing'
import { gameIds, loadDrawing, loadGame } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { anySetup } from '@dicehearth/host'
import { examplesFor } from '../vary.ts'

it.each(gameIds)('draws %s within the width at every moment of games with any set-up', async (id) => {
  const [game, drawing] = await Promise.all([loadGame(id), loadDrawing(id)])
  if (!game || !drawing) return
  const chance = newFate('drawing')
  const examples = examplesFor(game)
  for (let n = 0; n < 25; n++) {
    const config = anySetup(game, {}, examples, chance)
    await game.ready?.(config)
    const table = new Table(game, config, `drawing ${n}`)
    const random = companion('random', `drawing ${n}`)
    playOut(
      table,
      Array.from({ length: config.players }, () => (table: Table, seat: number) => {
        for (const width of [80, 120]) {
          const lines = drawing.draw(table.view(0), table.decision, width)
          expect(
            lines.map((line) => line.map(textOf).join('')).filter((line) => line.trimEnd().length > width),
          ).toEqual([])
          expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width)
          expect(lines.length).toBeLessThanOrEqual(24)
        }
        return random(table, seat)
      }),
    )
    expect(drawing.draw(table.view(0), null, 80).length).toBeGreaterThan(5)
  }
})
