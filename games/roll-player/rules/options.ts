import type { Decline, Option, Shows } from '@dicehearth/engine'
import type { ClassId } from '../content/classes.ts'
import type { Way } from '../content/compass.ts'
import type { DieId } from '../content/dice.ts'
import type { FamiliarId } from '../content/familiars.ts'
import type { FiendId } from '../content/fiends.ts'
import type { CardId } from '../content/market.ts'
import type { RaceId } from '../content/races.ts'
import type { Attribute, LineId, Space } from '../content/sheet.ts'
import type { Cause } from './causes.ts'

// Answers.

export interface TakeSheet extends Option {
  verb: 'takeSheet'
  race: RaceId
}
export interface TakeClass extends Option {
  verb: 'takeClass'
  class: ClassId
}
export interface KeepFamiliar extends Option {
  verb: 'keepFamiliar'
  familiar: FamiliarId
}
export interface Drew extends Option {
  verb: 'drew'
  /** The number of the sort of dice. */
  sort: number
}

/** A die in hand, or a stored one, to the leftmost empty space of a line. */
export interface PlaceDie extends Option {
  verb: 'place'
  die: DieId
  line: LineId
}
export interface Store extends Option {
  verb: 'store'
  die: DieId
}
export interface Sort extends Option {
  verb: 'sort'
  die: DieId
}
export interface TakeInitiative extends Option {
  verb: 'initiative'
  card: number
}
export interface Act extends Option {
  verb: 'act'
  attribute: Attribute
  /** The other action that a Class offers in its place (Transfigure). */
  other: boolean
  /** Taken for a row above or below (Misdirection). */
  bent: boolean
}
/** An answer that says everything by its verb. */
type EachVerb<K extends string> = K extends string ? Option & { verb: K } : never
export type Simple = EachVerb<
  | 'familiarAct'
  | 'encore'
  | 'done'
  | 'endTurn'
  | 'hunt'
  | 'pass'
  | 'gather'
  | 'roll'
  | 'accept'
  | 'finish'
  | 'carryOut'
  | 'again'
  | 'healOne'
  | 'pay'
>

// Free options.
export interface UseSkill extends Option {
  verb: 'skill'
  card: CardId
}
export interface UseAbility extends Option {
  verb: 'ability'
  source: Cause
}
export interface Banish extends Option {
  verb: 'banish'
  fiend: FiendId
  with: 'charisma' | 'gold'
  gold: number
}
export interface Heal extends Option {
  verb: 'heal'
  xp: number
}
export interface Train extends Option {
  verb: 'train'
  xp: number
}
export type FreeOption = UseSkill | UseAbility | Banish | Heal | Train

// The Market and combat.
export interface Buy extends Option {
  verb: 'buy'
  card: CardId
  charisma: boolean
  gold: number
}
export interface Discard extends Option {
  verb: 'discard'
  card: CardId
  gold: number
}
export interface DropWeapon extends Option {
  verb: 'dropWeapon'
  card: CardId
}
export interface PassOver extends Option {
  verb: 'passOver'
  gold: number
}
export interface Hire extends Option {
  verb: 'hire'
  with: 'xp' | 'gold' | 'charisma'
  cost: number
}
export interface RerollCombatDie extends Option {
  verb: 'reroll'
  face: number
  xp: number
}

// Targets.
export interface TakeDie extends Option {
  verb: 'die'
  die: DieId
}
export interface TakeCardDie extends Option {
  verb: 'cardDie'
  card: number
  die: DieId
}
export interface TakeValue extends Option {
  verb: 'value'
  value: number
}
export interface TakeSpace extends Option {
  verb: 'space'
  space: Space
}
export interface TakeStep extends Option {
  verb: 'step'
  way: Way
}
export interface TakeMarketCard extends Option {
  verb: 'marketCard'
  card: CardId
}
export interface Fetch extends Option {
  verb: 'fetch'
  card: CardId
}
export interface TakeFiend extends Option {
  verb: 'fiend'
  fiend: FiendId
}
export interface Refresh extends Option {
  verb: 'refresh'
  card: CardId
}
export interface TakeCombatDie extends Option {
  verb: 'combatDie'
  face: number
}
export interface TakeAction extends Option {
  verb: 'action'
  attribute: Attribute
  other: boolean
}

export type RpOption =
  | TakeSheet
  | TakeClass
  | KeepFamiliar
  | Drew
  | PlaceDie
  | Store
  | Sort
  | TakeInitiative
  | Act
  | Simple
  | FreeOption
  | Buy
  | Discard
  | DropWeapon
  | PassOver
  | Hire
  | RerollCombatDie
  | TakeDie
  | TakeCardDie
  | TakeValue
  | TakeSpace
  | TakeStep
  | TakeMarketCard
  | Fetch
  | TakeFiend
  | Refresh
  | TakeCombatDie
  | TakeAction
  | Decline
  | Shows
