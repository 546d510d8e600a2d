import type { Play } from '@dicehearth/engine'
import { choose, type Lose } from './decisions.ts'
import { diceAt, loseFrom } from './dice.ts'
import { oneOfEachOwner, type Adventure } from './state.ts'

/** On both sides an attack takes one 5 and one 6. */
export function* forestAttack(t: Adventure): Play<number> {
  let removed = 0
  for (const number of [5, 6]) {
    const dice = diceAt(t, 'forest').filter((die) => t.face[die] === number)
    if (dice.length === 0) continue
    const lost = yield* choose(
      t,
      { kind: 'loseDie', seat: t.active, from: 'forest', number },
      oneOfEachOwner(t, dice).map((die): Lose => ({ verb: 'lose', seat: t.active, die })),
    )
    loseFrom(t, 'forest', [lost.die])
    removed++
  }
  return removed
}
