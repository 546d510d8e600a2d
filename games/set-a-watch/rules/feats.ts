import type { Play } from '@dicehearth/engine'
import { strength } from '../content/abilities.ts'
import type { CreatureType } from '../content/creature-types.ts'
import {
  isFacedown,
  isFaceup,
  mayPickDie,
  mayPickFoe,
  pickDie,
  pickFoe,
  pickFromGrave,
  recover,
  targets,
  type AbilityEffect,
  type Use,
} from './ability-pieces.ts'
import { defeat } from './defeat.ts'
import { tell } from './events.ts'
import { cardsOf, faceup, insert, leaveLine, swap } from './line.ts'
import { creaturesInGrave, takeFrom } from './piles.ts'
import { turnFaceup } from './reveal.ts'
import { diceOf, none, type DieId, type Watch, type Who } from './state.ts'
import { health, targetable, totalRoll } from './values.ts'

/** The abilities that take more than one step. */

/** The last two cards are turned, the rear one last; then one that is weak enough may fall (SAW-152, SAW-R55). */
export const backstab: AbilityEffect = {
  can(t, use) {
    const total = totalRoll(t, use.who)
    return lastTwo(t, use).some((at) => !t.line[at].faceup || health(t, at) <= total)
  },
  *play(t, use): Play {
    const those = lastTwo(t, use)
    for (const at of those) if (!t.line[at].faceup) yield* turnFaceup(t, at, 'ability')
    const total = totalRoll(t, use.who)
    const weak = those.filter((at) => health(t, at) <= total && targetable(t, at))
    const at = yield* mayPickFoe(t, use, weak)
    if (at !== none) yield* defeat(t, at, [use.who])
  },
}

function lastTwo(t: Watch, use: Use): number[] {
  return targets(t, use, (_, at) => at >= t.line.length - 2)
}

/** A creature of the graveyard takes the target's place faceup; the target is buried, not defeated. */
export const polymorph: AbilityEffect = {
  can: (t, use) => targets(t, use, isFaceup).length > 0 && creaturesInGrave(t, isMortal).length > 0,
  *play(t, use): Play {
    const at = yield* pickFoe(t, use, targets(t, use, isFaceup))
    const card = yield* pickFromGrave(t, use, creaturesInGrave(t, isMortal), at)
    takeFrom(t.graveyard, card)
    const old = leaveLine(t, at)
    t.graveyard.push(...cardsOf(old))
    insert(t, at, faceup(t, card))
    tell(t, { type: 'polymorphed', card: old.card, into: card })
  },
}

const isMortal = (type: CreatureType): boolean => type !== 'unhallowed'

/** One card is turned, if there is one; then two faceup creatures may change places. */
export const innerLight: AbilityEffect = {
  can: (t, use) => targets(t, use, isFacedown).length > 0 || targets(t, use, isFaceup).length > 1,
  *play(t, use): Play {
    const lit = yield* pickFoe(t, use, targets(t, use, isFacedown))
    if (lit !== none) yield* turnFaceup(t, lit, 'ability')
    const those = targets(t, use, isFaceup)
    if (those.length < 2) return
    const one = yield* mayPickFoe(t, use, those)
    if (one === none) return
    const others = those.filter((at) => at !== one)
    swap(t, one, yield* pickFoe(t, use, others, one))
  },
}

/** Dice spent on direct attacks come back, the first at once, the others if wanted. */
export const bloodFrenzy: AbilityEffect = {
  can: (t, { who }) => struckDice(t, who).length > 0,
  *play(t, use): Play {
    recover(t, yield* pickDie(t, use, struckDice(t, use.who)))
    for (let n = 1; n < strength.bloodFrenzy; n++) {
      const die = yield* mayPickDie(t, use, struckDice(t, use.who))
      if (die === none) return
      recover(t, die)
    }
  },
}

function struckDice(t: Watch, who: Who): DieId[] {
  return diceOf(who).filter((die) => t.lies[die] === 'attack')
}
