import { anyone, offers, wantsReasons, type Play } from '@dicehearth/engine'
import { classes, specials } from '../content/adventurers.ts'
import {
  campSpaces,
  chopSpaces,
  healNeeds,
  isRune,
  mapNeeds,
  runes,
  scoutSpaces,
  type CampSpace,
} from '../content/camp.ts'
import { chopWood, checkMap, equip, healSomebody, scoutAhead } from './camp-actions.ts'
import { controller, everybody, exhaustedOf, watchers } from './company.ts'
import { choose, type PlaceDie, type PlaceRune } from './decisions.ts'
import { keepsDie } from './dice.ts'
import { tell } from './events.ts'
import { leaveOut, leaveOutCards, leaveOutDice } from './left-out.ts'
import { canDraw } from './piles.ts'
import { awaken } from './runes.ts'
import { specialAction } from './special-actions.ts'
import type { DieId, Rule, Watch, Who } from './state.ts'
import { diceOf, differentDice, freeDice, ownerOf, trait } from './lookups.ts'

/** One die of the resting adventurer is assigned and its action carried out (SAW-052, SAW-057). */
export function* placeOneDie(t: Watch): Play {
  const who = t.resting
  const options = placements(t, who)
  if (options.length === 0) {
    endCamp(t, who)
    return
  }
  const choice = yield* choose(t, { kind: 'placeDie', seat: controller(t, who), who }, options)
  yield* place(t, choice.die, choice.space)
  if (isRune(choice.space) && diceOnRunes(t, who).length === 1) yield* secondRune(t, who, choice.die)
}

/** All dice are assigned, or no space takes those that are left (SAW-R90). */
function endCamp(t: Watch, who: Who): void {
  const dice = freeDice(t, who)
  if (dice.length > 0) tell(t, { type: 'diceUnused', who, dice })
  t.step = 'line'
}

function* place(t: Watch, die: DieId, space: CampSpace): Play {
  t.lies[die] = space
  tell(t, { type: 'diePlaced', die, space })
  switch (space) {
    case 'chop':
      return yield* chopWood(t)
    case 'scout':
      return yield* scoutAhead(t)
    case 'map':
      return yield* checkMap(t)
    case 'heal':
      return yield* healSomebody(t, 'heal')
    case 'equip':
      return yield* equip(t)
    case 'special':
      return yield* specialAction(t, die)
    case 'seal':
    case 'vanquish':
    case 'bolster':
      return yield* awaken(t, space)
  }
}

/** Every die and every space that takes it; between equal dice there is nothing to choose. */
export function placements(t: Watch, who: Who): PlaceDie[] {
  const seat = controller(t, who)
  const list = offers<PlaceDie>(t)
  const shut = campSpaces.map((space) => keepsShut(t, who, space))
  for (const die of differentDice(t, freeDice(t, who))) {
    campSpaces.forEach((space, n) =>
      list.add({ verb: 'placeDie', seat, die, space }, shut[n] ?? keepsOff(t, die, space)),
    )
  }
  if (wantsReasons(t)) leftOutInCamp(t)
  return list.legal
}

/** Dice of the resting adventurer that lie on a space. */
function diceAt(t: Watch, who: Who, space: CampSpace): DieId[] {
  return diceOf(who).filter((die) => t.lies[die] === space)
}

/** The rule by which a space takes no die at all: it is full, or its action could do nothing. */
function keepsShut(t: Watch, who: Who, space: CampSpace): Rule | null {
  const taken = diceAt(t, who, space).length
  switch (space) {
    case 'chop':
      if (taken >= chopSpaces) return 'SAW-055'
      return taken < (trait(t, 'chopSpaces')?.spaces ?? chopSpaces) ? null : 'SAW-037'
    case 'scout':
      if (trait(t, 'noScout')) return 'SAW-037'
      if (taken >= scoutSpaces) return 'SAW-055'
      return canDraw(t) ? null : 'SAW-R21'
    case 'map':
      return taken > 0 ? 'SAW-055' : keepsMap(t)
    case 'heal':
      if (trait(t, 'noHeal')) return 'SAW-037'
      return taken > 0 ? 'SAW-055' : keepsHealing(t)
    case 'equip':
      return taken > 0 ? 'SAW-055' : null
    case 'special':
      return diceOf(who).some((die) => isOnSpecial(t, die)) ? 'SAW-066' : keepsSpecial(t, who)
    default:
      return taken > 0 ? 'SAW-069' : null
  }
}

function isOnSpecial(t: Watch, die: DieId): boolean {
  return t.lies[die] === 'special' || t.lies[die] === 'trap'
}

/** The rule by which a special action could do nothing now. */
function keepsSpecial(t: Watch, who: Who): Rule | null {
  switch (classes[t.adventurers[who].class].special) {
    case 'pathfinder':
      return canDraw(t) ? null : 'SAW-R21'
    case 'starChart':
      return keepsMap(t)
    case 'mend':
      return keepsHealing(t)
    case 'warDrums':
    case 'brew':
      return watchers(t).some((it) => freeDice(t, it).length > 0) ? null : 'SAW-R21'
    default:
      return null
  }
}

/** The final location is never exchanged, and without unused ones nothing is. */
function keepsMap(t: Watch): Rule | null {
  if (t.map.length <= 1) return 'SAW-062'
  return t.unused.length > 0 ? null : 'SAW-R21'
}

function keepsHealing(t: Watch): Rule | null {
  return everybody(t).some((who) => exhaustedOf(t, who).length > 0) ? null : 'SAW-R21'
}

/** The rule that keeps a die off a space that is open. */
function keepsOff(t: Watch, die: DieId, space: CampSpace): Rule | null {
  const who = ownerOf(die)
  const face = t.face[die]
  switch (space) {
    case 'scout':
      return diceAt(t, who, 'scout').every((other) => t.face[other] < face) ? null : 'SAW-060'
    case 'map':
      return face >= mapNeeds ? null : 'SAW-061'
    case 'heal': {
      const glade = trait(t, 'healFace')
      if (glade) return face >= glade.least ? null : 'SAW-037'
      return face === healNeeds ? null : 'SAW-063'
    }
    case 'special':
      return face >= specials[classes[t.adventurers[who].class].special].needs ? null : 'SAW-056'
    case 'seal':
    case 'vanquish':
    case 'bolster':
      return keepsOffRunes(t, who, die)
    default:
      return null
  }
}

/** For whoever asks why not: dice that cannot be assigned now, and what belongs to the watch. */
function leftOutInCamp(t: Watch): void {
  leaveOutDice(t, (die) => (ownerOf(die) === t.resting ? keepsDie(t, die) : 'SAW-052'))
  leaveOutCards(
    t,
    freeDice(t, t.resting),
    () => 'SAW-120',
    () => 'SAW-R15',
  )
}

// Runes.

function diceOnRunes(t: Watch, who: Who): DieId[] {
  return diceOf(who).filter((die) => {
    const place = t.lies[die]
    return place === 'seal' || place === 'vanquish' || place === 'bolster'
  })
}

/** Equal dice match; at a shrine any do. */
function match(t: Watch, one: DieId, other: DieId): boolean {
  return t.face[one] === t.face[other] || trait(t, 'runesMatchAny') !== undefined
}

/** A first die needs a match to follow it; a third may join two that it matches (SAW-068 to SAW-070, SAW-R18). */
function keepsOffRunes(t: Watch, who: Who, die: DieId): Rule | null {
  const there = diceOnRunes(t, who)
  // Those that lie there match each other.
  if (there.length > 0) return there.every((other) => match(t, die, other)) ? null : 'SAW-070'
  return freeDice(t, who).some((other) => other !== die && match(t, die, other)) ? null : 'SAW-068'
}

/** A matching die follows at once, on another rune. */
function* secondRune(t: Watch, who: Who, first: DieId): Play {
  const seat = controller(t, who)
  const list = offers<PlaceRune>(t)
  for (const die of differentDice(t, freeDice(t, who))) {
    for (const rune of runes) {
      const taken = diceAt(t, who, rune).length > 0
      const rule = taken ? 'SAW-069' : match(t, die, first) ? null : 'SAW-068'
      list.add({ verb: 'placeRune', seat, die, rune }, rule)
    }
  }
  if (wantsReasons(t)) leftOutOfRunes(t, who)
  const { die, rune } = yield* choose(t, { kind: 'runeSecond', seat, who }, list.legal)
  if (t.face[die] !== t.face[first])
    tell(t, { type: 'locationActs', card: t.location, trait: 'runesMatchAny' })
  yield* place(t, die, rune)
}

/** For whoever asks why not: the second die cannot go anywhere else. */
function leftOutOfRunes(t: Watch, who: Who): void {
  leftOutInCamp(t)
  for (const die of freeDice(t, who))
    for (const space of campSpaces)
      if (!isRune(space)) leaveOut(t, { verb: 'placeDie', seat: anyone, die, space }, 'SAW-R18')
}
