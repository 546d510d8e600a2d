import {
  choose as chooseAtTable,
  decline,
  ponder as ponderAtTable,
  type Ask,
  type Decline,
  type Option,
  type Play,
  type RealDie,
  type Shows,
} from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import type { ClassId } from '../content/adventurers.ts'
import type { CampSpace, Rune } from '../content/camp.ts'
import type { CardId, DieId, Watch, Who } from './state.ts'

/** Every question of the game, and what it is about. */
export type SawAsk =
  | RealDie
  | About<'pickClass'>
  // Before and in camp.
  | About<'locationDie'>
  | (About<'rerollPick'> & { who: Who; cause: RerollCause })
  | About<'chooseRest'>
  | (About<'restRefresh'> & { who: Who })
  | About<'springRefresh'>
  | (About<'placeDie'> & { who: Who })
  | (About<'runeSecond'> & { who: Who })
  | (About<'scoutArrange'> & { cards: readonly CardId[] })
  | (About<'scoutEnd'> & { card: CardId })
  | (About<'orderCards'> & { cause: OrderCause; cards: readonly (CardId | null)[] })
  | (About<'mapChoose'> & { cards: readonly CardId[] })
  | (About<'chartChoose'> & { cards: readonly CardId[]; top: CardId | null })
  | (About<'healTarget'> & { cause: 'heal' | 'mend' })
  | (About<'equipWho'> & { cause: 'equip' | 'quartermaster'; may: boolean })
  | (About<'equipOut'> & { who: Who })
  | (About<'equipIn'> & { who: Who; out: AbilityId })
  | (About<'brewTarget'> & { face: number })
  | About<'sealChoose'>
  // On watch.
  | About<'watchAction'>
  | (About<'attackDie'> & {
      at: number
      dice: readonly DieId[]
      tamed: readonly CardId[]
      sum: number
      health: number
      /** Whether something could still be added. */
      more: boolean
    })
  | (About<'cleaveDie'> & { surplus: number })
  | (About<'stayDead'> & { card: CardId })
  | About<'triggerOrder'>
  | (About<'abilityTarget'> & { ability: AbilityId; first: number })
  | (About<'abilityMay'> & { ability: AbilityId })
  | (About<'exhaustCard'> & { cause: ExhaustCause; card: CardId; left: number })
  | (About<'summonWho'> & { card: CardId })
  | (About<'summonCard'> & { card: CardId; who: Who })
  | (About<'stunPick'> & { card: CardId; left: number })
  | (About<'stealTie'> & { card: CardId })
  | (About<'riderMount'> & { at: number })

interface About<K extends string> extends Ask {
  kind: K
}

export type RerollCause = 'crystalCavern' | 'bolster' | 'warDrums'
export type OrderCause = 'pathfinder' | 'scoutTop' | 'scoutBottom' | 'starChart'
/** A creature's damage, a creature's power, or a fire gone out. */
export type ExhaustCause = 'damage' | 'power' | 'zero'

/** Every answer. */
export type SawOption =
  | Shows
  | PickClass
  | PickWho
  | PickDie
  | Refresh
  | PlaceDie
  | PlaceRune
  | Arrange
  | ToEnd
  | NextCard
  | TakeLocation
  | SwapOut
  | SwapIn
  | PickCard
  | Attack
  | ByDie
  | ByExhausting
  | ShootAgain
  | FeedFire
  | EndWatch
  | AddDie
  | AddTamed
  | Strike
  | RemoveIt
  | Trigger
  | Target
  | Exhaust
  | Stun
  | Decline

export interface PickClass extends Option {
  verb: 'pickClass'
  class: ClassId
}
/** An adventurer: to rest, to give a die, to swap a card, to answer a summon. */
export interface PickWho extends Option {
  verb: 'pickWho'
  who: Who
}
/** A die: to roll again, to turn, to recover, to be stolen, to keep. */
export interface PickDie extends Option {
  verb: 'pickDie'
  die: DieId
}
export interface Refresh extends Option {
  verb: 'refresh'
  ability: AbilityId
}
export interface PlaceDie extends Option {
  verb: 'placeDie'
  die: DieId
  space: CampSpace
}
/** The second matching die goes to another rune. */
export interface PlaceRune extends Option {
  verb: 'placeRune'
  die: DieId
  rune: Rune
}
/** Scouted cards go back: on top (the first is the topmost) and under the deck (the first lies highest). */
export interface Arrange extends Option {
  verb: 'arrange'
  top: readonly CardId[]
  bottom: readonly CardId[]
}
export interface ToEnd extends Option {
  verb: 'toEnd'
  end: 'top' | 'bottom'
}
/** The next card put down, by its place in the question. */
export interface NextCard extends Option {
  verb: 'nextCard'
  nth: number
}
/** This location goes on top of the map. */
export interface TakeLocation extends Option {
  verb: 'takeLocation'
  card: CardId
}
export interface SwapOut extends Option {
  verb: 'swapOut'
  ability: AbilityId
}
export interface SwapIn extends Option {
  verb: 'swapIn'
  ability: AbilityId
}
/** A card of the graveyard. */
export interface PickCard extends Option {
  verb: 'pickCard'
  card: CardId
}
/** `with`: only where it is refused, the die that would take part. */
export interface Attack extends Option {
  verb: 'attack'
  at: number
  with?: DieId
}
export interface ByDie extends Option {
  verb: 'byDie'
  ability: AbilityId
  die: DieId
}
/** `losing`: it is the last unexhausted card on watch (SAW-R16). */
export interface ByExhausting extends Option {
  verb: 'byExhausting'
  ability: AbilityId
  losing: boolean
}
export interface ShootAgain extends Option {
  verb: 'shootAgain'
  die: DieId
}
export interface FeedFire extends Option {
  verb: 'feedFire'
  ability: AbilityId
  losing: boolean
}
export interface EndWatch extends Option {
  verb: 'endWatch'
}
export interface AddDie extends Option {
  verb: 'addDie'
  die: DieId
}
export interface AddTamed extends Option {
  verb: 'addTamed'
  card: CardId
}
export interface Strike extends Option {
  verb: 'strike'
}
/** Stay Dead: out of the game with it. */
export interface RemoveIt extends Option {
  verb: 'removeIt'
}
export interface Trigger extends Option {
  verb: 'trigger'
  ability: 'cleave' | 'stayDead'
}
/** A position of the line. `ability`: only where it is refused, what would be used on it. */
export interface Target extends Option {
  verb: 'target'
  at: number
  ability?: AbilityId
}
export interface Exhaust extends Option {
  verb: 'exhaust'
  ability: AbilityId
  losing: boolean
}
export interface Stun extends Option {
  verb: 'stun'
  die: DieId
  ability: AbilityId
}

export { decline, type Decline }

export const choose: <O extends SawOption>(t: Watch, ask: SawAsk, options: readonly O[]) => Play<O> =
  chooseAtTable
export const ponder: <O extends SawOption>(ask: SawAsk, options: readonly O[]) => Play<O> = ponderAtTable
