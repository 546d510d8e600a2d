import { anyone, nothingToAsk, offers, type Play } from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import type { CreatureType } from '../content/creature-types.ts'
import { keepsFromWatch } from './company.ts'
import { choose, decline, type Decline, type PickDie, type Target } from './decisions.ts'
import { tell } from './events.ts'
import { wound } from './line.ts'
import { buriedOptions, dieOptions, everyDie } from './offering.ts'
import type { CardId, DieId, Rule, Watch, Who } from './state.ts'
import { health, keepsAbilitiesOff } from './values.ts'
import { creatureOf, kindOf, none, ownerOf } from './lookups.ts'

/** Whose ability is at work, which, and the die that was or would be spent on it. */
export interface Use {
  who: Who
  ability: AbilityId
  die: DieId
}

/** "May it be used" and "use it", from one declaration. */
export interface AbilityEffect {
  /** The rule that keeps it from being used now; null when it would do something. */
  keepsBack: (t: Watch, use: Use) => Rule | null
  /** The rule that keeps it off the card at a position of the line. */
  keepsOff: OfFoe
  play: (t: Watch, use: Use) => Play
}

/** The rule that keeps an ability off a card of the line, of the graveyard, or off a die. */
export type OfFoe = (t: Watch, at: number, use: Use) => Rule | null
export type OfBuried = (t: Watch, card: CardId) => Rule | null
export type OfDie = (t: Watch, die: DieId, use: Use) => Rule | null

type Act = (t: Watch, at: number, use: Use) => Play

// Which cards of the line an ability names (SAW-R91).

export const named = (is: boolean): Rule | null => (is ? null : 'SAW-R91')

export const faceup: OfFoe = (t, at) => named(t.line[at].faceup)
export const facedown: OfFoe = (t, at) => named(!t.line[at].faceup)
export const first: OfFoe = (_, at) => named(at === 0)
export const notLast: OfFoe = (t, at) => named(at < t.line.length - 1)

export const ofType =
  (...types: readonly CreatureType[]): OfFoe =>
  (t, at) =>
    named(t.line[at].faceup && types.includes(creatureOf(t, t.line[at].card).type))

export const both =
  (...all: readonly OfFoe[]): OfFoe =>
  (t, at, use) => {
    for (const keepsOff of all) {
      const rule = keepsOff(t, at, use)
      if (rule !== null) return rule
    }
    return null
  }

/** None of those that abilities cannot touch. */
export const touchable = (which: OfFoe): OfFoe => both(which, keepsAbilitiesOff)

/** The creatures of the graveyard of some types. */
export const buried =
  (is: (type: CreatureType) => boolean): OfBuried =>
  (t, card) => {
    const kind = kindOf(t, card)
    return named(kind.kind === 'creature' && is(kind.type))
  }

// How abilities are put together.

const always = (): null => null
const nowhere = (): Rule => 'SAW-R91'

/** Something happens to one card of the line. */
export function onFoe(which: OfFoe, act: Act, unless: AbilityEffect['keepsBack'] = always): AbilityEffect {
  const keepsOff = touchable(which)
  return {
    keepsBack: (t, use) => unless(t, use) ?? (findsFoe(t, use, keepsOff) ? null : 'SAW-R49'),
    keepsOff,
    *play(t, use) {
      const at = yield* pickFoe(t, use, keepsOff)
      if (at !== none) yield* act(t, at, use)
    },
  }
}

/** Something happens at once, with nothing to choose. */
export function simply(
  play: AbilityEffect['play'],
  keepsBack: AbilityEffect['keepsBack'] = always,
  keepsOff: OfFoe = nowhere,
): AbilityEffect {
  return { keepsBack, keepsOff, play }
}

/** Something happens to one die. */
export function onDie(keepsOut: OfDie, act: (t: Watch, die: DieId) => Play): AbilityEffect {
  return simply(
    function* (t, use) {
      const die = yield* pickDie(t, use, keepsOut)
      if (die !== none) yield* act(t, die)
    },
    (t, use) => (findsDie(t, use, keepsOut) ? null : 'SAW-R49'),
  )
}

/** A passive card cannot be used: it works by itself. */
export const passive: AbilityEffect = simply(
  function* () {},
  () => 'SAW-143',
)

export function findsFoe(t: Watch, use: Use, keepsOff: OfFoe): boolean {
  for (let at = 0; at < t.line.length; at++) if (keepsOff(t, at, use) === null) return true
  return false
}

export function findsBuried(t: Watch, keepsOut: OfBuried): boolean {
  return t.graveyard.some((card) => keepsOut(t, card) === null)
}

export function findsDie(t: Watch, use: Use, keepsOut: OfDie): boolean {
  return everyDie(t).some((die) => keepsOut(t, die, use) === null)
}

// Questions.

function foeOptions(t: Watch, use: Use, keepsOff: OfFoe): Target[] {
  const list = offers<Target>(t)
  for (let at = 0; at < t.line.length; at++) {
    const rule = keepsOff(t, at, use)
    const target: Target = { verb: 'target', seat: anyone, at }
    list.add(rule === null ? target : { ...target, ability: use.ability }, rule)
  }
  return list.legal
}

export function* pickFoe(t: Watch, use: Use, keepsOff: OfFoe, before: number = none): Play<number> {
  const options = foeOptions(t, use, keepsOff)
  if (nothingToAsk(t, options)) return none
  const { ability } = use
  return (yield* choose(t, { kind: 'abilityTarget', seat: anyone, ability, first: before }, options)).at
}

export function* mayPickFoe(t: Watch, use: Use, keepsOff: OfFoe): Play<number> {
  const options = foeOptions(t, use, keepsOff)
  if (nothingToAsk(t, options)) return none
  const ask = { kind: 'abilityMay', seat: anyone, ability: use.ability } as const
  const choice = yield* choose<Target | Decline>(t, ask, [...options, decline(anyone)])
  return choice.verb === 'target' ? choice.at : none
}

export function* pickDie(t: Watch, use: Use, keepsOut: OfDie): Play<DieId> {
  const options = dieOptions(t, anyone, (die) => keepsOut(t, die, use))
  if (nothingToAsk(t, options)) return none
  const { ability } = use
  return (yield* choose(t, { kind: 'abilityTarget', seat: anyone, ability, first: none }, options)).die
}

export function* mayPickDie(t: Watch, use: Use, keepsOut: OfDie): Play<DieId> {
  const options = dieOptions(t, anyone, (die) => keepsOut(t, die, use))
  if (nothingToAsk(t, options)) return none
  const ask = { kind: 'abilityMay', seat: anyone, ability: use.ability } as const
  const choice = yield* choose<PickDie | Decline>(t, ask, [...options, decline(anyone)])
  return choice.verb === 'pickDie' ? choice.die : none
}

export function* pickFromGrave(t: Watch, use: Use, keepsOut: OfBuried, before: number = none): Play<CardId> {
  const { card } = yield* choose(
    t,
    { kind: 'abilityTarget', seat: anyone, ability: use.ability, first: before },
    buriedOptions(t, anyone, (it) => keepsOut(t, it)),
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
export const recoverable: OfDie = (t, die, use) => {
  const rule = keepsFromWatch(t, ownerOf(die))
  if (rule !== null || die === use.die || spentPlaces.includes(t.lies[die])) return rule
  return t.lies[die] === 'location' ? 'SAW-041' : 'SAW-160'
}
const spentPlaces: readonly string[] = ['attack', 'spent', 'ability', 'creature']
