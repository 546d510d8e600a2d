import type { Play } from '@dicehearth/engine'
import { choose } from './decisions.ts'
import type { Answer } from './decisions.ts'
import { voiceOf } from './party.ts'
import type { Hero, Party, Row } from './state.ts'
import { say } from './tell.ts'

/** One stamina into or out of an attribute row. */
export function changeRow(t: Party, hero: Hero, row: Row, by: number): void {
  t.heroes[hero].rows[row] += by
  say(t, { type: 'rows', hero, row, change: by })
}

export function staminaOf(t: Party, hero: Hero): number {
  return t.heroes[hero].rows.reduce((sum, stamina) => sum + stamina, 0)
}

/** Stamina from the supply, spread over the rows as their owner likes, also above the scores (RPA-295, RPA-R62). */
export function* gainRows(t: Party, hero: Hero, n: number): Play {
  for (let left = n; left > 0; left--) {
    const options = pickRows(t, hero, () => true)
    const ask = { kind: 'gainRow', seat: voiceOf(t, hero), hero, left } as const
    changeRow(t, hero, (yield* choose(t, ask, options)).row, 1)
  }
}

/** Stamina back to the supply from rows of their owner's choice, as far as there is any (RPA-294, RPA-R62). */
export function* loseRows(t: Party, hero: Hero, n: number): Play {
  for (let left = Math.min(n, staminaOf(t, hero)); left > 0; left--) {
    const options = pickRows(t, hero, (row) => t.heroes[hero].rows[row] > 0)
    const ask = { kind: 'loseRow', seat: voiceOf(t, hero), hero, left } as const
    changeRow(t, hero, (yield* choose(t, ask, options)).row, -1)
  }
}

function pickRows(t: Party, hero: Hero, may: (row: Row) => boolean): Answer<'pickRow'>[] {
  return t.heroes[hero].rows.flatMap((_, row) =>
    may(row) ? [{ verb: 'pickRow' as const, seat: voiceOf(t, hero), hero, row }] : [],
  )
}
