import { capital, count, list } from '@dicehearth/engine'
import { classes, specials } from '../content/adventurers.ts'
import { spaceName } from '../content/camp.ts'
import { traitSeen } from '../content/traits.ts'
import { abilityName, aDie, aNumber, cardName, theCard, whoName } from './names.ts'
import { piece } from '../rules/pieces.ts'
import { cardRow, dieRow, when, whoRow, type EventRows } from './rows.ts'
import { signed } from '../content/card-facts.ts'
import { kindOf, ownerOf } from '../rules/lookups.ts'

const onFire = (): string[] => [piece.fire]
const onDeck = (): string[] => [piece.deck]

/** What happens on the way, in camp and at the fire. */
export const eventsOnTheWay = {
  // Gathering and travelling.
  joined: {
    // They go by their class from now on, but this sentence is about the person.
    text: ({ class: id, seat, flex }, view) =>
      `${flex ? 'Everybody leads' : `${view.called?.[seat] ?? `Player ${seat + 1}`} leads`} the ${classes[id].name}.`,
    acted: ({ flex }) => when(flex, 'flex adventurer'),
  },
  firewoodRolled: { text: ({ face }) => `The die gives ${face} firewood to start with.`, touches: onFire },
  arrived: {
    text: ({ card, round }, view) => `Round ${round}: ${cardName(card, view)}.`,
    opens: true,
    digest: true,
  },
  rolled: {
    // The die for the firewood is nobody's.
    text: ({ who, faces }, view) =>
      who < 0 ? null : `The ${whoName(who, view)} rolls ${list(faces.map(String))}.`,
    sound: 'dice',
  },
  rerolled: {
    text: ({ die, from, to }, view) =>
      `The ${whoName(ownerOf(die), view)} rolls ${aNumber(from)} again: ${to}.`,
    sound: 'dice',
  },
  dieChanged: {
    text: ({ die, from, to }, view) => `The ${whoName(ownerOf(die), view)}'s ${from} becomes ${aNumber(to)}.`,
  },
  locationActs: {
    text: ({ card, trait }, view) => {
      const seen = traitSeen(trait)
      return seen ? `${cardName(card, view)}: ${seen}.` : null
    },
    acted: ({ card }, t) => [`location acts: ${kindOf(t, card).name}`],
  },
  dieToLocation: dieRow('is left on the location'),

  // In camp.
  rests: {
    ...whoRow(({ visit }) => `rests in camp${visit === 2 ? ' for the second time' : ''}`),
    digest: true,
  },
  refreshed: { text: ({ ability }) => `${abilityName(ability)} is refreshed.` },
  diePlaced: {
    text: ({ die, space }, view) =>
      space === 'special'
        ? null
        : `The ${whoName(ownerOf(die), view)} puts ${aNumber(view.face[die])} on ${spaceName(space)}.`,
    acted: ({ space }) => [`camp: ${space}`],
    sound: 'wood',
    digest: true,
    dice: ({ die }) => [die],
  },
  diceUnused: {
    text: ({ dice }, view) => `No space takes ${list(dice.map((die) => aDie(die, view)))} this round.`,
  },
  special: {
    ...whoRow(({ action }) => `uses ${specials[action].name}`),
    acted: ({ who }, t) => [`adventurer: ${classes[t.adventurers[who].class].name}`],
    digest: true,
  },
  rune: {
    text: ({ rune, idle }) => `The rune ${spaceName(rune)} glows${idle ? ', but finds nothing to do' : ''}.`,
    acted: ({ idle }) => when(idle, 'rune without effect'),
    sound: 'fire',
  },
  looked: {
    text: ({ cards }, view) =>
      `On top of the creature deck: ${list(cards.map((card) => theCard(card, view)))}.`,
    touches: onDeck,
  },
  putBack: {
    text: ({ top, bottom }) => {
      const ends = [
        ...(top > 0 ? [`${count(top, 'card')} back on top`] : []),
        ...(bottom > 0 ? [`${count(bottom, 'card')} at the bottom`] : []),
      ]
      return `${capital(list(ends))} of the creature deck.`
    },
    touches: onDeck,
  },
  mapChosen: {
    text: ({ card, exchanged }, view) =>
      card === null
        ? 'The next location stays what it was.'
        : `The next location ${exchanged ? 'is now' : 'stays'} ${cardName(card, view)}.`,
    touches: () => [piece.map, piece.unused],
    acted: ({ exchanged }) => when(exchanged, 'map exchanged'),
  },
  swapped: {
    ...whoRow(
      (it) =>
        `puts away ${abilityName(it.out)} and equips ${abilityName(it.in)}${it.exhausted ? ', exhausted' : ''}`,
    ),
    touches: (it) => [piece.ability(it.out), piece.ability(it.in)],
  },
  sealed: cardRow('goes under the Unhallowed deck'),
  vanquished: cardRow('leaves the horde and the game', 'triumph'),
  trapSet: { text: ({ die }, view) => `A trap of ${view.face[die]} waits before the camp.`, sound: 'wood' },

  // The fire.
  firewood: {
    text: ({ from, to }) => `Firewood ${signed(to - from)}: now ${to}.`,
    touches: onFire,
    sound: 'fire',
  },
  fireOut: { text: 'The fire goes out!', touches: onFire, sound: 'danger', digest: true },
  fed: {
    text: ({ ability }) => `${abilityName(ability)} is exhausted for firewood.`,
    touches: ({ ability }) => [piece.ability(ability), piece.fire],
    sound: 'fire',
    digest: true,
  },
} satisfies Partial<EventRows>
