import type { Ask, RealDie } from '@dicehearth/engine'
import type { ClassColour, DieId } from '../content/dice.ts'
import type { CardId } from '../content/market.ts'
import type { Cause } from './causes.ts'

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
