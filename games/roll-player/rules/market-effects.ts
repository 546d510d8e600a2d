import type { Play } from '@dicehearth/engine'
import { choose, type Cause, type Fetch, type TakeMarketCard } from './decisions.ts'
import { tell } from './events.ts'
import { takeOut } from './heroes.ts'
import { canDraw, topCard } from './market-deck.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Effects on the Market (DEC-15). */

export function canReplace(t: RollPlayer): boolean {
  return t.market.length > 0 && canDraw(t)
}

/** MKT_REPLACE: one card goes to the discard pile, the top card of the deck takes its place. */
export function* replaceCard(t: RollPlayer, seat: Seat, by: Cause): Play {
  const options = t.market.map((card): TakeMarketCard => ({ verb: 'marketCard', seat, card }))
  const { card } = yield* choose(t, { kind: 'replaceCard', seat, by }, options)
  const now = topCard(t)
  if (now === null) return
  t.drawnBesides = true
  t.discard.push(card)
  t.market[t.market.indexOf(card)] = now
  tell(t, { type: 'replaced', seat, card, now })
}

/** MKT_FETCH: a card of the discard pile joins the Market as its rightmost card. */
export function* fetchCard(t: RollPlayer, seat: Seat, by: Cause): Play {
  const options = t.discard.map((card): Fetch => ({ verb: 'fetch', seat, card }))
  const { card } = yield* choose(t, { kind: 'fetchCard', seat, by }, options)
  takeOut(t.discard, card)
  t.market.push(card)
  tell(t, { type: 'fetched', seat, card })
}
