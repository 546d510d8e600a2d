import { anyone, type Play } from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import { participants } from './company.ts'
import { choose, decline, type Decline, type PickCard, type PickDie, type Target } from './decisions.ts'
import { tell } from './events.ts'
import { wound } from './line.ts'
import { differentBuried } from './piles.ts'
import {
  creatureOf,
  differentDice,
  diceOf,
  none,
  type CardId,
  type DieId,
  type Watch,
  type Who,
} from './state.ts'
import { has, health, shield } from './values.ts'

/** Whose ability is at work, which, and the die that was or would be spent on it. */
export interface Use {
  who: Who
  ability: AbilityId
  die: DieId
}

/** "May it be used" and "use it", from one declaration (SAW-R49). */
export interface AbilityEffect {
  can(t: Watch, use: Use): boolean
  play(t: Watch, use: Use): Play
}

type Where = (t: Watch, at: number, use: Use) => boolean
type Act = (t: Watch, at: number, use: Use) => Play

// Which cards of the line.

export const isFaceup: Where = (t, at) => t.line[at].faceup
export const isFacedown: Where = (t, at) => !t.line[at].faceup
export const isFirst: Where = (_, at) => at === 0
export const isNotLast: Where = (t, at) => at < t.line.length - 1

export const isOfType =
  (...types: readonly string[]): Where =>
  (t, at) =>
    t.line[at].faceup && types.includes(creatureOf(t, t.line[at].card).type)

export const both =
  (...all: readonly Where[]): Where =>
  (t, at, use) =>
    all.every((is) => is(t, at, use))

/** The positions that an ability may pick. */
export function targets(t: Watch, use: Use, where: Where): number[] {
  const found: number[] = []
  const last = Math.min(shield(t), t.line.length - 1)
  for (let at = 0; at <= last; at++) {
    if (where(t, at, use) && !has(t, t.line[at], 'untargetable')) found.push(at)
  }
  return found
}

// How abilities are put together.

/** Something happens to one card of the line. */
export function onFoe(where: Where, act: Act): AbilityEffect {
  return {
    can: (t, use) => targets(t, use, where).length > 0,
    *play(t, use) {
      const at = yield* pickFoe(t, use, targets(t, use, where))
      if (at !== none) yield* act(t, at, use)
    },
  }
}

/** Something happens at once, with nothing to choose. */
export function simply(
  act: (t: Watch, use: Use) => Play,
  can: AbilityEffect['can'] = () => true,
): AbilityEffect {
  return { can, play: act }
}

/** Something happens to one die. */
export function onDie(
  which: (t: Watch, use: Use) => DieId[],
  act: (t: Watch, die: DieId) => Play,
): AbilityEffect {
  return {
    can: (t, use) => which(t, use).length > 0,
    *play(t, use) {
      const die = yield* pickDie(t, use, which(t, use))
      if (die !== none) yield* act(t, die)
    },
  }
}

/** A passive card does nothing when used: it cannot be (SAW-143). */
export const passive: AbilityEffect = { can: () => false, *play() {} }

// Questions.

export function* pickFoe(
  t: Watch,
  use: Use,
  positions: readonly number[],
  first: number = none,
): Play<number> {
  if (positions.length === 0) return none
  const { at } = yield* choose(
    t,
    { kind: 'abilityTarget', seat: anyone, ability: use.ability, first },
    positions.map((at): Target => ({ verb: 'target', seat: anyone, at })),
  )
  return at
}

export function* mayPickFoe(t: Watch, use: Use, positions: readonly number[]): Play<number> {
  if (positions.length === 0) return none
  const choice = yield* choose<Target | Decline>(
    t,
    { kind: 'abilityMay', seat: anyone, ability: use.ability },
    [...positions.map((at): Target => ({ verb: 'target', seat: anyone, at })), decline(anyone)],
  )
  return choice.verb === 'target' ? choice.at : none
}

export function* pickDie(t: Watch, use: Use, dice: readonly DieId[]): Play<DieId> {
  if (dice.length === 0) return none
  const { die } = yield* choose(
    t,
    { kind: 'abilityTarget', seat: anyone, ability: use.ability, first: none },
    differentDice(t, dice).map((die): PickDie => ({ verb: 'pickDie', seat: anyone, die })),
  )
  return die
}

export function* mayPickDie(t: Watch, use: Use, dice: readonly DieId[]): Play<DieId> {
  if (dice.length === 0) return none
  const choice = yield* choose<PickDie | Decline>(
    t,
    { kind: 'abilityMay', seat: anyone, ability: use.ability },
    [
      ...differentDice(t, dice).map((die): PickDie => ({ verb: 'pickDie', seat: anyone, die })),
      decline(anyone),
    ],
  )
  return choice.verb === 'pickDie' ? choice.die : none
}

export function* pickFromGrave(
  t: Watch,
  use: Use,
  cards: readonly CardId[],
  first: number = none,
): Play<CardId> {
  const { card } = yield* choose(
    t,
    { kind: 'abilityTarget', seat: anyone, ability: use.ability, first },
    differentBuried(t, cards).map((card): PickCard => ({ verb: 'pickCard', seat: anyone, card })),
  )
  return card
}

// Small effects.

export function hurt(t: Watch, at: number, wounds: number): void {
  wound(t, at, wounds)
  tell(t, { type: 'wounded', card: t.line[at].card, wounds, health: health(t, at) })
}

export const wounds = (n: number | ((t: Watch, at: number) => number)): Act =>
  function* (t, at) {
    hurt(t, at, typeof n === 'number' ? n : n(t, at))
  }

export function recover(t: Watch, die: DieId): void {
  t.lies[die] = 'free'
  t.on[die] = none
  tell(t, { type: 'recovered', die })
}

/** Dice of those who take part that are spent or stolen (SAW-160); a die about to be paid is as good as spent. */
export function recoverable(t: Watch, use: Use): DieId[] {
  return participants(t)
    .flatMap(diceOf)
    .filter((die) => die === use.die || spentPlaces.includes(t.lies[die]))
}
const spentPlaces: readonly string[] = ['attack', 'spent', 'ability', 'creature']
