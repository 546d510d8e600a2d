import { readFileSync } from 'node:fs'
import { companion } from '@dicehearth/bots'
import { readConfig, reasons, Table } from '@dicehearth/engine'
import { readLedger } from '@dicehearth/engine/ledger'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { whyNot } from '../why-not.ts'

/** Asking means replaying to the question, so only some questions are asked about. */
const every = 12

const sort = (piece: string): string => piece.split(':')[0]

describe('why not', () => {
  for (const id of gameIds) {
    it(`${id}: every piece that a question has nothing to do with is answered with a rule`, async () => {
      const game = await loadGame(id)
      if (!game) throw new Error(`no game ${id}`)
      const book = readFileSync(new URL(`../../games/${id}/rules.md`, import.meta.url), 'utf8')
      const ledger = new Set(readLedger(book).rules.map((rule) => rule.id))
      const config = readConfig(game, { players: game.seats.max })
      await game.ready?.(config)
      const table = new Table(game, config, 'why-not')
      const think = companion('random', 'why-not')
      const met = new Set<string>()
      const faults = new Set<string>()
      for (let n = 0; table.decision; n++) {
        const { ask, options } = table.decision
        const [{ seat }] = options
        if (n % every === 0) {
          const view = table.view(seat)
          const usable = new Set(options.flatMap((option) => game.touches(option, view)))
          for (const piece of [...usable, ...game.texts(view).map((text) => text.piece)]) met.add(piece)
          const leftOut = reasons(table)
          for (const piece of met) {
            const { rules, use, phase } = whyNot(game, table.decision, leftOut, view, [piece])
            const told = rules.length > 0 ? rules : use ? [use.rule] : []
            // Only where a piece is never used is the phase the reason.
            if (usable.has(piece) && phase !== '')
              faults.add(`${sort(piece)} is used in ${phase}: ${ask.kind}`)
            if (!usable.has(piece) && !told.some((rule) => ledger.has(rule)))
              faults.add(`no rule for ${sort(piece)} at ${ask.kind}: ${told.join(', ')}`)
          }
        }
        table.choose(think(table, seat))
      }
      expect([...faults]).toEqual([])
      expect(met.size).toBeGreaterThan(20)
    })
  }
})
