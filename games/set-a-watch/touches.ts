import type { AbilityId } from './content/abilities.ts'
import type { CampSpace } from './content/camp.ts'
import type { SawOption } from './rules/decisions.ts'
import type { SawEvent } from './rules/events.ts'
import type { CardId, DieId, Who } from './rules/state.ts'
import type { SawView } from './view.ts'

/** The ids by which the board knows its pieces. */
export const piece = {
  die: (die: DieId) => `die:${die}`,
  card: (card: CardId) => `card:${card}`,
  ability: (ability: AbilityId) => `ability:${ability}`,
  adventurer: (who: Who) => `adventurer:${who}`,
  position: (at: number) => `line:${at}`,
  space: (space: CampSpace) => `space:${space}`,
  fire: 'fire',
  deck: 'deck',
  graveyard: 'graveyard',
  horde: 'horde',
  unhallowed: 'unhallowed',
  map: 'map',
  unused: 'unused',
  location: 'location',
} as const

/** The pieces that an option touches or an event tells of. */
export function touches(it: SawOption | SawEvent, view: SawView): readonly string[] {
  return 'verb' in it ? optionTouches(it, view) : eventTouches(it, view)
}

function optionTouches(it: SawOption, view: SawView): readonly string[] {
  switch (it.verb) {
    case 'pickWho':
      return [piece.adventurer(it.who)]
    case 'pickDie':
    case 'addDie':
    case 'shootAgain':
      return [piece.die(it.die)]
    case 'refresh':
    case 'swapOut':
    case 'swapIn':
    case 'byExhausting':
    case 'exhaust':
      return [piece.ability(it.ability)]
    case 'placeDie':
      return [piece.die(it.die), piece.space(it.space)]
    case 'placeRune':
      return [piece.die(it.die), piece.space(it.rune)]
    case 'arrange':
    case 'toEnd':
      return [piece.deck]
    case 'takeLocation':
      return [piece.card(it.card), piece.map]
    case 'pickCard':
      return [piece.card(it.card), piece.graveyard]
    case 'addTamed':
      return [piece.card(it.card)]
    case 'attack':
    case 'target':
      return foe(it.at, view)
    case 'byDie':
    case 'stun':
      return [piece.ability(it.ability), piece.die(it.die)]
    case 'feedFire':
      return [piece.ability(it.ability), piece.fire]
    case 'trigger':
      return [piece.ability(it.ability)]
    case 'removeIt':
      return [piece.graveyard]
    case 'endWatch':
      return [piece.horde]
    case 'shows':
    case 'pickClass':
    case 'nextCard':
    case 'strike':
    case 'decline':
      return []
  }
}

function foe(at: number, view: SawView): string[] {
  const card = view.line[at]?.card ?? null
  return card === null ? [piece.position(at)] : [piece.position(at), piece.card(card)]
}

const dice = (them: readonly DieId[]): string[] => them.map(piece.die)

function eventTouches(it: SawEvent, view: SawView): readonly string[] {
  switch (it.type) {
    case 'joined':
    case 'rests':
    case 'sitsOut':
    case 'special':
      return [piece.adventurer(it.who)]
    case 'arrived':
    case 'locationActs':
      return [piece.location]
    case 'rolled':
      return dice(it.dice)
    case 'rerolled':
    case 'dieChanged':
    case 'dieToLocation':
    case 'trapSet':
    case 'returned':
    case 'kept':
    case 'recovered':
    case 'doubled':
      return [piece.die(it.die)]
    case 'diePlaced':
      return [piece.die(it.die), piece.space(it.space)]
    case 'refreshed':
    case 'exhausted':
    case 'passive':
      return [piece.ability(it.ability)]
    case 'used':
      return it.die < 0 ? [piece.ability(it.ability)] : [piece.ability(it.ability), piece.die(it.die)]
    case 'fed':
      return [piece.ability(it.ability), piece.fire]
    case 'stunned':
      return [piece.ability(it.ability), piece.die(it.die)]
    case 'swapped':
      return [piece.ability(it.out), piece.ability(it.in)]
    case 'warded':
      return [piece.ability(it.by === 'thickHide' ? 'thickHide' : 'sanctuary')]
    case 'rune':
      return [piece.space(it.rune)]
    case 'looked':
    case 'putBack':
    case 'reshuffled':
    case 'summonShuffledIn':
      return [piece.deck]
    case 'mapChosen':
      return [piece.map, piece.unused]
    case 'sealed':
      return [piece.card(it.card), piece.unhallowed]
    case 'vanquished':
      return [piece.card(it.card), piece.horde]
    case 'toHorde':
      return it.card === null ? [piece.horde] : [piece.card(it.card), piece.horde]
    case 'firewoodRolled':
    case 'firewood':
    case 'fireOut':
      return [piece.fire]
    case 'lineFormed':
    case 'watchEnded':
      return view.line.map((_, at) => piece.position(at))
    case 'revealed':
    case 'summoned':
    case 'cameFromGrave':
      return [piece.position(it.at), piece.card(it.card)]
    case 'cameFromDeck':
      return [piece.position(it.at)]
    case 'stolen':
      return [piece.card(it.card), piece.die(it.die)]
    case 'mounted':
      return [piece.card(it.rider), piece.card(it.mount)]
    case 'changedPlaces':
      return [piece.card(it.one), piece.card(it.other)]
    case 'polymorphed':
      return [piece.card(it.card), piece.card(it.into)]
    case 'struck':
      return [piece.card(it.card), ...dice(it.dice), ...it.tamed.map(piece.card)]
    case 'power':
    case 'prevented':
    case 'summoning':
    case 'trapSprung':
    case 'wounded':
    case 'defeated':
    case 'stayedDead':
    case 'ignored':
    case 'tamed':
    case 'snared':
    case 'moved':
    case 'endured':
      return [piece.card(it.card)]
    case 'onlyWay':
    case 'won':
    case 'lost':
      return []
  }
}
