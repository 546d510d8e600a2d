import { capital, count, list } from '@dicehearth/engine'
import { lightsTwo } from '../content/camp.ts'
import { powersOf } from '../content/cards.ts'
import { effectSeen } from '../content/effects.ts'
import { abilityName, aDie, aNumber, cardDoes, cardName, theCard, whoName } from './names.ts'
import { piece } from '../rules/pieces.ts'
import { atWork } from '../rules/company.ts'
import type { SawView } from '../view.ts'
import { cardRow, dieRow, used, when, whoRow, type EventRows } from './rows.ts'
import { isSummon, kindOf, none, ownerOf } from '../rules/lookups.ts'

const onDeck = (): string[] => [piece.deck]
const onLine = (_: unknown, { line }: SawView): string[] => line.map((_, at) => piece.position(at))

/** What happens from the forming of the line to the end of the game. */
export const eventsOnWatch = {
  // The line.
  sitsOut: whoRow('has no unexhausted card and sits this watch out'),
  lineFormed: {
    digest: true,
    text: ({ cards, horde }) =>
      `${capital(count(cards, 'card'))} ${cards === 1 ? 'comes' : 'come'} out of the dark${horde === 0 ? '' : `, and behind them the horde: ${count(horde, 'card')}`}.`,
    touches: onLine,
    acted: ({ horde }, t) => [
      `location: ${kindOf(t, t.location).name}`,
      ...when(horde > 0, 'horde in the last line'),
    ],
  },
  reshuffled: {
    text: ({ cards }) =>
      `The creature deck is empty. The graveyard is shuffled and becomes the deck: ${count(cards, 'card')}.`,
    touches: onDeck,
  },
  revealed: {
    text: ({ by, card, at }, view) =>
      `${by === 'fire' ? 'The fire shows' : 'Turned faceup:'} ${theCard(card, view)} in position ${at + 1}.`,
    acted: ({ by, at, card }, t) => [
      // Without the beacon so small a fire would have shown one card only.
      ...when(by === 'fire' && at === 1 && t.firewood < lightsTwo && atWork(t, 'beacon'), used('beacon')),
      ...when(by === 'ability' && isSummon(t, card), 'summon turned up by an ability'),
    ],
  },
  power: {
    text: ({ card, when, does }, view) => {
      const effect = powersOf(kindOf(view, card), when).find((it) => it.do === does)
      const seen = effect ? effectSeen(effect) : ''
      return seen === '' ? null : `${cardDoes(card, view, seen)}.`
    },
    acted: (it, t) => {
      const { kind, name } = kindOf(t, it.card)
      return when(kind === 'creature', `power: ${name}, ${it.when}`)
    },
  },
  prevented: cardRow('is caught unawares: the reveal power is lost'),
  summoning: { text: ({ card }, view) => `${cardName(card, view)}!`, sound: 'danger' },
  summoned: {
    digest: true,
    ...cardRow(({ at }) => `rises in position ${at + 1}`, 'danger'),
    acted: ({ by }, t) => [`summon: ${kindOf(t, by).name}`],
  },
  toHorde: {
    text: ({ card }, view) =>
      card === null ? 'A card joins the horde unseen.' : `${cardDoes(card, view, 'joins')} the horde.`,
  },
  cameFromGrave: cardRow(({ at }) => `comes back from the graveyard, to position ${at + 1}`),
  cameFromDeck: { text: ({ at }) => `A facedown card comes to position ${at + 1}.` },
  summonShuffledIn: cardRow('is shuffled into the creature deck'),
  mounted: {
    text: ({ rider, mount }, view) => `${cardDoes(rider, view, 'mounts')} ${theCard(mount, view)}.`,
    touches: ({ rider, mount }) => [piece.card(rider), piece.card(mount)],
    sound: 'danger',
  },
  trapSprung: {
    text: ({ card, wounds }, view) => `The trap wounds ${theCard(card, view)} for ${wounds}.`,
    sound: 'wood',
  },
  stolen: {
    ...cardRow(({ die }, view) => `steals ${aDie(die, view)}`, 'danger'),
    digest: true,
    dice: ({ die }) => [die],
  },
  returned: dieRow('comes back, spent'),
  stunned: dieRow(({ ability }) => `is stunned and wasted on ${abilityName(ability)}`),
  exhausted: {
    digest: true,
    text: ({ ability, cause }) =>
      cause === 'firewood' || cause === 'effect' ? null : `${abilityName(ability)} is exhausted.`,
  },
  warded: {
    text: ({ by }) => `${abilityName(by)} cancels an exhaustion.`,
    touches: ({ by }) => [piece.ability(by)],
    acted: ({ by }) => when(by === 'thickHide', used('thickHide')),
  },

  // What adventurers do.
  struck: {
    digest: true,
    dice: ({ dice }) => dice,
    text: ({ card, dice, tamed, sum, health }, view) => {
      const beasts = tamed.map((it) => `the tamed ${cardName(it, view)}`)
      const pieces = [...dice.map((die) => aDie(die, view)), ...beasts]
      return `${capital(list(pieces))} ${pieces.length === 1 ? 'strikes' : 'strike'} ${theCard(card, view)}: ${sum} against ${health}.`
    },
    acted: ({ dice, tamed }, t) => {
      const barbarian = dice.some((die) => t.adventurers[ownerOf(die)].class === 'barbarian')
      return [
        ...when(tamed.length > 0, 'tamed creature fights'),
        ...when(tamed.length > 0 && atWork(t, 'beastBond'), used('beastBond')),
        ...when(barbarian && atWork(t, 'rage'), used('rage')),
      ]
    },
    sound: 'wood',
  },
  used: {
    digest: true,
    dice: ({ die }) => (die === none ? [] : [die]),
    ...whoRow(({ ability, die }, view) =>
      die === none
        ? `exhausts ${abilityName(ability)}`
        : `uses ${abilityName(ability)} with ${aNumber(view.face[die])}`,
    ),
    acted: ({ ability }) => [used(ability)],
  },
  passive: {
    text: ({ ability }) => (ability === 'cleave' ? null : `${abilityName(ability)} takes effect.`),
    acted: ({ ability }) => [used(ability)],
  },
  wounded: cardRow(
    ({ wounds, health }) => `is wounded for ${wounds}${health > 0 ? `: ${health} left` : ''}`,
    'wood',
  ),
  defeated: {
    digest: true,
    ...cardRow(
      ({ under, facedown }, view) =>
        `is defeated${facedown ? ' while still facedown' : ''}${under === none ? '' : `, together with ${theCard(under, view)}`}`,
    ),
    acted: ({ card, facedown }, t) => [
      `creature: ${kindOf(t, card).name}`,
      ...when(facedown, 'facedown card defeated'),
    ],
  },
  stayedDead: { ...cardRow('leaves the game for good'), acted: () => [used('stayDead')] },
  kept: { text: ({ face }) => `The Warrior keeps ${aNumber(face)}.` },
  recovered: dieRow('is recovered'),
  doubled: {
    text: ({ die }, view) => `The ${whoName(ownerOf(die), view)}'s ${view.face[die]} will count double.`,
  },
  ignored: cardRow('is wrapped in smoke: the text is ignored this round'),
  tamed: {
    ...whoRow(
      ({ card, fromGrave }, view) => `tames ${theCard(card, view)}${fromGrave ? ' from the graveyard' : ''}`,
    ),
    acted: ({ fromGrave }) => [fromGrave ? 'tamed from the graveyard' : 'tamed from the line'],
  },
  snared: cardRow('goes back on top of the creature deck'),
  moved: cardRow(({ to }) => `goes to position ${to + 1}`),
  changedPlaces: {
    text: ({ one, other }, view) =>
      `${capital(theCard(one, view))} and ${theCard(other, view)} change places.`,
    touches: ({ one, other }) => [piece.card(one), piece.card(other)],
  },
  polymorphed: cardRow(({ into }, view) => `turns into ${theCard(into, view)}`),

  // The end of a watch and of the game.
  watchEnded: {
    text: ({ left }) => `The watch ends with ${count(left, 'card')} left in the line.`,
    touches: onLine,
  },
  endured: {
    digest: true,
    ...cardRow(({ damage }) => `breaks through: ${count(damage, 'card')} to exhaust`, 'danger'),
    acted: ({ card }, t) => [`creature: ${kindOf(t, card).name}`],
  },
  won: { text: 'The sun rises. The last watch is kept!', sound: 'triumph' },
  lost: {
    text: ({ reason }) =>
      reason === 'exhausted'
        ? 'Every card of the watch is exhausted. The camp is lost.'
        : 'No Unhallowed is left to answer the summon. The camp is lost.',
    acted: ({ reason }) => when(reason === 'exhausted', 'lost: exhausted'),
    sound: 'danger',
  },
} satisfies Partial<EventRows>
