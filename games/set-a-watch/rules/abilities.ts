import type { Play } from '@dicehearth/engine'
import { strength, type AbilityId } from '../content/abilities.ts'
import { firewoodMost, mostTamed } from '../content/camp.ts'
import type { CreatureType } from '../content/creature-types.ts'
import {
  both,
  hurt,
  isFacedown,
  isFaceup,
  isFirst,
  isNotLast,
  isOfType,
  onDie,
  onFoe,
  passive,
  pickFoe,
  pickFromGrave,
  recover,
  recoverable,
  simply,
  targets,
  wounds,
  type AbilityEffect,
  type Use,
} from './ability-pieces.ts'
import { participants } from './company.ts'
import { defeat, sweep } from './defeat.ts'
import { rerollDie, turnDie } from './dice.ts'
import { tell } from './events.ts'
import { backstab, bloodFrenzy, innerLight, polymorph } from './feats.ts'
import { changeFirewood } from './fire.ts'
import { cardsOf, leaveLine, moveTo } from './line.ts'
import { creaturesInGrave, takeFrom } from './piles.ts'
import { turnFaceup } from './reveal.ts'
import {
  creatureOf,
  freeDice,
  isSummon,
  none,
  ownerOf,
  sidesOf,
  trait,
  type DieId,
  type Watch,
} from './state.ts'
import { health, targetable } from './values.ts'

/** What every ability card does, class by class. */
export const effects: Readonly<Record<AbilityId, AbilityEffect>> = {
  // Ranger.
  longShot: onFoe(isFacedown, defeatHidden),
  farSight: simply(function* (t) {
    t.tonight.range++
  }),
  elfSenses: simply(function* (t) {
    t.tonight.level++
    t.tonight.prevented++
  }),
  sharpshooter: passive,
  arrowStorm: simply(
    function* (t, use) {
      for (const at of targets(t, use, isFaceup)) hurt(t, at, strength.arrowStorm)
    },
    (t, use) => targets(t, use, isFaceup).length > 0,
  ),

  // Beast Master.
  tameBeast: onFoe(both(isOfType('forest'), isAlone, mayTame), function* (t, at, { who }) {
    const { card } = leaveLine(t, at)
    t.adventurers[who].tamed.push(card)
    tell(t, { type: 'tamed', card, who, fromGrave: false })
  }),
  setSnares: onFoe(isFaceup, function* (t, at) {
    const foe = leaveLine(t, at)
    t.deck.push(...cardsOf(foe))
    tell(t, { type: 'snared', card: foe.card })
  }),
  lure: onFoe(both(isFaceup, isNotLast), function* (t, at) {
    moveTo(t, at, t.line.length - 1)
  }),
  callThePack: simply(
    function* (t, use) {
      const card = yield* pickFromGrave(t, use, creaturesInGrave(t, isForest))
      takeFrom(t.graveyard, card)
      t.adventurers[use.who].tamed.push(card)
      tell(t, { type: 'tamed', card, who: use.who, fromGrave: true })
    },
    (t, use) => mayTame(t, none, use) && creaturesInGrave(t, isForest).length > 0,
  ),
  beastBond: passive,

  // Rogue.
  backstab,
  stayDead: passive,
  smokeBomb: onFoe(hasText, function* (t, at) {
    const foe = t.line[at]
    foe.ignored = true
    foe.pending = false
    tell(t, { type: 'ignored', card: foe.card })
  }),
  sleightOfHand: onDie(
    (t, use) => recoverable(t, use).filter((die) => ownerOf(die) !== use.who),
    function* (t, die) {
      recover(t, die)
    },
  ),
  shadowWalk: simply(function* (t) {
    t.tonight.shadowWalk += strength.shadowWalk
  }),

  // Warrior.
  cleave: passive,
  battleCry: simply(function* (t) {
    t.tonight.battleCry += strength.battleCry
  }),
  topple: onFoe(
    both(isFaceup, isFirst),
    wounds((t, at) =>
      health(t, at) >= strength.topple.from ? strength.topple.strong : strength.topple.weak,
    ),
  ),
  hurledAxe: onFoe(isFaceup, wounds(strength.hurledAxe)),
  grit: simply(
    function* (t, use) {
      for (const die of weakDice(t, use)) turnDie(t, die, strength.grit.becomes)
    },
    (t, use) => weakDice(t, use).length > 0,
  ),

  // Wizard.
  polymorph,
  arcBolt: onFoe(
    (t, at) => t.line[at].faceup && health(t, at) <= strength.arcBolt,
    function* (t, at, { who }) {
      yield* defeat(t, at, [who])
    },
  ),
  chainSpark: onFoe(isFaceup, function* (t, at) {
    hurt(t, at, strength.chainSpark.target)
    for (const beside of [at - 1, at + 1]) {
      if (beside >= 0 && beside < t.line.length && t.line[beside].faceup && targetable(t, beside))
        hurt(t, beside, strength.chainSpark.beside)
    }
  }),
  witheringHex: onFoe(
    isFaceup,
    wounds((t, at) => Math.ceil(health(t, at) / 2)),
  ),
  kindle: simply(
    function* (t) {
      yield* changeFirewood(t, strength.kindle)
    },
    (t) => t.firewood < firewoodMost,
  ),

  // Cleric.
  turnUndead: onFoe(isOfType('undead', 'unhallowed'), function* (t, at, { who }) {
    if (creatureOf(t, t.line[at].card).type === 'undead') yield* defeat(t, at, [who])
    else hurt(t, at, strength.turnUndead)
  }),
  smite: onFoe(
    isFaceup,
    wounds((t, at) =>
      ['undead', 'unhallowed'].includes(creatureOf(t, t.line[at].card).type)
        ? strength.smite.holy
        : strength.smite.usual,
    ),
  ),
  innerLight,
  sanctuary: simply(function* (t) {
    t.tonight.wards += strength.sanctuary
  }),
  beacon: passive,

  // Barbarian.
  rage: passive,
  thickHide: passive,
  recklessBlow: onDie(
    (t, { who }) => freeDice(t, who).filter((die) => !t.doubled[die]),
    function* (t, die) {
      t.doubled[die] = true
      tell(t, { type: 'doubled', die })
    },
  ),
  roar: onFoe(both(isFirst, isNotLast), function* (t) {
    moveTo(t, 0, t.line.length - 1)
  }),
  bloodFrenzy,

  // Alchemist.
  fireFlask: {
    can: (t, use) => t.firewood >= strength.fireFlask.needs && targets(t, use, isFaceup).length > 0,
    *play(t, use) {
      yield* changeFirewood(t, -strength.fireFlask.burns)
      yield* sweep(t, [use.who])
      const at = yield* pickFoe(t, use, targets(t, use, isFaceup))
      if (at !== none) hurt(t, at, strength.fireFlask.wounds)
    },
  },
  transmute: onDie(
    (t, use) =>
      participants(t)
        .filter((who) => who !== use.who)
        .flatMap((who) => freeDice(t, who))
        .filter((die) => t.face[die] < sidesOf(t, die)),
    function* (t, die) {
      turnDie(t, die, sidesOf(t, die))
    },
  ),
  acidVial: onFoe(isFaceup, function* (t, at) {
    t.line[at].harmless = true
    hurt(t, at, strength.acidVial)
  }),
  catalyst: passive,
  smellingSalts: onDie(recoverable, function* (t, die) {
    recover(t, die)
    yield* rerollDie(t, die)
  }),
}

/** A facedown card falls unseen; a summon comes first, and then the Unhallowed in its place falls (SAW-179). */
function* defeatHidden(t: Watch, at: number, { who }: Use): Play {
  if (isSummon(t, t.line[at].card)) yield* turnFaceup(t, at, 'ability')
  yield* defeat(t, at, [who])
}

function isAlone(t: Watch, at: number): boolean {
  return t.line[at].under === none
}

function mayTame(t: Watch, _at: number, { who }: Use): boolean {
  return t.adventurers[who].tamed.length < mostTamed && !trait(t, 'noTame')
}

/** Something to ignore: printed powers that still work. */
function hasText(t: Watch, at: number): boolean {
  const foe = t.line[at]
  if (!foe.faceup || foe.ignored) return false
  const { reveal, first, defeated, ongoing } = creatureOf(t, foe.card)
  return [reveal, first, defeated, ongoing].some((power) => power !== undefined)
}

/** The Warrior's unspent dice that Grit would raise; a die about to be paid is none of them. */
function weakDice(t: Watch, use: Use): DieId[] {
  return freeDice(t, use.who).filter((die) => die !== use.die && t.face[die] <= strength.grit.upTo)
}

const isForest = (type: CreatureType): boolean => type === 'forest'
