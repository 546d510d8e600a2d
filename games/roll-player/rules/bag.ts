import { pick, reroll, rollAll, type Play } from '@dicehearth/engine'
import { facesOf, sortNumber, type DieId } from '../content/dice.ts'
import { choose, type Drew } from './decisions.ts'
import { tell } from './events.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Draws dice at random from the bag into the hand and rolls them; gives the dice drawn. */
export function* drawAndRoll(t: RollPlayer, seat: Seat, count: number): Play<DieId[]> {
  for (let n = 0; n < count; n++) {
    const at = t.fate.real ? yield* drawnByHand(t, seat) : pick(t.fate, t.bag.length)
    t.hand.push(...t.bag.splice(at, 1))
  }
  const dice = t.hand.slice(-count)
  tell(t, { type: 'drawn', seat, dice })
  yield* rollAll(t, seat, dice, t.face, facesOf)
  return dice
}

/** At a table with real dice people reach into the bag themselves and say what they drew. */
function* drawnByHand(t: RollPlayer, seat: Seat): Play<number> {
  const sorts = [...new Set(t.bag.map(sortNumber))].sort((a, b) => a - b)
  const options = sorts.map((sort): Drew => ({ verb: 'drew', seat, sort }))
  const { sort } = yield* choose(t, { kind: 'drawn', seat }, options)
  return t.bag.findIndex((die) => sortNumber(die) === sort)
}

/** Rolls a die that lies on the table again. */
export function rollAgain(t: RollPlayer, seat: Seat, die: DieId): Play {
  return reroll(t, seat, die, t.face, facesOf(die))
}
