import {
  choose as engineChoose,
  ponder as enginePonder,
  type Ask,
  type Decline,
  type Option,
  type Play,
  type RealDie,
  type Shows,
  type TableState,
} from '@dicehearth/engine'
import type { Price } from '../content/adventure.ts'
import type { Status } from '../content/language.ts'
import type { Verb } from '../content/words/effects.ts'
import type { Seat } from './state.ts'

/** One question for each of these kinds, about the same things. */
type AskOf<K extends string, About = object> = K extends string ? Ask & { kind: K } & About : never

/** One answer for each of these verbs, with the same particulars. */
type OptionOf<V extends string, With = object> = V extends string ? Option & { verb: V } & With : never

// What is asked. The seat is that of the Character concerned; where several may answer, it is anyone's.

/** Something was read or seen, and the game goes on when somebody says so (DEC-04). */
export type ContinueAsk = AskOf<'continue', { after: 'text' | 'outcome' | 'action' | 'reward' | 'levelUp' }>
export type GroupAsk = AskOf<'choice' | 'riddle' | 'offer'>
export type Tracked = 'life' | 'defense' | 'guard'

export type FatesAsk =
  | AskOf<'pickCharacter' | 'spell' | 'excess' | 'fate' | 'act' | 'concede'>
  | GroupAsk
  | ContinueAsk
  | AskOf<'payPrice', { what: Price['what']; left: number }>
  | AskOf<'swap' | 'handOver', { card: string }>
  /** A gift has nothing against it. */
  | AskOf<'agree', { from: Seat; card: string; against: string }>
  | AskOf<'payment', { ability: string }>
  /** Targets are chosen one at a time (RF-065). */
  | AskOf<'target', { source: string; does: Verb; left: number }>
  | AskOf<'rerollDie' | 'turnDie', { source: string; left: number; to: number | 'any' }>
  | AskOf<'turnTo', { source: string; face: number }>
  // At a physical table
  | AskOf<'use' | 'answer' | 'entryEnemy' | 'entryMore' | 'confirmCorrection' | 'gameOver'>
  | AskOf<'instruction' | 'luckShows'>
  | AskOf<'entryNumber' | 'entryStatus' | 'correct' | 'correctLife', { enemy: number }>
  | AskOf<'track', { hero: Seat }>
  | AskOf<'trackNumber', { hero: Seat; what: Tracked }>
  | RealDie

// What can be answered.

export type GoOn = OptionOf<'goOn'>
export type Cancel = OptionOf<'cancel'>
export type Accept = OptionOf<'accept'>
export type Enough = OptionOf<'enough'>
export type GameOver = OptionOf<'gameOver'>
export type PickCharacter = OptionOf<'pickCharacter', { character: string }>
/** One of the listed options of a choice, or of the listed answers of a riddle. */
export type Decide = OptionOf<'decide', { option: number }>
/** How an answer is spelled out. */
export type Spell = OptionOf<'letter', { letter: string }> | OptionOf<'sayIt' | 'giveUp'>
export type PayCard = OptionOf<'payCard', { card: string }>
export type OfferCard = OptionOf<'offerCard', { card: string }>
export type GiveTo = OptionOf<'giveTo', { hero: Seat }>
export type SwapFor = OptionOf<'swapFor', { hero: Seat; card: string }>
/** Dice by their values, for dice of equal value are interchangeable. */
export type Pay = OptionOf<'pay', { faces: readonly number[] }>
export type Aim = OptionOf<'aim', { enemy: number }>
export type Aid = OptionOf<'aid', { hero: Seat }>
export type LuckShows = OptionOf<'luckShows', { face: number }>
export type EnterNumber = OptionOf<'number', { number: number }>
export type EnterStatus = OptionOf<'inflict', { status: Status }>
export type Correct = OptionOf<'correct', { enemy: number }>
export type SetStatus = OptionOf<'setStatus', { status: Status; on: boolean }>
export type Track = OptionOf<'track', { hero: Seat }>

export type FatesOption =
  | GoOn
  | Cancel
  | Accept
  | Enough
  | GameOver
  | PickCharacter
  | Decide
  | Spell
  | PayCard
  | OfferCard
  | OptionOf<'swapOut' | 'dropCard', { card: string }>
  | GiveTo
  | SwapFor
  | OptionOf<'leaveCard' | 'agree' | 'rerollLuck' | 'leaveLuck' | 'pass' | 'concede' | 'confirm'>
  | OptionOf<'attempt' | 'skip', { status: Status }>
  | OptionOf<'keep', { faces: readonly number[] }>
  | Pay
  | OptionOf<'use', { ability: string }>
  | Aim
  | Aid
  | OptionOf<'pickDie' | 'turnTo', { face: number }>
  | OptionOf<'endPhase' | 'undoUse' | 'addTarget' | 'done' | 'correctLife'>
  | OptionOf<'enterUse', { hero: Seat }>
  | LuckShows
  | EnterNumber
  | EnterStatus
  | Correct
  | SetStatus
  | Track
  | OptionOf<'trackWhat', { what: Tracked }>
  | Decline
  | Shows

export const choose: <O extends FatesOption>(t: TableState, ask: FatesAsk, options: readonly O[]) => Play<O> =
  engineChoose
export const ponder: <O extends FatesOption>(ask: FatesAsk, options: readonly O[]) => Play<O> = enginePonder
