import { decline, offers, wantsReasons, type Play } from '@dicehearth/engine'
import { choose, ponder, type Cancel, type OfferCard, type GiveTo, type SwapFor } from './decisions.ts'
import { tell } from './events.ts'
import { inventory } from './passives.ts'
import { isDigital, pageOf, seats, type Fates, type Seat } from './state.ts'
import { settle } from './treasure.ts'

/** So many proposals from the beginning of one encounter to that of the next (RF-R59). */
export const mostProposals = 20

/** Nothing is traded from the first text of a combat encounter to the end of the combat (RF-097, RF-R89). */
function keepsFromTrade(t: Fates): string | null {
  if (pageOf(t).kind === 'combat' && (t.after === 'text' || t.after === 'action')) return 'RF-097'
  return t.proposals < mostProposals ? null : 'RF-R59'
}

/** Cards that their owners may offer to others, beside whatever else is asked (DEC-12). */
export function tradeOptions(t: Fates): OfferCard[] {
  if (!isDigital(t) || t.heroes.length === 1) return []
  const closed = keepsFromTrade(t)
  if (closed !== null && !wantsReasons(t)) return []
  const list = offers<OfferCard>(t)
  for (const who of seats(t))
    for (const card of t.heroes[who].treasures) {
      const fits = someDealFits(t, who, card)
      list.add({ verb: 'offerCard', seat: who, card }, closed ?? (fits ? null : 'RF-096'))
    }
  return list.legal
}

/** Whether a card can go to anybody at all: nearly always the first gift already does. */
function someDealFits(t: Fates, who: Seat, card: string): boolean {
  return seats(t).some((hero) => {
    if (hero === who) return false
    const against = ['', ...t.heroes[hero].treasures]
    return against.some((it) => limitsHold(t, who, hero, card, it))
  })
}

/** Gifts and swaps with everybody else, within the limits or not. */
function deals(t: Fates, who: Seat): (GiveTo | SwapFor)[] {
  return seats(t)
    .filter((hero) => hero !== who)
    .flatMap((hero): (GiveTo | SwapFor)[] => [
      { verb: 'giveTo', seat: who, hero },
      ...t.heroes[hero].treasures.map((it): SwapFor => ({ verb: 'swapFor', seat: who, hero, card: it })),
    ])
}

/** Nobody may end above the limit (RF-096). */
function keepsFromDeal(t: Fates, card: string, deal: GiveTo | SwapFor): string | null {
  return limitsHold(t, deal.seat, deal.hero, card, againstIn(deal)) ? null : 'RF-096'
}

function againstIn(deal: GiveTo | SwapFor): string {
  return deal.verb === 'swapFor' ? deal.card : ''
}

/** Limits are checked after the trade, with what the cards themselves change about them. */
function limitsHold(t: Fates, who: Seat, hero: Seat, card: string, against: string): boolean {
  const before = [t.heroes[who].treasures, t.heroes[hero].treasures] as const
  exchange(t, who, hero, card, against)
  const held = [who, hero].every((it) => t.heroes[it].treasures.length <= inventory(t, it))
  ;[t.heroes[who].treasures, t.heroes[hero].treasures] = before
  return held
}

function exchange(t: Fates, who: Seat, hero: Seat, card: string, against: string): void {
  const mine = t.heroes[who].treasures.filter((it) => it !== card)
  const theirs = t.heroes[hero].treasures.filter((it) => it !== against)
  t.heroes[who].treasures = against === '' ? mine : [...mine, against]
  t.heroes[hero].treasures = [...theirs, card]
}

/** A proposal: to whom and against what, and whether the other player agrees. */
export function* trade(t: Fates, who: Seat, card: string): Play {
  t.proposals++
  const list = offers<GiveTo | SwapFor | Cancel>(t)
  for (const deal of deals(t, who)) list.add(deal, keepsFromDeal(t, card, deal))
  list.add({ verb: 'cancel', seat: who })
  const choice = yield* ponder({ kind: 'handOver', seat: who, card }, list.legal)
  if (choice.verb === 'cancel') return
  const { hero } = choice
  const against = againstIn(choice)
  tell(t, { type: 'offeredTrade', seat: who, to: hero, card, against })
  const answer = yield* choose(t, { kind: 'agree', seat: hero, from: who, card, against }, [
    { verb: 'agree', seat: hero } as const,
    decline(hero),
  ])
  if (answer.verb === 'decline') return tell(t, { type: 'tradeDeclined', seat: hero, from: who })
  exchange(t, who, hero, card, against)
  tell(t, { type: 'traded', seat: who, to: hero, card, against })
  yield* settle(t, who)
  yield* settle(t, hero)
}
