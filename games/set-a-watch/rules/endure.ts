import type { Play } from '@dicehearth/engine'
import { tell } from './events.ts'
import { demandExhaust } from './fire.ts'
import { cardsOf, leaveLine } from './line.ts'
import { settle } from './settle.ts'
import type { Watch } from './state.ts'
import { damage } from './values.ts'

/**
 * The watch is over with creatures left: the first demands its damage and joins the horde, then the next, and
 * whatever becomes due in between happens (SAW-185 to SAW-188, SAW-R72).
 */
export function* endureOne(t: Watch): Play {
  yield* settle(t)
  if (t.line.length === 0) {
    t.step = 'onward'
    return
  }
  const { card, under } = t.line[0]
  const cards = damage(t, 0)
  tell(t, { type: 'endured', card, under, damage: cards })
  yield* demandExhaust(t, cards, 'damage', card)
  leaveLine(t, 0, (foe) => {
    for (const it of cardsOf(foe)) {
      t.horde.push(it)
      tell(t, { type: 'toHorde', card: it })
    }
  })
}
