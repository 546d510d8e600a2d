import { end, type Play } from '@dicehearth/engine'
import { cardsLeft } from './company.ts'
import { tell, type LossReason } from './events.ts'
import type { Watch } from './state.ts'

export function* lose(t: Watch, reason: LossReason): Play<never> {
  tell(t, { type: 'lost', reason, round: t.round })
  return yield* end(t, { result: 'lost', reason, round: t.round, cards: cardsLeft(t) })
}

export function* win(t: Watch): Play<never> {
  const cards = cardsLeft(t)
  tell(t, { type: 'won', cards })
  return yield* end(t, { result: 'won', round: t.round, cards })
}

/** The game is lost at the very moment when nobody on watch has an unexhausted card (SAW-196). */
export function* loseIfSpent(t: Watch): Play {
  if (cardsLeft(t) === 0) yield* lose(t, 'exhausted')
}
