import { capital, count, type EventRow } from '@dicehearth/engine'
import type { FatesEvent } from '../rules/events.ts'
import type { Fates } from '../rules/state.ts'
import { cardName, characterAt, chosenName, heroName, playerName, readOut } from '../names.ts'
import type { FatesView } from '../view.ts'
import { piece } from '../rules/pieces.ts'

export type Events<T extends FatesEvent['type']> = {
  readonly [K in T]: EventRow<Extract<FatesEvent, { type: K }>, FatesView, Fates>
}

/** The way through the adventure, and the cards that are found on it. */
export const storyEvents: Events<
  | 'characterPicked'
  | 'areaEntered'
  | 'encounterBegan'
  | 'readAloud'
  | 'voted'
  | 'decided'
  | 'answered'
  | 'riddleFailed'
  | 'offerAnswered'
  | 'checked'
  | 'flagged'
  | 'levelUp'
  | 'characterGrew'
  | 'areaFinished'
  | 'adventureOver'
  | 'treasureDrawn'
  | 'treasureCarried'
  | 'traitDrawn'
  | 'deckEmpty'
  | 'putAside'
  | 'offeredTrade'
  | 'traded'
  | 'tradeDeclined'
> = {
  characterPicked: {
    text: ({ seat }, view) => {
      const character = characterAt(view, seat)
      return character ? `${playerName(view, seat)} plays ${character.name} ${character.title}.` : null
    },
    touches: ({ seat }) => [piece.hero(seat)],
    sound: 'wood',
  },
  areaEntered: { text: ({ area }, view) => `Area ${area + 1}: ${view.areaName}.`, opens: true },
  encounterBegan: {
    text: ({ title, chosen }, view) => {
      const sentence = asSentence(readOut(view, title))
      return chosen < 0 ? sentence : `${sentence} ${heroName(view, chosen)} is addressed.`
    },
    touches: ({ chosen }) => (chosen < 0 ? [] : [piece.hero(chosen)]),
    opens: true,
    sound: 'card',
    slip: 'elsewhere',
  },
  readAloud: {
    text: ({ text }, view) => asSentence(readOut(view, text).replaceAll('*', '')),
    slip: 'elsewhere',
  },
  voted: {
    text: ({ seat }, view) => `${heroName(view, seat)} has voted.`,
    touches: ({ seat }) => [piece.hero(seat)],
  },
  decided: {
    text: ({ label }, view) => `Decided: ${asSentence(readOut(view, label))}`,
    touches: ({ option }) => [piece.option(option)],
    slip: 'elsewhere',
  },
  answered: {
    text: ({ text, right }) => (right ? `“${capital(text)}” is right.` : `“${capital(text)}” is wrong.`),
    slip: ({ right }) => (right ? 'good' : 'bad'),
  },
  riddleFailed: { text: ({ answer }) => `The answer would have been: ${answer}.` },
  offerAnswered: { text: ({ accepted }) => (accepted ? 'The offer is accepted.' : 'The offer is declined.') },
  checked: {
    text: ({ shows, need, passed }, view) =>
      `${capital(chosenName(view))} needs ${need} or more and rolls ${shows}: ${passed ? 'success' : 'failure'}.`,
    touches: ({ seat }) => (seat < 0 ? [] : [piece.hero(seat)]),
    sound: 'dice',
    slip: ({ passed }) => (passed ? 'good' : 'bad'),
  },
  flagged: {},
  levelUp: {
    text: ({ level }) => `Level up: everybody reaches level ${level}.`,
    opens: true,
    sound: 'triumph',
  },
  characterGrew: {
    text: ({ seat, life, defense, inventory }, view) =>
      `${heroName(view, seat)} now has ${life} Life, Defense ${defense} and room for ${count(inventory, 'Treasure card')}.`,
    touches: ({ seat }) => [piece.hero(seat)],
  },
  areaFinished: { text: (_, view) => `${view.areaName} lies behind you.` },
  adventureOver: {
    text: ({ result, seat }, view) => {
      if (result === 'won') return `The end of ${view.title} is reached: you have won.`
      return seat < 0
        ? 'The group gives up.'
        : `${heroName(view, seat)} has no Life left: the adventure is lost.`
    },
    sound: 'fire',
  },
  treasureDrawn: {
    text: ({ seat, card }, view) => `${heroName(view, seat)} draws ${cardName(view, card)}.`,
    touches: ({ seat, card }) => [piece.hero(seat), piece.card(card)],
    sound: 'card',
  },
  treasureCarried: { touches: ({ card }) => [piece.card(card)], acted: ({ card }) => [`${card} carried`] },
  traitDrawn: {
    text: ({ seat, card }, view) => `${heroName(view, seat)} draws the Trait ${cardName(view, card)}.`,
    touches: ({ seat, card }) => [piece.hero(seat), piece.card(card)],
    acted: ({ card }) => [card],
    sound: 'card',
  },
  deckEmpty: {
    text: ({ deck, seat }, view) => `No ${capital(deck)} card is left for ${heroName(view, seat)}.`,
  },
  putAside: {
    text: ({ card }, view) => `${cardName(view, card)} is put aside for the rest of the adventure.`,
    touches: ({ card }) => [piece.card(card)],
    sound: 'card',
  },
  offeredTrade: {
    text: ({ seat, to, card, against }, view) => {
      const deal = against === '' ? 'as a gift' : `for ${cardName(view, against)}`
      return `${heroName(view, seat)} offers ${heroName(view, to)} ${cardName(view, card)} ${deal}.`
    },
    touches: ({ card, to }) => [piece.card(card), piece.hero(to)],
  },
  traded: {
    text: ({ seat, to, card, against }, view) =>
      against === ''
        ? `${heroName(view, to)} now carries ${cardName(view, card)}.`
        : `${heroName(view, seat)} and ${heroName(view, to)} swap ${cardName(view, card)} and ${cardName(view, against)}.`,
    touches: ({ card, seat, to }) => [piece.card(card), piece.hero(seat), piece.hero(to)],
    sound: 'card',
  },
  tradeDeclined: { text: ({ seat }, view) => `${heroName(view, seat)} declines.` },
}

/** Texts of stories may end as they like, with quoted speech, too; a line of the log ends like a sentence. */
function asSentence(text: string): string {
  return /[.!?]['’"”]?$/.test(text) ? text : `${text}.`
}
