import { count, list } from '@dicehearth/engine'
import { dieFaces, fortressNumbers } from '../content/boards.ts'
import { toldOf } from '../content/effects.ts'
import { heroes, type HeroId } from '../content/heroes.ts'
import { a, aDie, aNumber, dice, heapNames, land, lineReward, seat, the } from './names.ts'
import type { RfaEvent } from '../rules/events.ts'
import { piece } from '../rules/pieces.ts'
import { card } from '../rules/lookups.ts'
import type { Adventure, Seat } from '../rules/state.ts'
import { theTerritoryDie } from '../rules/where.ts'
import { told, type RfaSpeech } from './rows.ts'
import type { RfaView } from '../view.ts'

/** Printed cards must all have acted once; own ones are covered by their effects. */
function cardActed(it: { card: string }, t: Adventure): string[] {
  const { kind, id, name } = card(t, it.card)
  return kind === 'own' ? [] : [`card: ${id} ${name}`]
}

export const events: RfaSpeech['events'] = {
  turnBegan: told(
    (it, view) => {
      const colour = view.called?.[it.seat] === undefined ? '' : ` (${view.colours[it.seat]})`
      return `Turn ${it.turn}: ${seat(it.seat, view)}${colour}, the ${heroes[view.heroes[it.seat]].name}.`
    },
    { opens: true, digest: true },
  ),
  // The territory die is announced together with the card it was rolled for.
  rolled: told(
    (it, view) =>
      it.dice[0] === theTerritoryDie ? null : `${seat(it.seat, view)} rolls ${it.faces.join(', ')}.`,
    { sound: 'dice' },
  ),
  rerolled: {},
  placed: told(
    (it, view) =>
      `${seat(it.seat, view)} puts ${count(it.dice.length, `${it.number}`)} ${placedAt(it, view)}.`,
    {
      acted: (it) => [it.side ? `place: ${it.at} ${it.side}` : `place: ${it.at}`],
      sound: 'wood',
      digest: true,
      dice: (it) => it.dice,
    },
  ),
  cameBack: told((it, view) => `${dice(it.dice, view)} ${it.dice.length === 1 ? 'comes' : 'come'} back.`),

  // Tasks.
  movedOn: told(
    ({ die, to }, view) =>
      to === 'second'
        ? `${aDie(die, view)} moves on to the second section.`
        : `The desert devours ${aDie(die, view)}.`,
    { acted: (it) => (it.to === 'third' ? ['desert A: die devoured'] : []) },
  ),
  connectionClosed: told((it) => `Connection ${it.connection + 1} of the desert is closed.`, {
    acted: 'desert B: connection closed',
  }),
  barrierRemoved: told((it) => `A barrier of the ${fortressNumbers[it.section]}s breaks.`, { sound: 'wood' }),
  barrierRebuilt: told((it) => `The barrier of the ${fortressNumbers[it.section]}s is rebuilt.`),
  barriersRestored: told(
    (it) =>
      it.side === 'A' ? 'The fortress rebuilds its three barriers.' : 'The section is walled up again.',
    { at: 'fortress', acted: (it) => [`fortress ${it.side}: barriers restored`] },
  ),
  boundaryMoved: told((it) => `The boundary moves deeper into the forest: ${it.to} dice from now on.`, {
    at: 'forest',
    acted: 'forest A: boundary deeper',
  }),
  archFull: told((it) => `The arch is full. A ${it.value} must be given up to finish it.`, { at: 'forest' }),
  boundarySet: told((it, view) => `${aNumber(it.die, view)} is given up to set the boundary.`, {
    acted: 'forest B: die given up',
  }),
  stone: told((it) => `A power stone from ${land(it.territory)}! ${it.stones} of ${it.of}.`, {
    at: piece.adventure,
    acted: (it) => [`stone: ${it.territory} ${it.side}`],
    sound: 'triumph',
    digest: true,
  }),

  // Help.
  rowClaimed: told((it) => `The ice gives the reward for ${count(it.dice, 'die', 'dice')}.`, {
    at: 'iceCave',
    acted: (it) => [`ice cave A: claimed with ${it.dice}`],
  }),
  rowLeft: told('The dice stay in the ice.', { at: 'iceCave', acted: 'ice cave A: left' }),
  linesClaimed: told((it, view) => `The ice gives ${list(it.lines.map((line) => lineReward(line, view)))}.`, {
    acted: (it) => it.lines.map((line) => `ice cave B: line ${line + 1}`),
  }),
  bonusGiven: told((it, view) => bonusTo(it.seats, view), { at: piece.pool }),
  defeated: told(
    (it, view) =>
      it.by === 'dice' ? `${the(it.card, view)} is defeated.` : `The ice shatters ${the(it.card, view)}.`,
    {
      acted: (it) => [
        `enemy defeated by ${it.by}`,
        ...(it.by === 'dice' && it.blow < it.needed ? ['hero: fighter'] : []),
      ],
      sound: 'triumph',
      digest: true,
    },
  ),
  vortexEmptied: told((it) => `Both vortexes give up their dice: ${it.dice.length} come back.`, {
    acted: 'vortexes emptied',
  }),
  released: told((it, view) => `${dice(it.dice, view)} ${are(it)} freed from Oblivion.`, {
    acted: 'die released',
  }),
  skullMovedBack: told((it) => `${land(it.territory)} recovers: its skull is back in hole ${it.hole}.`, {
    acted: 'skull moved back',
  }),
  ability: told(
    (it, view) => `${seat(it.seat, view)}, the ${heroes[it.hero].name}, ${abilities[it.hero](it, view)}.`,
    { acted: (it) => [`hero: ${it.hero}`], digest: true },
  ),
  scouted: told((it, view) => `The next card is ${the(it.card, view)}.`, { at: piece.deck, sound: 'card' }),
  buried: told((it, view) => `${the(it.card, view)} goes under the deck.`, {
    at: piece.deck,
    acted: 'card buried',
    sound: 'card',
  }),

  // Enemies.
  revealed: told((it, view) => `${a(it.card, view)} appears.`, { sound: 'card', digest: true }),
  commanded: told((it, view) => `${the(it.by, view)} drives ${the(it.card, view)} on.`, {
    acted: 'enemy commanded',
  }),
  attack: told((it, view) => `${the(it.card, view)} attacks ${land(it.territory)}.`, {
    acted: (it, t) => [...cardActed(it, t), `attacked: ${it.territory} ${it.side}`],
    digest: true,
  }),
  diceLost: told((it, view) => `${dice(it.dice, view)} ${are(it)} lost from ${heapNames[it.from]}.`, {
    at: piece.oblivion,
    sound: 'danger',
    digest: true,
    dice: (it) => it.dice,
  }),
  damage: told((it) => `${land(it.territory)} is damaged: hole ${it.hole} of ${it.lastHole}.`, {
    sound: 'danger',
    digest: true,
  }),
  territoryDie: told((it, view) => `The territory die for ${the(it.card, view)}: ${dieFaces[it.shows]}.`, {
    acted: (it, t) => [...cardActed(it, t), `territory die: ${it.shows}`],
  }),
  markerMoved: told((it) => `The track of ${land(it.territory)} ends at hole ${it.lastHole} from now on.`, {
    sound: 'danger',
    digest: true,
  }),
  dragonFlewBy: told(
    (it, view) =>
      `${the(it.card, view)} ${it.dice.length === 0 ? `finds no ${it.number} and flies on` : `burns every ${it.number} away`}.`,
    { acted: cardActed, sound: 'fire', digest: true },
  ),
  ownEffect: told(
    (it, view) => (toldOf(it.does) === '' ? null : `${the(it.card, view)} ${toldOf(it.does)}.`),
    { acted: (it) => [`own enemy: ${it.does}`] },
  ),
  shakenOff: told((it, view) => `${the(it.card, view)} shakes off ${dice(it.dice, view)}.`),
  masterShuffled: told('The Master of Shadows slips back into the deck.', {
    at: piece.deck,
    acted: 'Master shuffled back',
    sound: 'card',
  }),

  // The end.
  won: told((it) => `The adventure is won in turn ${it.turns}!`, { acted: 'won', sound: 'triumph' }),
  lost: told(
    (it) =>
      `${it.territory ? `${land(it.territory)} falls` : 'No die is left on any hero board'}. The adventure is lost.`,
    { acted: (it) => [`lost: ${it.reason}`], sound: 'danger' },
  ),
}

type Told<T extends RfaEvent['type']> = Extract<RfaEvent, { type: T }>

function placedAt({ at, card: id }: Told<'placed'>, view: RfaView): string {
  if (at === 'enemy') return `on ${the(id ?? '', view)}`
  return at === 'resurrection' ? 'on the Vortex of Resurrection' : `in ${land(at)}`
}

function are(it: { dice: readonly number[] }): string {
  return it.dice.length === 1 ? 'is' : 'are'
}

function bonusTo(seats: readonly Seat[], view: RfaView): string {
  const different = [...new Set(seats)]
  const who = list(different.map((it) => seat(it, view)))
  if (different.length > 1) return `${who} receive a bonus die each.`
  return `${who} receives ${seats.length === 1 ? 'a bonus die' : 'two bonus dice'}.`
}

const abilities: Readonly<Record<HeroId, (it: Told<'ability'>, view: RfaView) => string>> = {
  adventurer: (it) => `turns a die to ${it.number}`,
  fighter: () => 'strikes harder',
  healer: (it, view) => `lets ${aDie(it.dice[0], view)} rest`,
  warrior: (it, view) => `stands in the breach with ${aDie(it.dice[0], view)}`,
  wayfinder: () => 'scouts ahead',
  coinsinger: (it) => `sings to ${count(it.dice.length, 'die', 'dice')}`,
  twinhand: () => 'uses the other hand',
  glasswright: (it) => `mirrors the ${it.number}s to ${7 - it.number}s`,
  ferrywoman: () => 'crosses back from the vortex',
  hearthkeeper: () => 'takes a light from the hearth',
}
