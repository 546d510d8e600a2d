import { capital, list } from '@dicehearth/engine'
import { abilities } from './content/abilities.ts'
import { classes, specials } from './content/adventurers.ts'
import type { CampSpace } from './content/camp.ts'
import type { PlaceDie, SawAsk, SawOption } from './rules/decisions.ts'
import { none, ownerOf, type CardId, type Who } from './rules/state.ts'
import { abilityName, aDie, aSpentDie, cardName, foeAt, whoName } from './names.ts'
import type { SawView } from './view.ts'

/** The options in words. */
export function option(it: SawOption, ask: SawAsk, view: SawView): string {
  switch (it.verb) {
    case 'shows':
      return `It shows ${it.face}`
    case 'pickClass':
      return `The ${classes[it.class].name}`
    case 'pickWho':
      return whoText(it.who, ask, view)
    case 'pickDie':
      return capital(
        ask.kind === 'abilityTarget' || ask.kind === 'abilityMay'
          ? aSpentDie(it.die, view)
          : aDie(it.die, view),
      )
    case 'refresh':
      return `${abilityName(it.ability)} of the ${ownerName(it.ability)}`
    case 'placeDie':
      return `${capital(aNumber(view.face[it.die]))}: ${spaceText(it, view)}`
    case 'placeRune':
      return `${spaceNames[it.rune]}, with ${aNumber(view.face[it.die])}`
    case 'arrange':
      return arranged(it.top, it.bottom, view)
    case 'toEnd':
      return it.end === 'top' ? 'On top of the deck' : 'Under the deck'
    case 'nextCard':
      return orderedCard(it.nth, ask, view)
    case 'takeLocation':
      return `Go to ${cardName(it.card, view)}`
    case 'swapOut':
      return `Put away ${abilityName(it.ability)}${stateOf(it.ability, view)}`
    case 'swapIn':
      return `Take up ${abilityName(it.ability)}`
    case 'pickCard':
      return `${cardName(it.card, view)}${view.graveyard.at(-1) === it.card ? ', on top of the graveyard' : ''}`
    case 'attack':
      return `Attack ${foeAt(it.at, view)} (health ${view.line[it.at].health})`
    case 'byDie':
      return `${abilityName(it.ability)} with ${aNumber(view.face[it.die])}${view.doubled[it.die] ? ' (doubled)' : ''}`
    case 'byExhausting':
      return `${abilityName(it.ability)}, exhausting the card${lastCard(it.losing)}`
    case 'shootAgain':
      return `Sharpshooter: roll the spent ${view.face[it.die]} again`
    case 'feedFire':
      return `Throw ${abilityName(it.ability)} on the fire${lastCard(it.losing)}`
    case 'endWatch':
      return view.line.length === 1
        ? 'End the watch and endure what is left'
        : `End the watch and endure all ${view.line.length}`
    case 'addDie':
      return `${capital(aDie(it.die, view))}${counts(view.worth[it.die], view.face[it.die])}`
    case 'addTamed':
      return `The tamed ${cardName(it.card, view)} (counts ${tamedWorth(it.card, view)})`
    case 'strike':
      return 'Strike!'
    case 'removeIt':
      return 'Out of the game with it'
    case 'trigger':
      return `${abilityName(it.ability)} first`
    case 'target':
      return targetText(it.at, view)
    case 'exhaust':
      return `${abilityName(it.ability)} of the ${ownerName(it.ability)}${lastCard(it.losing)}`
    case 'stun':
      return `${capital(aDie(it.die, view))} on ${abilityName(it.ability)}`
    case 'decline':
      return declines[ask.kind] ?? 'No'
  }
}

const declines: Partial<Record<SawAsk['kind'], string>> = {
  rerollPick: 'Keep what was rolled',
  springRefresh: 'Leave the spring alone',
  chartChoose: 'Stay on the road',
  equipWho: 'Nobody else',
  cleaveDie: 'Keep nothing',
  stayDead: 'Leave it in the graveyard',
  abilityMay: 'Leave it at that',
}

/** Options of one adventurer stand together; what everybody does has headings of its own. */
export function group(it: SawOption, ask: SawAsk, view: SawView): string | null {
  switch (it.verb) {
    case 'attack':
      return 'Attack'
    case 'feedFire':
      return 'Feed the fire'
    case 'byDie':
    case 'byExhausting':
      return ownerName(it.ability)
    case 'exhaust':
      return ask.kind === 'exhaustCard' ? ownerName(it.ability) : null
    case 'refresh':
      return ask.kind === 'restRefresh' ? null : ownerName(it.ability)
    case 'addDie':
    case 'shootAgain':
    case 'stun':
      return whoName(ownerOf(it.die), view)
    case 'addTamed':
      return 'Tamed creatures'
    case 'placeDie':
      return capital(aNumber(view.face[it.die]))
    default:
      return null
  }
}

export const spaceNames: Readonly<Record<CampSpace, string>> = {
  chop: 'Chop Wood',
  scout: 'Scout Ahead',
  map: 'Check Map',
  heal: 'Heal',
  equip: 'Equip',
  special: 'Special action',
  seal: 'Seal',
  vanquish: 'Vanquish',
  bolster: 'Bolster',
}

function spaceText(it: PlaceDie, view: SawView): string {
  switch (it.space) {
    case 'special':
      return specials[classes[view.adventurers[ownerOf(it.die)].class].special].name
    case 'seal':
    case 'vanquish':
    case 'bolster':
      return `${spaceNames[it.space]}, the rune`
    default:
      return spaceNames[it.space]
  }
}

function whoText(who: Who, ask: SawAsk, view: SawView): string {
  const name = `The ${whoName(who, view)}`
  if (ask.kind === 'chooseRest')
    return view.adventurers[who].rests === 0 ? name : `${name}, for the second time`
  if (ask.kind !== 'locationDie') return name
  const faces = view.face.filter((_, die) => ownerOf(die) === who)
  return `${name}, ${aNumber(Math.min(...faces))}`
}

/** "a 5", "an 8". */
export function aNumber(n: number): string {
  return `${n === 8 ? 'an' : 'a'} ${n}`
}

function counts(worth: number, face: number): string {
  return worth === face ? '' : ` (counts ${worth})`
}

function tamedWorth(card: CardId, view: SawView): number {
  for (const it of view.adventurers) {
    const i = it.tamed.indexOf(card)
    if (i !== none) return it.tamedWorth[i]
  }
  return 0
}

function ownerName(ability: keyof typeof abilities): string {
  return classes[abilities[ability].class].name
}

function stateOf(ability: keyof typeof abilities, view: SawView): string {
  const slot = view.adventurers.flatMap((it) => it.equipped).find((it) => it.ability === ability)
  return slot?.exhausted ? ' (exhausted)' : ''
}

function lastCard(losing: boolean): string {
  return losing ? ': the last card, and the game is lost' : ''
}

function targetText(at: number, view: SawView): string {
  const foe = view.line[at]
  return `${capital(foeAt(at, view))}${foe?.faceup ? ` (health ${foe.health})` : ''}`
}

function arranged(top: readonly CardId[], bottom: readonly CardId[], view: SawView): string {
  const names = (cards: readonly CardId[]): string =>
    cards.map((card) => cardName(card, view)).join(', then ')
  const parts = [
    ...(top.length > 0 ? [`on top: ${names(top)}`] : []),
    ...(bottom.length > 0 ? [`under the deck: ${names(bottom)}`] : []),
  ]
  return capital(list(parts).replace(' and ', '; '))
}

function orderedCard(nth: number, ask: SawAsk, view: SawView): string {
  const card = ask.kind === 'orderCards' ? ask.cards[nth] : null
  return card === null ? 'The card that nobody knows' : cardName(card, view)
}
