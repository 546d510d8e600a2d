import { pick } from '@dicehearth/engine'
import { boxOf } from '../content/opened.ts'
import type { CardId, DeckName } from '../content/box.ts'
import { takeOut } from './bag.ts'
import { changeXp } from './purse.ts'
import { cardOf, type Hero, type Party, type Sheet } from './state.ts'
import { say } from './tell.ts'

/** The zones of a player's cards (RPA-015, RPA-R59). */
export const zones = ['hand', 'discard', 'spent', 'aside'] as const

/** When the story gives a card and the deck is empty, the party gains this many XP (RPA-007). */
const xpForEmptyDeck = 2

export function cardsOf(hero: Sheet): CardId[] {
  return zones.flatMap((zone) => hero[zone])
}

export function holderOf(t: Party, card: CardId): Hero | null {
  const hero = t.heroes.findIndex((it) => zones.some((zone) => it[zone].includes(card)))
  return hero < 0 ? null : hero
}

/** What is left in a deck: every card that nobody holds and that is not on offer. */
export function cardsLeft(t: Party, deck: DeckName): CardId[] {
  const held = new Set([...t.heroes.flatMap(cardsOf), ...t.market])
  return boxOf(t).decks[deck].filter((card) => !held.has(card))
}

/** A card comes to a player's hand; a familiar's die goes into the bag (RPA-264). */
export function gainCard(t: Party, hero: Hero, card: CardId): void {
  t.heroes[hero].hand.push(card)
  const { die } = cardOf(t, card)
  if (die !== null) t.bag.push(die)
  say(t, { type: 'cardGained', hero, card })
}

/** A card goes back to its deck, and a familiar's die leaves the bag (RPA-265, RPA-R60). */
export function returnCard(t: Party, hero: Hero, card: CardId): void {
  takeCard(t.heroes[hero], card)
  const { die } = cardOf(t, card)
  // A die that is in play leaves with the others when the check or combat is over.
  if (die !== null && t.bag.includes(die)) takeOut(t, die)
  say(t, { type: 'cardLost', hero, card })
}

/** Takes a card out of whatever zone it lies in. */
export function takeCard(hero: Sheet, card: CardId): void {
  for (const zone of zones) {
    const at = hero[zone].indexOf(card)
    if (at >= 0) hero[zone].splice(at, 1)
  }
}

export function giveCard(t: Party, from: Hero, to: Hero, card: CardId): void {
  takeCard(t.heroes[from], card)
  t.heroes[to].hand.push(card)
  say(t, { type: 'cardGiven', hero: from, to, card })
}

/** A card of a deck by chance, or none if the deck is empty. */
export function anyCard(t: Party, deck: DeckName): CardId | null {
  const left = cardsLeft(t, deck)
  return left.length === 0 ? null : left[pick(t.fate, left.length)]
}

/** The story would give a card of an empty deck (RPA-007, RPA-R41). */
export function compensate(t: Party): void {
  changeXp(t, xpForEmptyDeck)
}

/** All cards of a zone come back to the hand. */
export function takeBack(t: Party, hero: Hero, zone: 'discard' | 'spent' | 'aside'): void {
  const sheet = t.heroes[hero]
  sheet.hand.push(...sheet[zone])
  sheet[zone].length = 0
}
