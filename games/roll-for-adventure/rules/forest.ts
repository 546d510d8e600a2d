import type { Play } from '@dicehearth/engine'
import { diceAt } from './dice.ts'
import { loseOneOf } from './losing.ts'
import type { Adventure } from './state.ts'

/** On both sides an attack takes one 5 and one 6. */
export const forestAttack = {
  attackRule: 'RFA-123',
  *attack(t: Adventure): Play<number> {
    let removed = 0
    for (const number of [5, 6]) {
      const dice = diceAt(t, 'forest').filter((die) => t.face[die] === number)
      if (dice.length === 0) continue
      yield* loseOneOf(t, 'forest', number, dice, forestAttack.attackRule)
      removed++
    }
    return removed
  },
} as const
