import { anyone, type Play } from '@dicehearth/engine'
import { familiarCard, type CardId } from '../content/box.ts'
import { boxOf } from '../content/opened.ts'
import type { MarketDeck } from '../content/printed.ts'
import { anyCard, cardsLeft, compensate, gainCard, holderOf } from './cards.ts'
import type { Answer } from './decisions.ts'
import { layMapCard } from './map.ts'
import { everyone } from './party.ts'
import type { Hero, Party } from './state.ts'
import { say } from './tell.ts'
import { partyDecides } from './votes.ts'

// A card that is already with the party does nothing (RPA-R40); from an empty deck the party gains XP (RPA-007).

/** A title is placed in the titles space of the journal (RPA-067). */
export function revealTitle(t: Party, title: string): void {
  const { titles } = t.journal
  if (titles.length === boxOf(t).titles.size) return compensate(t)
  if (titles.includes(title)) return
  titles.push(title)
  say(t, { type: 'title', title, gained: true })
}

/** A rare card is added to the hand of one player; who it is decides the party (RPA-085). */
export function revealRare(t: Party, card: CardId): Play {
  return gainNamed(t, card, 'rare')
}

/** A familiar card, whose die goes into the bag (RPA-264, RPA-R105). */
export function gainFamiliar(t: Party, number: number): Play {
  return gainNamed(t, familiarCard(number), 'familiar')
}

function* gainNamed(t: Party, card: CardId, deck: 'rare' | 'familiar'): Play {
  if (cardsLeft(t, deck).length === 0) return compensate(t)
  if (holderOf(t, card) !== null) return
  const { hero } = yield* partyDecides(t, { kind: 'whoGets', card }, anybody(t))
  gainCard(t, hero, card)
}

/** The party decides who gets a random market card. */
export function* gainMarketCard(t: Party, deck: MarketDeck): Play {
  if (cardsLeft(t, deck).length === 0) return compensate(t)
  const { hero } = yield* partyDecides(t, { kind: 'whoGetsRandom', deck }, anybody(t))
  const card = anyCard(t, deck)
  if (card !== null) gainCard(t, hero, card)
}

function anybody(t: Party): Answer<'pickHero'>[] {
  return everyone(t).map((hero: Hero) => ({ verb: 'pickHero', seat: anyone, hero }))
}

/** An item card is put in the items space of the journal (RPA-084). */
export function revealItem(t: Party, item: number): void {
  if (isDiscoveryEmpty(t)) return compensate(t)
  if (t.journal.items.includes(item)) return
  t.journal.items.push(item)
  t.journal.items.sort((a, b) => a - b)
  say(t, { type: 'item', item, gained: true })
}

export function loseItem(t: Party, item: number): void {
  const at = t.journal.items.indexOf(item)
  if (at < 0) return
  t.journal.items.splice(at, 1)
  say(t, { type: 'item', item, gained: false })
}

/** A map card is laid on the map at the position it indicates (RPA-083). */
export function revealMapCard(t: Party, card: string): void {
  if (isDiscoveryEmpty(t)) return compensate(t)
  if (t.map.cards.includes(card)) return
  layMapCard(t, card)
  say(t, { type: 'mapCard', card })
}

function isDiscoveryEmpty(t: Party): boolean {
  const { mapCards, items } = boxOf(t)
  return t.map.cards.length + t.journal.items.length === mapCards.size + items.size
}
