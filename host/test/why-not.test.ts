import { companion } from '@dicehearth/bots'
import { readConfig, reasons, Table } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'

/** Asking means replaying to the question, so only some questions are asked about. */
const every = 12

describe('why not', () => {
  for (const id of gameIds) {
    it(`${id}: every piece that a question has nothing to do with is answered`, async () => {
      const game = await loadGame(id)
      if (!game) throw new Error(`no game ${id}`)
      const config = readConfig(game, { players: game.seats.max })
      await game.ready?.(config)
      const table = new Table(game, config, 'why-not')
      const think = companion('random', 'why-not')
      const met = new Set<string>()
      const silent = new Set<string>()
      for (let n = 0; table.decision; n++) {
        const { ask, options } = table.decision
        const [{ seat }] = options
        if (n % every === 0) {
          const view = table.view(seat)
          const usable = new Set(options.flatMap((option) => game.touches(option, view)))
          for (const piece of [...usable, ...game.texts(view).map((text) => text.piece)]) met.add(piece)
          const ruled = new Set(reasons(table).flatMap(({ option }) => game.touches(option, view)))
          for (const piece of met)
            if (!usable.has(piece) && !ruled.has(piece) && game.words.use(piece) === '')
              silent.add(`${piece} at ${ask.kind}`)
        }
        table.choose(think(table, seat))
      }
      expect([...silent]).toEqual([])
      expect(met.size).toBeGreaterThan(20)
    })
  }
})
