import type { Problem } from '@dicehearth/engine'
import { abilities, type AbilityId } from './content/abilities.ts'
import { classes, specials } from './content/adventurers.ts'
import { healNeeds, mapNeeds, restsEach, type CampSpace } from './content/camp.ts'
import { diceOf, locationOf, none, ownerOf, type DieId } from './rules/state.ts'
import type { SawAsk } from './rules/decisions.ts'
import { cardName, whoName } from './names.ts'
import type { SawView } from './view.ts'

/** Why a piece that no option touches cannot be used for this decision, with the rule. */
export function whyNot(piece: string, ask: SawAsk, view: SawView): Problem | null {
  const [sort, id] = piece.split(':')
  switch (sort) {
    case 'die':
      return whyNotDie(Number(id), ask, view)
    case 'ability':
      return whyNotAbility(id as AbilityId, ask, view)
    case 'line':
      return whyNotFoe(Number(id), ask, view)
    case 'card':
      return whyNotFoe(
        view.line.findIndex((foe) => foe.card === Number(id)),
        ask,
        view,
      )
    case 'space':
      if (ask.kind === 'placeDie') return whyNotSpace(id as CampSpace, ask.who, view)
      return view.step === 'camp' ? null : onlyInCamp
    case 'adventurer':
      return whyNotAdventurer(Number(id), ask, view)
    default:
      return null
  }
}

const onlyInCamp: Problem = { rule: 'SAW-053', text: 'The camp takes dice only while somebody rests there.' }

function whyNotDie(die: DieId, ask: SawAsk, view: SawView): Problem | null {
  const who = ownerOf(die)
  const name = whoName(who, view)
  switch (view.lies[die]) {
    case 'creature':
      return {
        rule: 'SAW-158',
        text: `The die is stolen: it comes back when ${cardName(view.on[die], view)} falls.`,
      }
    case 'location':
      return { rule: 'SAW-041', text: 'A die that lies on the location cannot be used this round.' }
    case 'ability':
      return { rule: 'SAW-138', text: 'A die spent on an ability is spent for the round.' }
    case 'attack':
    case 'spent':
      return { rule: 'SAW-128', text: 'A spent die stays spent for the round, unless something recovers it.' }
    case 'free':
      break
    default:
      return { rule: 'SAW-055', text: 'The die lies in camp: it has done its work tonight.' }
  }
  if (ask.kind === 'placeDie')
    return who === view.resting
      ? null
      : { rule: 'SAW-053', text: `The ${name} is on watch: only the resting adventurer's dice work in camp.` }
  if (who === view.resting)
    return { rule: 'SAW-051', text: `The ${name} rests and takes no part in the watch.` }
  if (view.adventurers[who].sitsOut)
    return { rule: 'SAW-075', text: `The ${name} had no unexhausted card when the watch began.` }
  if (ask.kind !== 'attackDie') return null
  if (ask.at >= view.adventurers[who].range)
    return {
      rule: 'SAW-123',
      text: `The ${name} reaches position ${view.adventurers[who].range}, not position ${ask.at + 1}.`,
    }
  return ask.dice.includes(die)
    ? null
    : { rule: 'SAW-100', text: 'Its ongoing power: dice that show so little do nothing to it.' }
}

function whyNotAbility(ability: AbilityId, ask: SawAsk, view: SawView): Problem | null {
  const who = view.adventurers.findIndex((it) => it.class === abilities[ability].class)
  if (who === none) return null
  const it = view.adventurers[who]
  const slot = it.equipped.find((other) => other.ability === ability)
  if (!slot) return { rule: 'SAW-012', text: 'A leftover card does nothing until it is equipped.' }
  if (ask.kind !== 'watchAction' && ask.kind !== 'exhaustCard') return null
  if (who === view.resting)
    return { rule: 'SAW-189', text: 'Cards of the resting adventurer are safe, and of no use, tonight.' }
  if (slot.exhausted) return { rule: 'SAW-137', text: 'An exhausted card cannot be used in any way.' }
  if (ask.kind === 'exhaustCard') return null
  const { kind } = abilities[ability]
  if (kind === 'passive')
    return { rule: 'SAW-143', text: 'A passive ability works by itself; it can only be thrown on the fire.' }
  if (slot.byDie && slot.byExhausting)
    return {
      rule: 'SAW-135',
      text: 'Each card is used at most once by die and once by exhausting in a round.',
    }
  return { rule: 'SAW-R49', text: 'It has no legal target now, or it would change nothing.' }
}

function whyNotFoe(at: number, ask: SawAsk, view: SawView): Problem | null {
  const foe = view.line[at]
  if (!foe) return null
  if (ask.kind === 'abilityTarget' || ask.kind === 'abilityMay')
    return { rule: 'SAW-R53', text: 'The ability cannot pick this card, or would do nothing to it.' }
  if (ask.kind !== 'watchAction') return null
  if (!foe.faceup)
    return { rule: 'SAW-095', text: 'A facedown card cannot be the target of a direct attack.' }
  const reaching = view.adventurers.some((it, who) => who !== view.resting && !it.sitsOut && it.range > at)
  if (!reaching) return { rule: 'SAW-124', text: `Nobody on watch reaches position ${at + 1}.` }
  return { rule: 'SAW-R40', text: `All dice in reach together do not make ${foe.health}.` }
}

/** Why no die of the rester goes on a space. */
function whyNotSpace(space: CampSpace, who: number, view: SawView): Problem | null {
  const dice = diceOf(who)
  const taken = dice.filter((die) => view.lies[die] === space).length
  const here = locationOf(view, view.location)
  const has = (is: string): boolean => here.traits.some((it) => it.is === is)
  const full: Problem = { rule: 'SAW-055', text: 'Every space of this action holds a die.' }
  switch (space) {
    case 'chop':
      return full
    case 'scout':
      if (has('noScout')) return forbiddenHere(here.name, 'Scout Ahead')
      return taken === 0
        ? { rule: 'SAW-R21', text: 'There is no card to look at.' }
        : { rule: 'SAW-060', text: 'A further die on Scout Ahead must be higher than those already there.' }
    case 'map':
      if (taken > 0) return full
      return view.map.length < 2
        ? { rule: 'SAW-062', text: 'The final location cannot be exchanged.' }
        : { rule: 'SAW-061', text: `Check Map wants a die of ${mapNeeds} or more.` }
    case 'heal':
      if (has('noHeal')) return forbiddenHere(here.name, 'Heal')
      if (taken > 0) return full
      return nothingExhausted(view)
        ? { rule: 'SAW-R21', text: 'No card is exhausted: there is nothing to heal.' }
        : { rule: 'SAW-063', text: `Heal wants a die that shows exactly ${healNeeds}.` }
    case 'equip':
      return full
    case 'special':
      return whyNotSpecial(who, view)
    case 'seal':
    case 'vanquish':
    case 'bolster':
      return taken > 0
        ? { rule: 'SAW-069', text: 'This rune has been woken tonight.' }
        : { rule: 'SAW-068', text: 'Runes want at least two equal dice, each on a rune of its own.' }
  }
}

function whyNotSpecial(who: number, view: SawView): Problem {
  const { name, needs } = specials[classes[view.adventurers[who].class].special]
  if (diceOf(who).some((die) => view.lies[die] === 'special' || view.lies[die] === 'trap'))
    return { rule: 'SAW-066', text: `${name} is used once in a camp phase.` }
  return needs > 1 && !nothingExhausted(view)
    ? { rule: 'SAW-056', text: `${name} wants a die of ${needs} or more.` }
    : { rule: 'SAW-R21', text: `${name} has nothing to do now.` }
}

function forbiddenHere(place: string, action: string): Problem {
  return { rule: 'SAW-037', text: `${action} cannot be used at ${place}.` }
}

function nothingExhausted(view: SawView): boolean {
  return view.adventurers.every((it) => it.equipped.every((slot) => !slot.exhausted))
}

function whyNotAdventurer(who: number, ask: SawAsk, view: SawView): Problem | null {
  if (ask.kind === 'chooseRest' && view.adventurers[who].rests === restsEach)
    return { rule: 'SAW-048', text: `The ${whoName(who, view)} has rested twice already.` }
  return null
}
