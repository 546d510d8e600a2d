import { count, list } from '@dicehearth/engine'
import { cardName, seatName } from './names.ts'
import { piece } from '../rules/pieces.ts'
import type { Events } from './events.ts'

/** The Market. */
export const marketEvents: Pick<
  Events,
  | 'marketDealt'
  | 'callToAdventure'
  | 'reshuffled'
  | 'bought'
  | 'discarded'
  | 'weaponDropped'
  | 'replaced'
  | 'fetched'
  | 'trashed'
  | 'leftOver'
> = {
  // The Market.
  marketDealt: {
    text: ({ cards }, view) => `On the Market: ${list(cards.map((card) => cardName(card, view)))}.`,
    touches: ({ cards }) => cards.map(piece.card),
    sound: 'card',
  },
  callToAdventure: {
    text: 'The Call to Adventure: from the next round on there is one die for every card.',
    touches: () => [piece.deck],
    sound: 'triumph',
  },
  reshuffled: {
    text: ({ cards }) => `The Market deck is shuffled anew from ${count(cards, 'discarded card')}.`,
    touches: () => [piece.deck],
    sound: 'card',
  },
  bought: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} buys ${cardName(card, view)}.`,
    touches: ({ card }) => [piece.card(card)],
    sound: 'card',
  },
  discarded: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} discards ${cardName(card, view)}.`,
    touches: ({ card }) => [piece.card(card)],
    sound: 'card',
  },
  weaponDropped: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} gives up ${cardName(card, view)}.`,
    touches: ({ card }) => [piece.card(card)],
    sound: 'card',
  },
  replaced: {
    text: ({ seat, card, now }, view) =>
      `${seatName(seat, view)} replaces ${cardName(card, view)} with ${cardName(now, view)}.`,
    touches: ({ now }) => [piece.card(now)],
    sound: 'card',
  },
  fetched: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} fetches ${cardName(card, view)} back.`,
    touches: ({ card }) => [piece.card(card)],
    sound: 'card',
  },
  trashed: {
    text: ({ card }, view) => `${cardName(card, view)} goes to the trash pile.`,
    touches: ({ card }) => [piece.card(card), piece.trash],
    sound: 'card',
  },
  leftOver: {
    text: ({ card }, view) => `${cardName(card, view)} goes to the discard pile.`,
    touches: ({ card }) => [piece.card(card), piece.discard],
    sound: 'card',
  },
}
