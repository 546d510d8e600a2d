import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Game } from '../game.ts'
import { anyone, type TableState } from '../play.ts'
import type { Config } from '../setup.ts'
import type { Trial } from './battery.ts'
import { tableOf, walks, walkThrough } from './walk.ts'

const planted = 'planted by the battery'

/** Checks that a view shows only what somebody has opened: a field that is new in the state reaches nobody. */
export function showsOnlyWhatIsOpen<S extends TableState>(
  game: Game<Config, S>,
  trial: Trial,
  runs: number,
): void {
  fc.assert(
    fc.property(walks, (walk) => {
      walkThrough(tableOf(game, trial, walk), walk, (table) => {
        if (table.position % 5 !== 0) return
        const state = withNewFields(game, table.state)
        for (let seat = anyone; seat < table.config.players; seat++)
          expect(JSON.stringify(game.view(state, seat))).not.toContain(planted)
      })
    }),
    { numRuns: runs },
  )
}

/** A copy of the state with one more field in every record that can change. */
function withNewFields<S extends TableState>(game: Game<Config, S>, state: S): S {
  const copy = game.copy(state)
  plant(copy, state)
  // A copy keeps the keys of a map but not a field that its shape does not know: what stays was put into a map.
  weed(copy, game.copy(copy))
  return copy
}

/** Parts that never change are shared between copies: they are printed, and shown whole or not at all. */
function plant(copy: unknown, original: unknown): void {
  if (!isObject(copy) || !isObject(original) || copy === original) return
  for (const key of Object.keys(copy)) plant(copy[key], original[key])
  if (!Array.isArray(copy)) copy[planted] = planted
}

function weed(copy: unknown, again: unknown): void {
  if (!isObject(copy) || !isObject(again)) return
  if (planted in again) Reflect.deleteProperty(copy, planted)
  for (const key of Object.keys(copy)) weed(copy[key], again[key])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
