import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Game } from '../game.ts'
import { anyone, type TableState } from '../play.ts'
import type { Config } from '../setup.ts'
import { reasons } from '../why.ts'
import type { Trial } from './battery.ts'
import { tableOf, walks, walkThrough } from './walk.ts'

/** Checks that every option left out names an existing rule, and that no legal one does. */
export function refusesByRules<S extends TableState>(
  game: Game<Config, S>,
  trial: Trial,
  runs: number,
): void {
  fc.assert(
    fc.property(walks, (walk) => {
      walkThrough(tableOf(game, trial, walk), walk, (table) => {
        const legal = new Set(table.decision?.options.map((option) => JSON.stringify(option)))
        const view = game.view(table.state, table.decision?.ask.seat ?? anyone)
        for (const { option, rule } of reasons(table)) {
          expect(trial.ruleIds, JSON.stringify(option)).toContain(rule)
          expect(legal, rule).not.toContain(JSON.stringify(option))
          for (const piece of game.touches(option, view)) expect(piece).toMatch(/^\w/)
        }
      })
    }),
    { numRuns: runs },
  )
}
