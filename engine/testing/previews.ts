import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Game } from '../game.ts'
import type { TableState } from '../play.ts'
import { previews, tried } from '../preview.ts'
import type { Config } from '../setup.ts'
import type { Trial } from './battery.ts'
import { tableOf, walks, walkThrough } from './walk.ts'

/** Whatever an option is said to change is what changes at the true table when it is taken. */
export function previewsComeTrue<S extends TableState>(
  game: Game<Config, S>,
  trial: Pick<Trial, 'setups'>,
  games: number,
): void {
  fc.assert(
    fc.property(walks, (walk) => {
      walkThrough(tableOf(game, trial, walk), walk, (table) => {
        const seat = table.decision?.ask.seat
        if (seat === undefined) return
        const run = table.fork()
        previews(table).forEach((preview, option) => {
          const really = tried(run, option, seat)
          expect(preview).toEqual(really && game.preview?.(really))
        })
      })
    }),
    { numRuns: games },
  )
}
