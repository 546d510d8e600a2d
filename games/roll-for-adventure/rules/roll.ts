import { rollAll, type Play } from '@dicehearth/engine'
import { tell } from './events.ts'
import type { Adventure, DieId } from './state.ts'

/** Rolls dice from the active player's hand. */
export function* rollDice(t: Adventure, dice: readonly DieId[]): Play {
  yield* rollAll(t, t.active, dice, t.face)
  if (t.told)
    tell(t, { type: 'rolled', seat: t.active, dice: dice.slice(), faces: dice.map((die) => t.face[die]) })
}
