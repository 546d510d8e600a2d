import { anyone, offers, wantsReasons, type Play } from '@dicehearth/engine'
import type { CardId } from '../content/box.ts'
import { marketDecks } from '../content/printed.ts'
import { choose } from './decisions.ts'
import { anyCard, gainCard, returnCard } from './cards.ts'
import type { Answer } from './decisions.ts'
import { cleanUp } from './saving.ts'
import { everyone } from './party.ts'
import { changeGold } from './purse.ts'
import { cardOf, type Hero, type Party } from './state.ts'
import { say } from './tell.ts'

/** What the party gets for a sold card, whatever it cost (RPA-230). */
const goldForCard = 2
const bonusCardPrice = 5

/** The five market decks are shuffled and the top card of each is revealed; an empty deck offers nothing (RPA-225, RPA-226). */
export function prepareMarket(t: Party): void {
  t.market = []
  t.kept = []
  for (const deck of marketDecks) {
    const card = anyCard(t, deck)
    if (card !== null) t.market.push(card)
  }
}

/** What a card costs this buyer; null if it has no cost (RPA-232 to RPA-235). */
export function priceFor(t: Party, hero: Hero, card: CardId): number | null {
  const { cost } = cardOf(t, card)
  if (!cost) return null
  const { scores, people } = t.heroes[hero]
  const gold = cost.people === people ? cost.theirs : cost.gold
  return Math.max(0, cost.less === null ? gold : gold - scores[cost.less])
}

/** Only market cards that have a cost can be sold (RPA-008, RPA-231). */
function cannotSell(t: Party, card: CardId): string | null {
  if (t.kept.includes(card)) return 'RPA-R121'
  const { deck, cost } = cardOf(t, card)
  return cost && marketDecks.some((it) => it === deck) ? null : 'RPA-231'
}

/** A round at the market: one purchase or one sale (RPA-227). */
export function* market(t: Party): Play {
  const list = offers<Answer<'buyCard'> | Answer<'sellCard'> | Answer<'buyBonusCard'> | Answer<'done'>>(t)
  for (const hero of everyone(t))
    for (const card of t.market) {
      const price = priceFor(t, hero, card) ?? 0
      const rule = price > t.journal.gold ? 'RPA-228' : null
      list.add({ verb: 'buyCard', seat: anyone, hero, card, price }, rule)
    }
  for (const hero of everyone(t))
    for (const card of t.heroes[hero].hand)
      list.add({ verb: 'sellCard', seat: anyone, hero, card }, cannotSell(t, card))
  if (t.legendary || wantsReasons(t)) {
    const price = bonusCardPrice + t.journal.bonusCards
    list.add({ verb: 'buyBonusCard', seat: anyone, price }, noBonusCard(t, price))
  }
  list.add({ verb: 'done', seat: anyone })
  // Nobody votes on each single card (RPA-R127).
  const choice = yield* choose(t, { kind: 'market', seat: anyone }, list.legal)
  if (choice.verb === 'buyCard') buy(t, choice)
  else if (choice.verb === 'sellCard') yield* sell(t, choice)
  else if (choice.verb === 'buyBonusCard') buyBonusCard(t, choice.price)
  else cleanUp(t)
}

function buyBonusCard(t: Party, price: number): void {
  changeGold(t, -price)
  t.journal.bonusCards++
  say(t, { type: 'bonusCardBought', gold: price })
}

/** The bonus card limit is for legendary campaigns, and each step costs more (RPA-276, RPA-277). */
function noBonusCard(t: Party, price: number): string | null {
  if (!t.legendary) return 'RPA-276'
  return price > t.journal.gold ? 'RPA-277' : null
}

/** A bought card is not replaced (RPA-229). */
function buy(t: Party, { hero, card, price }: Answer<'buyCard'>): void {
  changeGold(t, -price)
  t.market.splice(t.market.indexOf(card), 1)
  say(t, { type: 'cardBought', hero, card, gold: price })
  gainCard(t, hero, card)
}

/** A sale needs the consent of the card's owner (RPA-R73). */
function* sell(t: Party, { hero, card }: Answer<'sellCard'>): Play {
  if (t.voice === 'each' && t.players > 1) {
    const options: (Answer<'agree'> | Answer<'decline'>)[] = [
      { verb: 'agree', seat: hero },
      { verb: 'decline', seat: hero },
    ]
    const answer = yield* choose(t, { kind: 'agreeToSell', seat: hero, hero, card }, options)
    if (answer.verb === 'decline') return void t.kept.push(card)
  }
  say(t, { type: 'cardSold', hero, card })
  returnCard(t, hero, card)
  changeGold(t, goldForCard)
}
