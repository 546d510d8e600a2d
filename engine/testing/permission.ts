import { expect } from 'vitest'
import type { Game } from '../game.ts'
import type { TableState } from '../play.ts'
import type { Check } from './walk.ts'

const planted = 'planted by the battery'

/** A view shows only what somebody has opened: a field that is new in the state reaches nobody. */
export const showsOnlyWhatIsOpen: Check = (game) => ({
  step: ({ table, seats }) => {
    if (table.position % 5 !== 0) return
    const state = withNewFields(game, table.state)
    for (const seat of seats) {
      const view = JSON.stringify(game.view(state, seat))
      if (view.includes(planted)) expect(view).not.toContain(planted)
    }
  },
})

/** A copy of the state with one more field in every record that can change. */
function withNewFields(game: Game, state: TableState): TableState {
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
