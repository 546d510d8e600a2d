import {
  choose,
  type Ask,
  type Decline,
  type Option,
  type Play,
  type RealDie,
  type Shows,
} from '@dicehearth/engine'
import type { ClassId } from '../content/classes.ts'
import type { Way } from '../content/compass.ts'
import type { ClassColour, DieId } from '../content/dice.ts'
import type { FamiliarId } from '../content/familiars.ts'
import type { FiendId } from '../content/fiends.ts'
import type { CardId } from '../content/market.ts'
import type { RaceId } from '../content/races.ts'
import type { Attribute, Line, Space } from '../content/sheet.ts'
import type { RollPlayer } from './state.ts'

/**
 * What an effect comes from: the Attribute of an action, the id of a card, Class, Familiar, Fiend or Minion, or one of
 * the occasions below.
 */
export type Cause = string

/** Causes that are no card. */
export const occasions = [
  'start',
  'goldDie',
  'filledLine',
  'initiative',
  'discardMarket',
  'furtherTrophy',
  'price',
  'healed',
  'training',
  'mercenary',
  'cleanup',
] as const
export type Occasion = (typeof occasions)[number]

// Questions. The numbers of the ledger's decisions stand beside them.

/** A question of each of these kinds, with what else it says. */
type Each<K extends string, More = unknown> = K extends string ? Ask & { kind: K } & More : never

/** Questions that say everything by their kind. */
type PlainAsk = Each<
  | 'sheet' // DEC-01
  | 'familiar' // DEC-03
  | 'startDie' // DEC-04
  | 'initiative' // DEC-06
  | 'place' // DEC-07
  | 'act' // DEC-08
  | 'market' // DEC-13
  | 'huntTarget' // DEC-16
  | 'huntBefore' // DEC-17
  | 'marketEnd' // DEC-21
  | 'refresh' // DEC-22
  | 'last' // DEC-23
  | 'hire' // DEC-24
  | 'combatBefore' // DEC-25
  | 'dropWeapon' // DEC-26
  | 'drawn' // which die was drawn from the bag, at a table with real dice
>
/** DEC-02. */
interface ClassAsk extends Ask {
  kind: 'class'
  colour: ClassColour
}
/** DEC-05: for which card one of the lowest dice is chosen. */
interface SortAsk extends Ask {
  kind: 'sortDie'
  card: number
}
/** DEC-18 and DEC-25, after the roll. */
type RolledAsk = Each<'huntAfter' | 'combatAfter', { total: number }>
/** DEC-14. */
interface RoomAsk extends Ask {
  kind: 'makeRoom'
  card: CardId
}
/** DEC-11. */
interface SkillAsk extends Ask {
  kind: 'skillEffect'
  card: CardId
}
/** DEC-20. */
interface InjuryAsk extends Ask {
  kind: 'lessInjury'
  injuries: number
}

/** Targets of an effect (DEC-09, DEC-10, DEC-12, DEC-15, DEC-19, DEC-27, DEC-28). */
type EffectAsk = Each<
  | 'flipDie'
  | 'adjustDie'
  | 'rerollDie'
  | 'swapDie'
  | 'moveDie'
  | 'copyDie'
  | 'redrawDie'
  | 'tradeDie'
  | 'step'
  | 'swapCard'
  | 'summonOn'
  | 'replaceCard'
  | 'fetchCard'
  | 'banishFiend'
  | 'refreshSkill'
  | 'healOne'
  | 'combatDie'
  | 'action'
  | 'familiarAction',
  { by: Cause }
>
/** The second half of an effect on a die. */
type DieAsk = Each<
  'swapWith' | 'newValue' | 'keepValue' | 'moveTo' | 'copyFrom' | 'tradeFor',
  { by: Cause; die: DieId }
>
interface CardAsk extends Ask {
  kind: 'swapCardWith'
  by: Cause
  card: number
}

export type RpAsk =
  | PlainAsk
  | ClassAsk
  | SortAsk
  | RolledAsk
  | RoomAsk
  | SkillAsk
  | InjuryAsk
  | EffectAsk
  | DieAsk
  | CardAsk
  | RealDie

export type EffectKind = EffectAsk['kind']

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
export interface Place extends Option {
  verb: 'place'
  die: DieId
  line: Line
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
  | Place
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

/** Asks a question of this game; where there is only one answer, takes it without asking. */
export function decide<O extends RpOption>(t: RollPlayer, ask: RpAsk, options: readonly O[]): Play<O> {
  return choose(t, ask, options)
}
