import { none } from '../content/sheet.ts'
import { offers, type Offers, type Play } from '@dicehearth/engine'
import { boxOf } from '../content/box.ts'
import type { CardId, MarketCard } from '../content/market.ts'
import { hands, usual } from '../content/prices.ts'
import { stepToken } from './alignment.ts'
import { choose, type Buy, type DropWeapon, type RpOption } from './decisions.ts'
import { carryOut } from './effects.ts'
import { tell } from './events.ts'
import { wakeFiends } from './fiends.ts'
import { isFree, offerFree, takeFree } from './free.ts'
import { charismaKeptBack, gain, pay } from './gains.ts'
import { happens } from './triggers.ts'
import { cardCalled, isSolo, marketOrder, takeOut, weaponsOf } from './heroes.ts'
import { beginHunt } from './hunt.ts'
import { fixedAmount, sumOf, tellWork } from './powers.ts'
import { clearMarketAlone } from './solo.ts'
import type { RollPlayer, Seat } from './state.ts'

/** The Market Phase, chapters 10 to 12: by Initiative number everybody buys, discards or hunts. */

/** Restrictions of new Fiends come into force, then what happens at the start of the phase (RP-092). */
export function* marketPhase(t: RollPlayer): Play {
  const order = marketOrder(t)
  for (const seat of order) wakeFiends(t, seat)
  for (const seat of order) yield* happens(t, seat, 'marketPhase')
  beginMarketTurn(t)
}

function beginMarketTurn(t: RollPlayer): void {
  t.discount = 0
  const [seat] = marketOrder(t)
  if (seat === undefined) {
    t.step = 'cleanup'
    return
  }
  t.step = 'market'
  tell(t, { type: 'turn', seat, phase: 'market' })
}

/** Exactly one of three things; passing only where none is possible (RP-094, RP-R13, DEC-13). */
export function* marketAction(t: RollPlayer): Play {
  const [seat] = marketOrder(t)
  const list = offers<RpOption>(t)
  offerMarket(t, seat, list)
  list.add({ verb: 'hunt', seat }, t.minions.length > 0 ? null : 'RP-147')
  if (list.legal.length === 0) list.add({ verb: 'pass', seat })
  offerFree(t, seat, 'market', list)
  const choice = yield* choose(t, { kind: 'market', seat }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  switch (choice.verb) {
    case 'buy':
      yield* buy(t, seat, choice)
      break
    case 'discard':
      discardCard(t, seat, choice.card, choice.gold)
      break
    case 'hunt':
      return beginHunt(t, seat)
    default:
  }
  t.step = 'marketEnd'
}

function offerMarket(t: RollPlayer, seat: Seat, list: Offers<RpOption>): void {
  const hero = t.heroes[seat]
  const gain = discardGain(t, seat)
  const rules = { token: 'RP-116', price: 'RP-095' }
  for (const card of t.market) {
    const price = priceOf(t, seat, card)
    list.add({ verb: 'buy', seat, card, charisma: false, gold: price }, hero.gold >= price ? null : 'RP-095')
    const lowered = Math.max(0, price - usual.charisma)
    // What costs nothing becomes no cheaper.
    const keptBack = lowered < price ? charismaKeptBack(t, seat, lowered, rules) : 'RP-R12'
    list.add({ verb: 'buy', seat, card, charisma: true, gold: lowered }, keptBack)
    list.add({ verb: 'discard', seat, card, gold: gain })
  }
}

/** Printed cost with all increases and reductions, at least 0 (RP-R14). */
export function priceOf(t: RollPlayer, seat: Seat, id: CardId): number {
  const card = cardCalled(t, id)
  const change = sumOf(t, seat, 'price', ({ of, by }) => (of === card.type || of === 'any' ? by : 0))
  return Math.max(0, card.cost + change - t.discount)
}

export function discardGain(t: RollPlayer, seat: Seat): number {
  return fixedAmount(t, seat, 'discardGain', (power) => power.gold, {
    usual: usual.discardGain,
    best: Math.max,
  })
}

// Buying (RP-095).

function* buy(t: RollPlayer, seat: Seat, { card: id, gold, charisma }: Buy): Play {
  const card = cardCalled(t, id)
  if (charisma) pay(t, seat, 'charisma', 1)
  pay(t, seat, 'gold', gold)
  tell(t, { type: 'bought', seat, card: id, gold, charisma })
  tellWork(t, seat, 'price', ({ of }) => of === card.type || of === 'any')
  if (card.type === 'weapon') yield* makeRoom(t, seat, id, card.hands)
  takeOut(t.market, id)
  keep(t, seat, id)
  yield* onBuying(t, seat, card)
}

/** Owned cards lie in the order of the box (RP-R21). */
function keep(t: RollPlayer, seat: Seat, id: CardId): void {
  const hero = t.heroes[seat]
  const order = [...boxOf(t.own).market.keys()]
  hero.cards.push(id)
  hero.cards.sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** A Trait moves the token along its arrow, a Scroll is carried out (RP-106, RP-113). */
function* onBuying(t: RollPlayer, seat: Seat, card: MarketCard): Play {
  if (card.type === 'trait') stepToken(t, seat, card.arrow)
  if (card.type === 'scroll') {
    tell(t, { type: 'worked', seat, source: card.id })
    yield* carryOut(t, seat, card.does, card.id)
  }
}

/** Weapons are discarded until the new one fits into two hands (RP-102, RP-103, RP-R15, DEC-14). */
function* makeRoom(t: RollPlayer, seat: Seat, card: CardId, needed: number): Play {
  for (;;) {
    const held = weaponsOf(t, t.heroes[seat])
    if (held.reduce((sum, weapon) => sum + weapon.hands, 0) + needed <= hands) return
    const list = offers<DropWeapon>(t)
    for (const weapon of held)
      list.add({ verb: 'dropWeapon', seat, card: weapon.id }, weapon.hands > 0 ? null : 'RP-R15')
    const choice = yield* choose(t, { kind: 'makeRoom', seat, card }, list.legal)
    dropWeapon(t, seat, choice.card)
  }
}

export function dropWeapon(t: RollPlayer, seat: Seat, card: CardId): void {
  takeOut(t.heroes[seat].cards, card)
  t.discard.push(card)
  tell(t, { type: 'weaponDropped', seat, card })
}

/** Discarding a Market card for Gold (RP-096). */
function discardCard(t: RollPlayer, seat: Seat, card: CardId, gold: number): void {
  takeOut(t.market, card)
  t.discard.push(card)
  tell(t, { type: 'discarded', seat, card })
  tellWork(t, seat, 'discardGain')
  gain(t, seat, 'gold', gold, 'discardMarket')
}

// The end of the turn (DEC-21).

export function* endMarketTurn(t: RollPlayer): Play {
  const [seat] = marketOrder(t)
  const list = offers<RpOption>(t)
  list.add({ verb: 'endTurn', seat })
  offerFree(t, seat, 'marketEnd', list)
  const choice = yield* choose(t, { kind: 'marketEnd', seat }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  returnInitiative(t, seat)
  if (isSolo(t)) clearMarketAlone(t)
  beginMarketTurn(t)
}

/** The card goes back into its place in the row, empty (RP-098). */
function returnInitiative(t: RollPlayer, seat: Seat): void {
  const hero = t.heroes[seat]
  t.initiative[hero.card].by = none
  hero.card = none
}
