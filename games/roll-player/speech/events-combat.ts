import { capital, count, list } from '@dicehearth/engine'
import { monsters } from '../content/monsters.ts'
import { contributors, soloActor } from '../actors.ts'
import { adventureName, cardName, causeName, seatName } from './names.ts'
import { adventurePiece } from './pieces.ts'
import { piece } from '../rules/pieces.ts'
import type { Events } from './events.ts'
import { scoreLineNames, starsText } from '../content/score-lines.ts'

/** Hunts, the Monster and the score. */
export const combatEvents: Pick<
  Events,
  | 'minionUp'
  | 'minionUnder'
  | 'huntBegins'
  | 'gathered'
  | 'diceAdded'
  | 'rewarded'
  | 'trophy'
  | 'tokenTaken'
  | 'creationEnds'
  | 'adventureRevealed'
  | 'benefited'
  | 'fought'
  | 'champion'
  | 'scored'
  | 'total'
> = {
  // Hunts and the Monster.
  minionUp: {
    text: ({ minion }, view) => `The ${cardName(minion, view)} comes into sight.`,
    touches: ({ minion }) => [piece.minion(minion)],
    sound: 'card',
  },
  minionUnder: {
    text: ({ minion }, view) => `The ${cardName(minion, view)} slips away.`,
    touches: ({ minion }) => [piece.minion(minion)],
  },
  huntBegins: {
    text: ({ seat }, view) => `${seatName(seat, view)} goes on a Hunt.`,
    touches: ({ minion }) => [piece.minion(minion)],
    sound: 'danger',
  },
  gathered: {
    text: ({ seat, dice }, view) =>
      `${seatName(seat, view)} gathers ${count(dice, 'Combat Die', 'Combat Dice')}.`,
  },
  diceAdded: {
    text: ({ seat, dice, for: why }, view) =>
      `${seatName(seat, view)} adds ${count(dice, 'Combat Die', 'Combat Dice')} (${causeName(why, view)}).`,
  },
  rewarded: {
    text: ({ seat, minion, total, trophy }, view) =>
      `${seatName(seat, view)} meets the ${cardName(minion, view)} with ${total}${trophy ? ' and beats it' : ''}.`,
    touches: ({ minion }) => [piece.minion(minion)],
    acted: ({ minion }) => [minion],
  },
  trophy: {
    text: ({ seat, minion }, view) =>
      `${seatName(seat, view)} takes the ${cardName(minion, view)} as a Trophy.`,
    touches: ({ minion }) => [piece.minion(minion)],
    sound: 'triumph',
  },
  tokenTaken: {
    text: ({ seat, token, card }, view) =>
      `${seatName(seat, view)} looks at the ${capital(token)} card${card ? `: ${adventureName(card)}` : ''}.`,
    touches: ({ token }) => [piece.adventure(token)],
    sound: 'card',
  },
  creationEnds: { text: 'All heroes are complete.', opens: true, sound: 'triumph' },
  adventureRevealed: {
    text: ({ card }) => `The ${adventureName(card)} is revealed.`,
    touches: ({ card }) => [adventurePiece(card)],
    acted: ({ card }) => [card],
    opens: true,
    sound: 'card',
  },
  benefited: {
    text: ({ seat, card, dice, xp }, view) => {
      const gains = [
        ...(dice > 0 ? [count(dice, 'Combat Die', 'Combat Dice')] : []),
        ...(xp > 0 ? [`${xp} XP`] : []),
      ]
      return `${seatName(seat, view)} gains ${list(gains)} from the ${adventureName(card)}.`
    },
    touches: ({ card }) => [adventurePiece(card)],
  },
  fought: {
    text: ({ seat, monster, total, stars }, view) =>
      `${seatName(seat, view)} meets the ${monsters[monster].name} with ${total}: ${starsText(stars)}.`,
    touches: ({ monster }) => [piece.monster(monster)],
    acted: ({ monster }, { players }) => [players === 1 ? soloActor(monster) : monster],
    sound: 'danger',
  },
  champion: {
    text: ({ seat, stars }, view) => `${seatName(seat, view)} is the Champion: ${starsText(stars)}.`,
    sound: 'triumph',
  },
  // The end.
  scored: {
    text: ({ seat, line, stars }, view) =>
      `${seatName(seat, view)}, ${scoreLineNames[line]}: ${starsText(stars)}.`,
  },
  total: {
    text: ({ seat, stars }, view) => `${seatName(seat, view)} has ${starsText(stars)} in all.`,
    acted: ({ seat }, state) => contributors(state, seat),
  },
}
