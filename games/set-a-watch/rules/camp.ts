import type { Play } from '@dicehearth/engine'
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
import { tell } from './events.ts'
import { canDraw } from './piles.ts'
import { awaken } from './runes.ts'
import { specialAction } from './special-actions.ts'
import { diceOf, differentDice, freeDice, trait, type DieId, type Watch, type Who } from './state.ts'

/** One die of the resting adventurer is assigned and its action carried out (SAW-052, SAW-057). */
export function* placeOneDie(t: Watch): Play {
  const who = t.resting
  if (freeDice(t, who).length === 0) {
    t.step = 'line'
    return
  }
  const choice = yield* choose(t, { kind: 'placeDie', seat: controller(t, who), who }, placements(t, who))
  yield* place(t, choice.die, choice.space)
  if (isRune(choice.space) && diceOnRunes(t, who).length === 1) yield* secondRune(t, who, choice.die)
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
  const open = campSpaces.filter((space) => isOpen(t, who, space))
  return differentDice(t, freeDice(t, who)).flatMap((die) =>
    open
      .filter((space) => takes(t, who, space, die))
      .map((space): PlaceDie => ({ verb: 'placeDie', seat, die, space })),
  )
}

/** Dice of the resting adventurer that lie on a space. */
function diceAt(t: Watch, who: Who, space: CampSpace): DieId[] {
  return diceOf(who).filter((die) => t.lies[die] === space)
}

/** Whether a space is free and its action can do something (SAW-055, SAW-R21). */
function isOpen(t: Watch, who: Who, space: CampSpace): boolean {
  const taken = diceAt(t, who, space).length
  switch (space) {
    case 'chop':
      return taken < (trait(t, 'chopSpaces')?.spaces ?? chopSpaces)
    case 'scout':
      return taken < scoutSpaces && !trait(t, 'noScout') && canDraw(t)
    case 'map':
      return taken === 0 && canExchange(t)
    case 'heal':
      return taken === 0 && !trait(t, 'noHeal') && anythingExhausted(t)
    case 'equip':
      return taken === 0
    case 'special':
      return taken === 0 && diceOf(who).every((die) => t.lies[die] !== 'trap') && specialOpen(t, who)
    default:
      return taken === 0
  }
}

/** Whether a special action can do something. */
function specialOpen(t: Watch, who: Who): boolean {
  switch (classes[t.adventurers[who].class].special) {
    case 'pathfinder':
      return canDraw(t)
    case 'starChart':
      return canExchange(t)
    case 'mend':
      return anythingExhausted(t)
    case 'warDrums':
    case 'brew':
      return watchers(t).some((it) => freeDice(t, it).length > 0)
    default:
      return true
  }
}

/** The final location is never exchanged (SAW-062). */
function canExchange(t: Watch): boolean {
  return t.unused.length > 0 && t.map.length > 1
}

function anythingExhausted(t: Watch): boolean {
  return everybody(t).some((who) => exhaustedOf(t, who).length > 0)
}

/** Whether a die meets the requirement of a space (SAW-056). */
function takes(t: Watch, who: Who, space: CampSpace, die: DieId): boolean {
  const face = t.face[die]
  switch (space) {
    case 'scout':
      return diceAt(t, who, 'scout').every((other) => t.face[other] < face)
    case 'map':
      return face >= mapNeeds
    case 'heal': {
      const glade = trait(t, 'healFace')
      return glade ? face >= glade.least : face === healNeeds
    }
    case 'special':
      return face >= specials[classes[t.adventurers[who].class].special].needs
    case 'seal':
    case 'vanquish':
    case 'bolster':
      return runeTakes(t, who, die)
    default:
      return true
  }
}

// Runes.

function diceOnRunes(t: Watch, who: Who): DieId[] {
  return diceOf(who).filter((die) => {
    const place = t.lies[die]
    return place === 'seal' || place === 'vanquish' || place === 'bolster'
  })
}

/** A first die needs an equal one to follow it; a third may join two (SAW-068 to SAW-070, SAW-R18). */
function runeTakes(t: Watch, who: Who, die: DieId): boolean {
  const there = diceOnRunes(t, who)
  const matches = (other: DieId): boolean =>
    trait(t, 'runesMatchAny') !== undefined || t.face[other] === t.face[die]
  return there.length === 0
    ? freeDice(t, who).some((other) => other !== die && matches(other))
    : there.every(matches)
}

/** A matching die follows at once, on another rune. */
function* secondRune(t: Watch, who: Who, first: DieId): Play {
  const seat = controller(t, who)
  const any = trait(t, 'runesMatchAny') !== undefined
  const matching = differentDice(
    t,
    freeDice(t, who).filter((die) => any || t.face[die] === t.face[first]),
  )
  const free = runes.filter((rune) => diceAt(t, who, rune).length === 0)
  const { die, rune } = yield* choose(
    t,
    { kind: 'runeSecond', seat, who },
    matching.flatMap((it) => free.map((on): PlaceRune => ({ verb: 'placeRune', seat, die: it, rune: on }))),
  )
  if (t.face[die] !== t.face[first])
    tell(t, { type: 'locationActs', card: t.location, trait: 'runesMatchAny' })
  yield* place(t, die, rune)
}
