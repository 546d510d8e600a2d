import { decline, offers, type Decline, type Play } from '@dicehearth/engine'
import type { Price } from '../../content/adventure.ts'
import { pieceOf } from '../../content/box.ts'
import type { Accept } from '../decisions.ts'
import { tell } from '../events.ts'
import { loseLife } from '../life.ts'
import { boxOf, isDigital, keepsLife, pageAs, seats, type Fates, type Seat } from '../state.ts'
import { comeOf } from './encounter.ts'
import { decideBy, passLeadership } from './vote.ts'

/** An offer can be accepted only if it can be paid in full (RF-R70). */
export function* answerOffer(t: Fates): Play {
  const answer = yield* decideBy(t, { kind: 'offer', seat: t.chosen }, (seat) => {
    const list = offers<Accept | Decline>(t)
    list.add({ verb: 'accept', seat }, isPayable(t) ? null : 'RF-R70')
    list.add(decline(seat))
    return list.legal
  })
  if (!answer) return
  if (answer.verb === 'decline') return yield* closeOffer(t, false)
  const { what, n } = pageAs(t, 'trade').pay
  if (what === 'life' && keepsLife(t)) {
    yield* loseLife(t, t.chosen, n, 'price')
    return yield* closeOffer(t, true)
  }
  t.pot = []
  t.payer = payers(t)[0]
  t.passes = 0
  t.step = 'pay'
}

/** Who pays: the addressed Character with its own cards, or the whole group. */
export function payers(t: Fates): Seat[] {
  return t.chosen >= 0 ? [t.chosen] : seats(t)
}

/** Cards lie on the physical table, and so may the dial. Life is only ever asked of one Character. */
function isPayable(t: Fates): boolean {
  const { what, n } = pageAs(t, 'trade').pay
  if (what === 'life') return !keepsLife(t) || t.heroes[t.chosen].life > n
  if (!isDigital(t)) return true
  return payers(t).reduce((sum, who) => sum + worth(t, t.heroes[who].treasures, what), 0) >= n
}

export function worth(t: Fates, cards: readonly string[], what: Price['what']): number {
  const { treasures } = boxOf(t)
  return cards.reduce((sum, card) => sum + (what === 'cards' ? 1 : pieceOf(treasures, card).value), 0)
}

/** What comes of the offer. */
export function* closeOffer(t: Fates, accepted: boolean): Play {
  tell(t, { type: 'offerAnswered', accepted })
  passLeadership(t)
  const { accept, decline: refused } = pageAs(t, 'trade')
  yield* comeOf(t, accepted ? accept : refused)
}
