import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Game } from '../game.ts'
import { anyone, type TableState } from '../play.ts'
import type { Config } from '../setup.ts'
import { reasons } from '../why.ts'
import type { Trial } from './battery.ts'
import { tableOf, walks, walkThrough } from './walk.ts'

/**
 * Checks that every option left out names an existing rule, and that no legal one does. One that is left out twice was
 * left out the first time of a question that nobody was asked.
 */
export function refusesByRules<S extends TableState>(
  game: Game<Config, S>,
  trial: Trial,
  runs: number,
): void {
  fc.assert(
    fc.property(walks, (walk) => {
      walkThrough(tableOf(game, trial, walk), walk, (table) => {
        const settled = new Set(table.decision?.options.map((option) => JSON.stringify(option)))
        const view = game.view(table.state, table.decision?.ask.seat ?? anyone)
        for (const { option, rule } of reasons(table)) {
          const text = JSON.stringify(option)
          expect(trial.ruleIds, text).toContain(rule)
          expect(settled.has(text), `${text} is legal or left out twice (${rule})`).toBe(false)
          settled.add(text)
          for (const piece of game.touches(option, view)) expect(piece).toMatch(/^\w/)
        }
      })
    }),
    { numRuns: runs },
  )
}
