import type { Play } from '@dicehearth/engine'
import { strength } from '../content/abilities.ts'
import {
  both,
  buried,
  facedown,
  faceup,
  findsBuried,
  findsDie,
  findsFoe,
  mayPickDie,
  mayPickFoe,
  named,
  pickDie,
  pickFoe,
  pickFromGrave,
  recover,
  touchable,
  type AbilityEffect,
  type OfDie,
  type OfFoe,
} from './ability-pieces.ts'
import { defeat } from './defeat.ts'
import { tell } from './events.ts'
import { cardsOf, faceup as faceupFoe, insert, leaveLine, swap } from './line.ts'
import { takeFrom } from './piles.ts'
import { turnFaceup } from './reveal.ts'
import { health, totalRoll } from './values.ts'
import { none, ownerOf } from './lookups.ts'

/** The abilities that take more than one step. */

const amongLastTwo = touchable((t, at) => named(at >= t.line.length - 2))
/** As weak as the Rogue's roll is high; of a facedown card nobody knows yet. */
const weakEnough: OfFoe = (t, at, { who }) =>
  t.line[at].faceup && health(t, at) > totalRoll(t, who) ? 'SAW-152' : null
const stabbed = both(amongLastTwo, weakEnough)

/** The last two cards are turned, the rear one last; then one that is weak enough may fall (SAW-152, SAW-R55). */
export const backstab: AbilityEffect = {
  keepsBack: (t, use) => (findsFoe(t, use, stabbed) ? null : 'SAW-R49'),
  keepsOff: stabbed,
  *play(t, use): Play {
    const those = t.line.flatMap((_, at) => (amongLastTwo(t, at, use) === null ? [at] : []))
    for (const at of those) if (!t.line[at].faceup) yield* turnFaceup(t, at, 'ability')
    const turned: OfFoe = (_, at) => named(those.includes(at))
    const at = yield* mayPickFoe(t, use, touchable(both(turned, weakEnough)))
    if (at !== none) yield* defeat(t, at, [use.who])
  },
}

const anyFaceup = touchable(faceup)
const mortal = buried((type) => type !== 'unhallowed')

/** A creature of the graveyard takes the target's place faceup; the target is buried, not defeated. */
export const polymorph: AbilityEffect = {
  keepsBack: (t, use) => (findsFoe(t, use, anyFaceup) && findsBuried(t, mortal) ? null : 'SAW-R49'),
  keepsOff: anyFaceup,
  *play(t, use): Play {
    const at = yield* pickFoe(t, use, anyFaceup)
    const card = yield* pickFromGrave(t, use, mortal, at)
    takeFrom(t.graveyard, card)
    leaveLine(t, at, (old) => {
      t.graveyard.push(...cardsOf(old))
      insert(t, at, faceupFoe(t, card))
      tell(t, { type: 'polymorphed', card: old.card, into: card })
    })
  },
}

const anyFacedown = touchable(facedown)

/** One card is turned, if there is one; then two faceup creatures may change places. */
export const innerLight: AbilityEffect = {
  keepsBack: (t, use) => {
    const swaps = t.line.filter((_, at) => anyFaceup(t, at, use) === null).length > 1
    return swaps || findsFoe(t, use, anyFacedown) ? null : 'SAW-R49'
  },
  keepsOff: touchable(() => null),
  *play(t, use): Play {
    const lit = yield* pickFoe(t, use, anyFacedown)
    if (lit !== none) yield* turnFaceup(t, lit, 'ability')
    if (t.line.filter((_, at) => anyFaceup(t, at, use) === null).length < 2) return
    const one = yield* mayPickFoe(t, use, anyFaceup)
    if (one === none) return
    const other = both(anyFaceup, (_, at) => named(at !== one))
    swap(t, one, yield* pickFoe(t, use, other, one))
  },
}

const struck: OfDie = (t, die, { who }) => named(ownerOf(die) === who && t.lies[die] === 'attack')

/** Dice spent on direct attacks come back, the first at once, the others if wanted. */
export const bloodFrenzy: AbilityEffect = {
  keepsBack: (t, use) => (findsDie(t, use, struck) ? null : 'SAW-R49'),
  keepsOff: () => 'SAW-R91',
  *play(t, use): Play {
    recover(t, yield* pickDie(t, use, struck))
    for (let n = 1; n < strength.bloodFrenzy; n++) {
      const die = yield* mayPickDie(t, use, struck)
      if (die === none) return
      recover(t, die)
    }
  },
}
