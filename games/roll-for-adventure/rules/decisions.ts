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
import type { Territory } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import type { Does } from '../content/effects.ts'
import type { Adventure, DieId, Seat } from './state.ts'

/** Where a placement goes. */
export type Location = Territory | 'resurrection' | 'enemy'

/** The land as a whole: where a placement names none of its spaces. */
export const anySpace = -1

/** Every question of the game, and what it is about. */
export type RfaAsk =
  | RealDie
  | About<'place'>
  | About<'secondPlacement'>
  | (About<'singTo'> & { marked: readonly DieId[] })
  | (About<'laySpace'> & { die: DieId })
  | (About<'movesOn'> & { from: 'first' | 'second' })
  | (About<'takeBack'> & { spaces: readonly number[] })
  | (About<'claimRow'> & { dice: number })
  | (About<'claimLines'> & { complete: readonly number[] })
  | (About<'goWithout'> & { entitled: readonly Seat[]; dice: number })
  | About<'defeatOne'>
  | (About<'moveSkullBack'> & { holes: number | 'allHoles' })
  | About<'releaseDie'>
  | (About<'loseDie'> & { from: Territory | 'resurrection' | 'board'; number: number | null })
  | About<'healer'>
  | About<'wayfinder'>
  | (About<'buryCard'> & { card: CardId })
  | About<'hearthkeeper'>
  | About<'ferrywoman'>
  | (About<'standIn'> & { territory: Territory })
  | (About<'whichTerritory'> & { card: CardId; does: Does })
  | (About<'whoseBoard'> & { card: CardId })
  | (About<'whichBarrier'> & { card: CardId })

interface About<K extends string> extends Ask {
  kind: K
}

/** Every answer. */
export type RfaOption =
  | Shows
  | PlaceDice
  | RollOn
  | Turn
  | Mirror
  | Sing
  | SingNow
  | Lay
  | Move
  | TakeBack
  | TakeAllBack
  | LeaveRest
  | ClaimRow
  | ClaimLines
  | GoWithout
  | DefeatOne
  | MoveSkullBack
  | Release
  | Lose
  | Heal
  | Look
  | Bury
  | TakeBonus
  | GoOn
  | StandIn
  | PickTerritory
  | PickBoard
  | PickSection
  | Decline
  | Use

/** Dice of one number, by kind, go to one location (on desert B their spaces are named next). */
export interface PlaceDice extends Option {
  verb: 'place'
  number: number
  own: number
  ally: number
  bonus: number
  at: Location
  /** The space of an ice cave, elsewhere `anySpace`. Whoever asks why not may have named any space or section. */
  space: number
  /** The enemy, where it is one. */
  card: CardId | null
}
/** Twinhand: no second placement; what is left is rolled. */
export interface RollOn extends Option {
  verb: 'rollOn'
}
/** Adventurer: turns a die to a face. */
export interface Turn extends Option {
  verb: 'turn'
  die: DieId
  face: number
}
/** Glasswright: all dice of this number turn to the opposite face. */
export interface Mirror extends Option {
  verb: 'mirror'
  number: number
}
/** Coinsinger: this die will be rolled again. */
export interface Sing extends Option {
  verb: 'sing'
  die: DieId
}
export interface SingNow extends Option {
  verb: 'singNow'
}
export interface Lay extends Option {
  verb: 'lay'
  die: DieId
  space: number
}
export interface Move extends Option {
  verb: 'move'
  die: DieId
}
export interface TakeBack extends Option {
  verb: 'takeBack'
  die: DieId
  space: number
}
export interface TakeAllBack extends Option {
  verb: 'takeAllBack'
}
export interface LeaveRest extends Option {
  verb: 'leaveRest'
}
export interface ClaimRow extends Option {
  verb: 'claimRow'
}
export interface ClaimLines extends Option {
  verb: 'claimLines'
  lines: readonly number[]
}
export interface GoWithout extends Option {
  verb: 'goWithout'
  seats: readonly Seat[]
}
export interface DefeatOne extends Option {
  verb: 'defeat'
  card: CardId
}
export interface MoveSkullBack extends Option {
  verb: 'moveSkullBack'
  territory: Territory
}
export interface Release extends Option {
  verb: 'release'
  die: DieId
}
export interface Lose extends Option {
  verb: 'lose'
  die: DieId
}
/** Healer: one die rests, one comes back from Oblivion. */
export interface Heal extends Option {
  verb: 'heal'
  rest: DieId
  release: DieId
}
export interface Look extends Option {
  verb: 'look'
}
export interface Bury extends Option {
  verb: 'bury'
}
export interface TakeBonus extends Option {
  verb: 'takeBonus'
}
export interface GoOn extends Option {
  verb: 'goOn'
}
/** Warrior: this die goes to Oblivion instead of the damage. */
export interface StandIn extends Option {
  verb: 'standIn'
  die: DieId
}
export interface PickTerritory extends Option {
  verb: 'pickTerritory'
  territory: Territory
}
export interface PickBoard extends Option {
  verb: 'pickBoard'
  board: Seat
}
export interface PickSection extends Option {
  verb: 'pickSection'
  section: number
}

/** Never listed, only refused: a piece that somebody pointed at and that the question is not about. */
export interface Use extends Option {
  verb: 'use'
  piece: string
}

export { decline, type Decline }

export const choose: <O extends RfaOption>(t: Adventure, ask: RfaAsk, options: readonly O[]) => Play<O> =
  chooseAtTable
export const ponder: <O extends RfaOption>(ask: RfaAsk, options: readonly O[]) => Play<O> = ponderAtTable
