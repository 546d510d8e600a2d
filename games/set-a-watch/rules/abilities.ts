import type { Play } from '@dicehearth/engine'
import { strength, type AbilityId } from '../content/abilities.ts'
import { firewoodMost, mostTamed } from '../content/camp.ts'
import {
  both,
  buried,
  facedown,
  faceup,
  findsBuried,
  findsFoe,
  first,
  hurt,
  named,
  notLast,
  ofType,
  onDie,
  onFoe,
  passive,
  pickFoe,
  pickFromGrave,
  recover,
  recoverable,
  simply,
  touchable,
  wounds,
  type AbilityEffect,
  type OfFoe,
  type Use,
} from './ability-pieces.ts'
import { keepsFromWatch } from './company.ts'
import { defeat, sweep } from './defeat.ts'
import { keepsDie, rerollDie, turnDie } from './dice.ts'
import { tell } from './events.ts'
import { backstab, bloodFrenzy, innerLight, polymorph } from './feats.ts'
import { changeFirewood } from './fire.ts'
import { cardsOf, leaveLine, moveTo } from './line.ts'
import { takeFrom } from './piles.ts'
import { turnFaceup } from './reveal.ts'
import type { DieId, Rule, Watch } from './state.ts'
import { health } from './values.ts'
import { creatureOf, freeDice, isSummon, none, ownerOf, sidesOf, trait } from './lookups.ts'

const anyFaceup: OfFoe = touchable(faceup)
const forest = buried((type) => type === 'forest')

/** What every ability card does, class by class. */
export const effects: Readonly<Record<AbilityId, AbilityEffect>> = {
  // Ranger.
  longShot: onFoe(facedown, defeatHidden),
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
      for (let at = 0; at < t.line.length; at++)
        if (anyFaceup(t, at, use) === null) hurt(t, at, strength.arrowStorm)
    },
    (t, use) => (findsFoe(t, use, anyFaceup) ? null : 'SAW-R49'),
    anyFaceup,
  ),

  // Beast Master.
  tameBeast: onFoe(
    both(ofType('forest'), alone),
    function* (t, at, { who }) {
      leaveLine(t, at, ({ card }) => {
        t.adventurers[who].tamed.push(card)
        tell(t, { type: 'tamed', card, who, fromGrave: false })
      })
    },
    keepsFromTaming,
  ),
  setSnares: onFoe(faceup, function* (t, at) {
    leaveLine(t, at, (foe) => {
      t.deck.push(...cardsOf(foe))
      tell(t, { type: 'snared', card: foe.card })
    })
  }),
  lure: onFoe(both(faceup, notLast), function* (t, at) {
    moveTo(t, at, t.line.length - 1)
  }),
  callThePack: simply(
    function* (t, use) {
      const card = yield* pickFromGrave(t, use, forest)
      takeFrom(t.graveyard, card)
      t.adventurers[use.who].tamed.push(card)
      tell(t, { type: 'tamed', card, who: use.who, fromGrave: true })
    },
    (t, use) => keepsFromTaming(t, use) ?? (findsBuried(t, forest) ? null : 'SAW-R49'),
  ),
  beastBond: passive,

  // Rogue.
  backstab,
  stayDead: passive,
  smokeBomb: onFoe(both(faceup, withText), function* (t, at) {
    const foe = t.line[at]
    foe.ignored = true
    foe.pending = false
    tell(t, { type: 'ignored', card: foe.card })
  }),
  sleightOfHand: onDie(
    (t, die, use) => named(ownerOf(die) !== use.who) ?? recoverable(t, die, use),
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
    both(faceup, first),
    wounds((t, at) =>
      health(t, at) >= strength.topple.from ? strength.topple.strong : strength.topple.weak,
    ),
  ),
  hurledAxe: onFoe(faceup, wounds(strength.hurledAxe)),
  grit: simply(
    function* (t, use) {
      for (const die of weakDice(t, use)) turnDie(t, die, strength.grit.becomes)
    },
    (t, use) => (weakDice(t, use).length > 0 ? null : 'SAW-R49'),
  ),

  // Wizard.
  polymorph,
  arcBolt: onFoe(
    both(faceup, (t, at) => named(health(t, at) <= strength.arcBolt)),
    function* (t, at, { who }) {
      yield* defeat(t, at, [who])
    },
  ),
  chainSpark: onFoe(faceup, function* (t, at, use) {
    hurt(t, at, strength.chainSpark.target)
    for (const beside of [at - 1, at + 1]) {
      if (beside >= 0 && beside < t.line.length && anyFaceup(t, beside, use) === null)
        hurt(t, beside, strength.chainSpark.beside)
    }
  }),
  witheringHex: onFoe(
    faceup,
    wounds((t, at) => Math.ceil(health(t, at) / 2)),
  ),
  kindle: simply(
    function* (t) {
      yield* changeFirewood(t, strength.kindle)
    },
    (t) => (t.firewood < firewoodMost ? null : 'SAW-R49'),
  ),

  // Cleric.
  turnUndead: onFoe(ofType('undead', 'unhallowed'), function* (t, at, { who }) {
    if (creatureOf(t, t.line[at].card).type === 'undead') yield* defeat(t, at, [who])
    else hurt(t, at, strength.turnUndead)
  }),
  smite: onFoe(
    faceup,
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
    (t, die, { who }) =>
      named(ownerOf(die) === who) ?? keepsDie(t, die) ?? (t.doubled[die] ? 'SAW-R49' : null),
    function* (t, die) {
      t.doubled[die] = true
      tell(t, { type: 'doubled', die })
    },
  ),
  roar: onFoe(both(first, notLast), function* (t) {
    moveTo(t, 0, t.line.length - 1)
  }),
  bloodFrenzy,

  // Alchemist.
  fireFlask: {
    keepsBack: (t, use) =>
      named(t.firewood >= strength.fireFlask.needs) ?? (findsFoe(t, use, anyFaceup) ? null : 'SAW-R49'),
    keepsOff: anyFaceup,
    *play(t, use) {
      yield* changeFirewood(t, -strength.fireFlask.burns)
      yield* sweep(t, [use.who])
      const at = yield* pickFoe(t, use, anyFaceup)
      if (at !== none) hurt(t, at, strength.fireFlask.wounds)
    },
  },
  transmute: onDie(
    (t, die, { who }) =>
      named(ownerOf(die) !== who) ??
      keepsFromWatch(t, ownerOf(die)) ??
      keepsDie(t, die) ??
      (t.face[die] < sidesOf(t, die) ? null : 'SAW-R49'),
    function* (t, die) {
      turnDie(t, die, sidesOf(t, die))
    },
  ),
  acidVial: onFoe(faceup, function* (t, at) {
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

/** A rider and its mount cannot be tamed (SAW-173). */
function alone(t: Watch, at: number): Rule | null {
  return t.line[at].under === none ? null : 'SAW-173'
}

/** The Beast Master holds two at most, and at some places nothing can be tamed. */
function keepsFromTaming(t: Watch, { who }: Use): Rule | null {
  if (trait(t, 'noTame')) return 'SAW-037'
  return t.adventurers[who].tamed.length < mostTamed ? null : 'SAW-169'
}

/** Something to ignore: printed powers that still work. */
function withText(t: Watch, at: number): Rule | null {
  const foe = t.line[at]
  const { reveal, first, defeated, ongoing } = creatureOf(t, foe.card)
  const powers = [reveal, first, defeated, ongoing].some((power) => power !== undefined)
  return powers && !foe.ignored ? null : 'SAW-R49'
}

/** The Warrior's unspent dice that Grit would raise, without the one about to be paid. */
function weakDice(t: Watch, use: Use): DieId[] {
  return freeDice(t, use.who).filter((die) => die !== use.die && t.face[die] <= strength.grit.upTo)
}
