import type { Problem } from '@dicehearth/engine'
import { abilities, type AbilityId } from './content/abilities.ts'
import { mapNeeds, type CampSpace } from './content/camp.ts'
import { none, ownerOf, type DieId } from './rules/state.ts'
import type { SawAsk } from './rules/decisions.ts'
import { cardName, whoName } from './names.ts'
import type { SawView } from './view.ts'

/** Why a piece cannot be used for this decision, with the rule. */
export function whyNot(piece: string, ask: SawAsk, view: SawView): Problem | null {
  const [sort, id] = piece.split(':')
  switch (sort) {
    case 'die':
      return whyNotDie(Number(id), ask, view)
    case 'ability':
      return whyNotAbility(id as AbilityId, ask, view)
    case 'line':
      return whyNotFoe(Number(id), ask, view)
    case 'space':
      return ask.kind === 'placeDie' ? whyNotSpace(id as CampSpace) : onlyInCamp
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
    : { rule: 'SAW-R53', text: 'This creature cannot be hurt by dice that show so little.' }
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
  if (ask.kind === 'abilityTarget' || ask.kind === 'abilityMay')
    return { rule: 'SAW-R53', text: 'The ability cannot pick this card, or would do nothing to it.' }
  if (ask.kind !== 'watchAction') return null
  const foe = view.line[at]
  if (!foe) return null
  if (!foe.faceup)
    return { rule: 'SAW-095', text: 'A facedown card cannot be the target of a direct attack.' }
  const reaching = view.adventurers.some((it, who) => who !== view.resting && !it.sitsOut && it.range > at)
  if (!reaching) return { rule: 'SAW-124', text: `Nobody on watch reaches position ${at + 1}.` }
  return { rule: 'SAW-R40', text: `All dice in reach together do not make ${foe.health}.` }
}

const spaceReasons: Readonly<Record<CampSpace, Problem>> = {
  chop: { rule: 'SAW-055', text: 'Every space of Chop Wood holds a die.' },
  scout: { rule: 'SAW-060', text: 'A further die on Scout Ahead must be higher than those already there.' },
  map: {
    rule: 'SAW-062',
    text: `Check Map takes one die of ${mapNeeds} or more, and never exchanges the final location.`,
  },
  heal: { rule: 'SAW-063', text: 'Heal takes one die that shows exactly 6, and needs an exhausted card.' },
  equip: { rule: 'SAW-055', text: 'Equip has one space, and it holds a die.' },
  special: {
    rule: 'SAW-066',
    text: 'A special action is used once in a camp phase, if its die is high enough.',
  },
  seal: { rule: 'SAW-068', text: 'Runes want at least two equal dice, each on a rune of its own.' },
  vanquish: { rule: 'SAW-068', text: 'Runes want at least two equal dice, each on a rune of its own.' },
  bolster: { rule: 'SAW-068', text: 'Runes want at least two equal dice, each on a rune of its own.' },
}

function whyNotSpace(space: CampSpace): Problem | null {
  return spaceReasons[space] ?? null
}

function whyNotAdventurer(who: number, ask: SawAsk, view: SawView): Problem | null {
  if (ask.kind === 'chooseRest' && view.adventurers[who].rests === 2)
    return { rule: 'SAW-048', text: `The ${whoName(who, view)} has rested twice already.` }
  return null
}
