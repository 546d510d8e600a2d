import { capital, count, list } from '@dicehearth/engine'
import { connections, fortressNumbers, iceLines, type Territory } from './content/boards.ts'
import type { Does } from './content/effects.ts'
import { heroes } from './content/heroes.ts'
import { a, aDie, aNumber, dice, from, land, lineReward, seat, territoryDieFaces, the } from './names.ts'
import type { RfaEvent } from './rules/events.ts'
import { piece } from './rules/pieces.ts'
import { card, type Adventure, type DieId, type Seat } from './rules/state.ts'
import { theTerritoryDie } from './rules/where.ts'
import type { RfaSpeech } from './speech-asks.ts'
import type { RfaView } from './view.ts'

type Placed = Extract<RfaEvent, { type: 'placed' }>
type Ability = Extract<RfaEvent, { type: 'ability' }>

const theDice = (event: { dice: readonly DieId[] }): string[] => event.dice.map(piece.die)
const theDie = ({ die }: { die: DieId }): string[] => [piece.die(die)]
const theCard = (event: { card: string }): string[] => [piece.card(event.card)]
const theTrack = ({ territory }: { territory: Territory }): string[] => [piece.track(territory)]
const theSection = ({ section }: { section: number }): string[] => [piece.section(section)]
const theDeck = (): string[] => [piece.deck]

/** Printed cards must all have acted once; own ones are covered by their effects. */
function cardActed({ card: id }: { card: string }, t: Adventure): string[] {
  const it = card(t, id)
  return it.kind === 'own' ? [] : [`card: ${it.id} ${it.name}`]
}

/** What happens, for the log, the board, the ear and the statistics. */
export const events: RfaSpeech['events'] = {
  turnBegan: {
    text: ({ turn, seat: who }, view) =>
      `Turn ${turn}: ${seat(who, view)}, the ${heroes[view.heroes[who]].name}.`,
    touches: ({ seat: who }) => [piece.hero(who)],
    opens: true,
  },
  rolled: {
    // What the territory die shows is told with the card for which it fell.
    text: ({ seat: who, dice: [first], faces }, view) =>
      first === theTerritoryDie ? null : `${seat(who, view)} rolls ${faces.join(', ')}.`,
    touches: (event) => (event.dice[0] === theTerritoryDie ? [] : theDice(event)),
    sound: 'dice',
  },
  rerolled: {},
  placed: {
    text: (event, view) =>
      `${seat(event.seat, view)} puts ${count(event.dice.length, `${event.number}`)} ${placedAt(event, view)}.`,
    touches: (event) => [...theDice(event), event.at === 'enemy' ? piece.card(event.card ?? '') : event.at],
    acted: ({ at, side }) => [side ? `place: ${at} ${side}` : `place: ${at}`],
    sound: 'wood',
  },
  cameBack: {
    text: (event, view) =>
      `${capital(dice(event.dice, view))} ${event.dice.length === 1 ? 'comes' : 'come'} back.`,
    touches: theDice,
  },

  // Tasks.
  movedOn: {
    text: ({ die, to }, view) =>
      to === 'second'
        ? `${capital(aDie(die, view))} moves on to the second section.`
        : `The desert devours ${aDie(die, view)}.`,
    touches: theDie,
    acted: ({ to }) => (to === 'third' ? ['desert A: die devoured'] : []),
  },
  connectionClosed: {
    text: ({ connection }) => `Connection ${connection + 1} of the desert is closed.`,
    touches: ({ connection }) => connections[connection].map(piece.desertSpace),
    acted: 'desert B: connection closed',
  },
  barrierRemoved: {
    text: ({ section }) => `A barrier of the ${fortressNumbers[section]}s breaks.`,
    touches: theSection,
    sound: 'wood',
  },
  barrierRebuilt: {
    text: ({ section }) => `The barrier of the ${fortressNumbers[section]}s is rebuilt.`,
    touches: theSection,
  },
  barriersRestored: {
    text: ({ side }) =>
      side === 'A' ? 'The fortress rebuilds its three barriers.' : 'The section is walled up again.',
    touches: () => ['fortress'],
    acted: ({ side }) => [
      side === 'A' ? 'fortress A: barriers rebuilt' : 'fortress B: section walled up again',
    ],
  },
  boundaryMoved: {
    text: ({ to }) => `The boundary moves deeper into the forest: ${to} dice from now on.`,
    touches: () => ['forest'],
    acted: 'forest A: boundary deeper',
  },
  archFull: {
    text: ({ value }) => `The arch is full. A ${value} must be given up to finish it.`,
    touches: () => ['forest'],
  },
  boundarySet: {
    text: ({ die }, view) => `${capital(aNumber(die, view))} is given up to set the boundary.`,
    touches: theDie,
    acted: 'forest B: die given up',
  },
  stone: {
    text: ({ territory, stones, of }) => `A power stone from ${land(territory)}! ${stones} of ${of}.`,
    touches: ({ territory }) => [territory, piece.adventure],
    acted: ({ territory, side }) => [`stone: ${territory} ${side}`],
    sound: 'triumph',
  },

  // The ice cave and other help.
  rowClaimed: {
    text: ({ dice: n }) => `The ice gives the reward for ${count(n, 'die', 'dice')}.`,
    touches: () => ['iceCave'],
    acted: ({ dice: n }) => [`ice cave A: claimed with ${n}`],
  },
  rowLeft: {
    text: 'The dice stay in the ice.',
    touches: () => ['iceCave'],
    acted: 'ice cave A: left',
  },
  linesClaimed: {
    text: ({ lines }, view) => `The ice gives ${list(lines.map((line) => lineReward(line, view)))}.`,
    touches: ({ lines }) => lines.flatMap((line) => iceLines[line].spaces).map(piece.iceSpace),
    acted: ({ lines }) => lines.map((line) => `ice cave B: line ${line + 1}`),
  },
  bonusGiven: {
    text: ({ seats }, view) => bonusTo(seats, view),
    touches: ({ seats }) => [...seats.map(piece.hero), piece.pool],
  },
  defeated: {
    text: ({ card: id, by }, view) =>
      by === 'dice' ? `${capital(the(id, view))} is defeated.` : `The ice shatters ${the(id, view)}.`,
    touches: theCard,
    acted: ({ by, blow, needed }) => [
      `enemy defeated by ${by}`,
      // A blow that would not have been enough without the Fighter.
      ...(by === 'dice' && blow < needed ? ['hero: fighter'] : []),
    ],
    sound: 'triumph',
  },
  vortexEmptied: {
    text: (event) => `Both vortexes give up their dice: ${event.dice.length} come back.`,
    touches: theDice,
    acted: 'vortexes emptied',
  },
  released: {
    text: (event, view) =>
      `${capital(dice(event.dice, view))} ${event.dice.length === 1 ? 'is' : 'are'} freed from Oblivion.`,
    touches: theDice,
    acted: 'die released',
  },
  skullMovedBack: {
    text: ({ territory, hole }) => `${capital(land(territory))} recovers: its skull is back in hole ${hole}.`,
    touches: theTrack,
    acted: 'skull moved back',
  },
  ability: {
    text: (event, view) =>
      `${seat(event.seat, view)}, the ${heroes[event.hero].name}, ${deeds[event.hero](event, view)}.`,
    touches: (event) => [piece.hero(event.seat), ...theDice(event)],
    acted: ({ hero }) => [`hero: ${hero}`],
  },
  scouted: {
    text: ({ card: id }, view) => `The next card is ${the(id, view)}.`,
    touches: theDeck,
    sound: 'card',
  },
  buried: {
    text: ({ card: id }, view) => `${capital(the(id, view))} goes under the deck.`,
    touches: theDeck,
    acted: 'card buried',
    sound: 'card',
  },

  // Enemies.
  revealed: {
    text: ({ card: id }, view) => `${capital(a(id, view))} appears.`,
    touches: theCard,
    sound: 'card',
  },
  commanded: {
    text: ({ card: id, by }, view) => `${capital(the(by, view))} drives ${the(id, view)} on.`,
    touches: theCard,
    acted: 'enemy commanded',
  },
  attack: {
    text: ({ card: id, territory }, view) => `${capital(the(id, view))} attacks ${land(territory)}.`,
    touches: ({ card: id, territory }) => [piece.card(id), territory],
    acted: (event, t) => [...cardActed(event, t), `attacked: ${event.territory} ${event.side}`],
  },
  diceLost: {
    text: (event, view) =>
      `${capital(dice(event.dice, view))} ${event.dice.length === 1 ? 'is' : 'are'} lost ${from(event.from)}.`,
    touches: (event) => [...theDice(event), piece.oblivion],
    sound: 'danger',
  },
  damage: {
    text: ({ territory, hole, lastHole }) =>
      `${capital(land(territory))} is damaged: hole ${hole} of ${lastHole}.`,
    touches: theTrack,
    sound: 'danger',
  },
  territoryDie: {
    text: ({ card: id, shows }, view) =>
      `The territory die for ${the(id, view)}: ${territoryDieFaces[shows]}.`,
    touches: theCard,
    acted: (event, t) => [
      ...cardActed(event, t),
      ...(event.shows === 'all' || event.shows === 'none' ? [`territory die: ${event.shows}`] : []),
    ],
  },
  markerMoved: {
    text: ({ territory, lastHole }) =>
      `The track of ${land(territory)} ends at hole ${lastHole} from now on.`,
    touches: theTrack,
    sound: 'danger',
  },
  dragonFlewBy: {
    text: ({ card: id, number, dice: burnt }, view) =>
      burnt.length === 0
        ? `${capital(the(id, view))} finds no ${number} and flies on.`
        : `${capital(the(id, view))} burns every ${number} away.`,
    touches: (event) => [...theCard(event), ...theDice(event)],
    acted: cardActed,
    sound: 'fire',
  },
  ownEffect: {
    text: ({ card: id, does }, view) => {
      const deed = ownDeeds[does]
      return deed === undefined ? null : `${capital(the(id, view))} ${deed}.`
    },
    touches: theCard,
    acted: ({ does }) => [`own enemy: ${does}`],
  },
  shakenOff: {
    text: (event, view) => `${capital(the(event.card, view))} shakes off ${dice(event.dice, view)}.`,
    touches: theDice,
  },
  masterShuffled: {
    text: 'The Master of Shadows slips back into the deck.',
    touches: theDeck,
    acted: 'Master shuffled back',
    sound: 'card',
  },

  // The end.
  won: { text: ({ turns }) => `The adventure is won in turn ${turns}!`, acted: 'won', sound: 'triumph' },
  lost: {
    text: ({ territory }) =>
      territory
        ? `${capital(land(territory))} falls. The adventure is lost.`
        : 'No die is left on any hero board. The adventure is lost.',
    touches: ({ territory }) => (territory ? [territory] : []),
    acted: ({ reason }) => [reason === 'fallen' ? 'lost: fallen' : 'lost: out of dice'],
    sound: 'danger',
  },
}

/** Only what no other sentence tells. */
const ownDeeds: Readonly<Partial<Record<Does, string>>> = {
  rally: 'rallies the others',
  revealNext: 'calls one more card',
  release: 'leaves dice to be freed',
  heal: 'leaves the land to heal',
}

function placedAt({ at, card: id }: Placed, view: RfaView): string {
  if (at === 'enemy') return `on ${the(id ?? '', view)}`
  return at === 'resurrection' ? 'on the Vortex of Resurrection' : `in ${land(at)}`
}

function bonusTo(seats: readonly Seat[], view: RfaView): string {
  const different = [...new Set(seats)]
  const who = list(different.map((it) => seat(it, view)))
  if (different.length < seats.length) return `${who} receives ${count(seats.length, '', 'bonus dice')}.`
  return different.length > 1 ? `${who} receive a bonus die each.` : `${who} receives a bonus die.`
}

const deeds: Readonly<Record<Ability['hero'], (event: Ability, view: RfaView) => string>> = {
  adventurer: ({ number }) => `turns a die to ${number}`,
  fighter: () => 'strikes harder',
  healer: ({ dice: [die] }, view) => `lets ${aDie(die, view)} rest`,
  warrior: ({ dice: [die] }, view) => `stands in the breach with ${aDie(die, view)}`,
  wayfinder: () => 'scouts ahead',
  coinsinger: (event) => `sings to ${count(event.dice.length, 'die', 'dice')}`,
  twinhand: () => 'uses the other hand',
  glasswright: ({ number }) => `mirrors the ${number}s to ${7 - number}s`,
  ferrywoman: () => 'crosses back from the vortex',
  hearthkeeper: () => 'takes a light from the hearth',
}
