import { anyone, decline, type Decline, type Play } from '@dicehearth/engine'
import { choose, ponder, type PayCard } from '../decisions.ts'
import { isDigital, pageAs, type Fates, type Seat } from '../state.ts'
import { giveUp, settleAll } from '../treasure.ts'
import { closeOffer, payers, worth } from './offer.ts'

/** One card towards the price. Nothing is put aside before the price is reached (RF-R70). */
export function* payStep(t: Fates): Play {
  const { what, n } = pageAs(t, 'trade').pay
  if (!isDigital(t)) {
    // The players pay with their own cards and dials, and say so (DEC-26).
    yield* ponder({ kind: 'payPrice', seat: anyone, what, left: n }, [{ verb: 'done', seat: anyone }])
    return yield* closeOffer(t, true)
  }
  const left = n - worth(t, t.pot, what)
  if (left <= 0) return yield* handOverPot(t)
  if (t.passes === t.heroes.length) {
    t.pot = []
    return yield* closeOffer(t, false)
  }
  const ask = { kind: 'payPrice', seat: t.payer, what, left } as const
  const choice = yield* choose<PayCard | Decline>(t, ask, payOptions(t, t.payer))
  if (choice.verb === 'payCard') t.pot.push(choice.card)
  t.passes = choice.verb === 'payCard' ? 0 : t.passes + 1
  if (t.chosen < 0) t.payer = (t.payer + 1) % t.heroes.length
}

/** An addressed Character pays alone; in a group the seats in turn each offer one card or pass. */
function payOptions(t: Fates, seat: Seat): (PayCard | Decline)[] {
  const left = t.heroes[seat].treasures.filter((card) => !t.pot.includes(card))
  const cards = left.map((card): PayCard => ({ verb: 'payCard', seat, card }))
  return t.chosen >= 0 ? cards : [...cards, decline(seat)]
}

function* handOverPot(t: Fates): Play {
  for (const who of payers(t))
    for (const card of t.heroes[who].treasures.slice())
      if (t.pot.includes(card)) giveUp(t, who, card, 'price')
  t.pot = []
  yield* settleAll(t)
  yield* closeOffer(t, true)
}
