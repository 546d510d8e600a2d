import { none } from '../content/sheet.ts'
import { shuffle, turnUp } from '@dicehearth/engine'
import type { CardId } from '../content/market.ts'
import { marketSize } from '../content/table-size.ts'
import { tell } from './events.ts'
import type { RollPlayer } from './state.ts'

/** Deals a new Market (RP-032, RP-158); with no cards left anywhere it has fewer (RP-R58). */
export function dealMarket(t: RollPlayer): void {
  const cards: CardId[] = []
  while (cards.length < marketSize(t.players)) {
    const card = topCard(t)
    if (card === null) break
    cards.push(card)
  }
  t.market = cards
  tell(t, { type: 'marketDealt', cards: cards.slice() })
}

export function canDraw(t: RollPlayer): boolean {
  return t.deck.length + t.discard.length > 0
}

/** The next card of the Market deck; the Call to Adventure never counts as one (RP-090, RP-R06). */
export function topCard(t: RollPlayer): CardId | null {
  if (t.callUnder === 0) {
    t.callUnder = none
    tell(t, { type: 'callToAdventure' })
  }
  if (t.deck.length === 0) reshuffle(t)
  if (t.deck.length === 0) return null
  if (t.callUnder !== none) t.callUnder--
  return turnUp(t, t.deck)
}

/** The discard pile becomes the new deck, single-dot and double-dot cards together (RP-159). */
function reshuffle(t: RollPlayer): void {
  t.deck = shuffle(t.fate, t.discard.splice(0))
  t.mixed = true
  tell(t, { type: 'reshuffled', cards: t.deck.length })
}
