import {
  choose as chooseAtTable,
  type Ask,
  type Decline,
  type Option,
  type Play,
  type RealDie,
  type Shows,
} from '@dicehearth/engine'
import type { TakeWay, WhichWay } from '@dicehearth/story'
import type { CardId } from '../content/box.ts'
import type { DieId } from '../content/dice.ts'
import type { MarketDeck } from '../content/printed.ts'
import type { Hero, Party, Row } from './state.ts'

/** A decision of the whole party: what has been voted so far, and whether the storyteller breaks a tie (RPA-R28). */
export interface Vote {
  /** The option that each voter named, by its place in the list. */
  votes: readonly number[]
  tie: boolean
}

/** A question to one player about their own hero. */
interface OwnAsk extends Ask {
  hero: Hero
}

interface Agree extends Ask {
  kind: 'agree'
}
interface ChooseHero extends OwnAsk {
  kind: 'chooseHero'
}
interface ImportName<K extends string> extends OwnAsk {
  kind: K
  /** What the imported character calls it. */
  name: string
}
interface RaiseImport extends OwnAsk {
  kind: 'raiseImport'
  left: number
}
interface Portrait extends OwnAsk {
  kind: 'portrait'
}
interface Company extends Ask, Vote {
  kind: 'company'
}
interface JoinBonus extends OwnAsk {
  kind: 'joinBonus'
  left: number
}
interface JoinDeck extends OwnAsk {
  kind: 'joinDeck'
}
interface FirstStoryteller extends Ask, Vote {
  kind: 'firstStoryteller'
}
interface Way extends WhichWay, Vote {}
interface WhichPath extends Ask, Vote {
  kind: 'whichPath'
  at: string
  /** The party may also stop here. */
  mayStop: boolean
}
interface FirstItem extends Ask, Vote {
  kind: 'firstItem'
}
interface SecondItem extends Ask, Vote {
  kind: 'secondItem'
  item: number
}
interface RestXp extends Ask, Vote {
  kind: 'restXp'
}
interface WhoGivesUp extends Ask, Vote {
  kind: 'whoGivesUp'
  why: 'rest' | 'story' | 'limit'
}
interface GiveUp extends OwnAsk {
  kind: 'giveUp'
  why: 'rest' | 'story' | 'limit'
}
interface WhoGets extends Ask, Vote {
  kind: 'whoGets'
  card: CardId
}
interface WhoGetsOf extends Ask, Vote {
  kind: 'whoGetsRandom'
  deck: MarketDeck
}
/** The story means one player. */
interface WhoIsMeant extends Ask, Vote {
  kind: 'whoIsMeant'
  for: 'fatigue' | 'recover' | 'rows' | 'health' | 'attribute' | 'refresh'
  n: number
}
interface GainRow extends OwnAsk {
  kind: 'gainRow'
  left: number
}
interface LoseRow extends OwnAsk {
  kind: 'loseRow'
  left: number
}
interface RaiseScore extends OwnAsk {
  kind: 'raiseScore'
  /** Why: a level of mastery, or the story. */
  by: 'mastery' | 'story'
}
interface Trade extends Ask {
  kind: 'trade'
}
interface AcceptCard extends OwnAsk {
  kind: 'acceptCard'
  from: Hero
  card: CardId
}
interface BuildPool extends Ask {
  kind: 'buildPool'
}
interface Pay extends Ask {
  kind: 'pay'
  colour: Row
  /** Stamina still due, from the row of the colour or (three for each missing one) from others. */
  due: number
  instead: boolean
}
interface PlayCards extends Ask {
  kind: 'playCards'
}
/** Questions about a card or a class ability that is being played: the card is empty text for the ability. */
interface Playing extends OwnAsk {
  card: CardId
}
interface WhichEffect extends Playing {
  kind: 'whichEffect'
}
interface WhichDie extends Playing {
  kind: 'whichDie'
  /** What is done to it, as the form of the command. */
  verb: string
  left: number
}
interface WhichChange<K extends string> extends Playing {
  kind: K
  die: DieId
}
interface Whom extends Playing {
  kind: 'whom'
  verb: 'heal' | 'fill' | 'drain' | 'tire'
  n: number
}
interface PlaceDice extends Ask {
  kind: 'placeDice'
}
interface Guild extends Ask, Vote {
  kind: 'guild'
}
interface Market extends Ask {
  kind: 'market'
}
interface AgreeToSell extends OwnAsk {
  kind: 'agreeToSell'
  card: CardId
}

export type AdventureAsk =
  | Agree
  | ChooseHero
  | ImportName<'importClass'>
  | ImportName<'importPeople'>
  | ImportName<'importFamiliar'>
  | RaiseImport
  | Portrait
  | Company
  | JoinBonus
  | JoinDeck
  | FirstStoryteller
  | Way
  | WhichPath
  | FirstItem
  | SecondItem
  | RestXp
  | WhoGivesUp
  | GiveUp
  | WhoGets
  | WhoGetsOf
  | WhoIsMeant
  | GainRow
  | LoseRow
  | RaiseScore
  | Trade
  | AcceptCard
  | BuildPool
  | Pay
  | PlayCards
  | WhichEffect
  | WhichDie
  | WhichChange<'upOrDown'>
  | WhichChange<'newColour'>
  | WhichChange<'newValue'>
  | Whom
  | PlaceDice
  | Guild
  | Market
  | AgreeToSell
  | RealDie

/** The party's questions, without who votes. */
type Unvoted<A> = A extends Vote ? Omit<A, 'votes' | 'tie' | 'seat'> : never
export type Proposal = Unvoted<AdventureAsk>

interface Yes extends Option {
  verb: 'agree'
}
interface TakeHero extends Option {
  verb: 'takeHero'
  name: string
}
interface TakeName extends Option {
  verb: 'takeName'
  name: string
}
interface TakePortrait extends Option {
  verb: 'takePortrait'
  portrait: string
}
interface AddHero extends Option {
  verb: 'addHero'
}
interface RemoveHero extends Option {
  verb: 'removeHero'
  hero: Hero
}
/** No more of this. */
interface Done extends Option {
  verb: 'done'
}
interface PickHero extends Option {
  verb: 'pickHero'
  hero: Hero
}
interface PickAttribute extends Option {
  verb: 'pickAttribute'
  hero: Hero
  attribute: Row
}
interface RaiseHealth extends Option {
  verb: 'raiseHealth'
  hero: Hero
}
interface PickDeck extends Option {
  verb: 'pickDeck'
  deck: MarketDeck
}
interface TakePath extends Option {
  verb: 'takePath'
  path: string
  to: string
}
interface Stop extends Option {
  verb: 'stop'
}
interface UseItem extends Option {
  verb: 'useItem'
  item: number
}
interface UseAlone extends Option {
  verb: 'useAlone'
}
interface Back extends Option {
  verb: 'back'
}
interface SpendXp extends Option {
  verb: 'spendXp'
  xp: number
}
interface PickCard extends Option {
  verb: 'pickCard'
  hero: Hero
  card: CardId
}
interface PickRow extends Option {
  verb: 'pickRow'
  hero: Hero
  row: Row
}
interface GiveCard extends Option {
  verb: 'giveCard'
  hero: Hero
  to: Hero
  card: CardId
}
interface BuyDie extends Option {
  verb: 'buyDie'
  /** Who proposes it; -1 for the whole party. */
  hero: Hero
  colour: Row
}
interface Ready extends Option {
  verb: 'ready'
  /** Who is ready; -1 for the whole party. */
  hero: Hero
}
interface PlayCard extends Option {
  verb: 'playCard'
  hero: Hero
  card: CardId
}
interface UseClass extends Option {
  verb: 'useClass'
  hero: Hero
}
interface TakeEffect extends Option {
  verb: 'takeEffect'
  effect: number
}
interface PickDie extends Option {
  verb: 'pickDie'
  die: DieId
}
interface Adjust extends Option {
  verb: 'adjust'
  by: 1 | -1
}
interface BeColour extends Option {
  verb: 'beColour'
  colour: Row
}
interface BeValue extends Option {
  verb: 'beValue'
  value: number
}
interface PlaceDie extends Option {
  verb: 'placeDie'
  die: DieId
  foe: number
  slot: number
}
export type Advance = 'health' | 'combatDice' | 'bonusLimit' | 'mastery'
interface BuyAdvance extends Option {
  verb: 'buyAdvance'
  what: Advance
  /** Whose health; -1 for what belongs to the party. */
  hero: Hero
  /** In XP. */
  price: number
}
interface BuyBonusCard extends Option {
  verb: 'buyBonusCard'
  price: number
}
interface BuyCard extends Option {
  verb: 'buyCard'
  hero: Hero
  card: CardId
  price: number
}
interface SellCard extends Option {
  verb: 'sellCard'
  hero: Hero
  card: CardId
}

export type AdventureOption =
  | Yes
  | Decline
  | TakeHero
  | TakeName
  | TakePortrait
  | AddHero
  | RemoveHero
  | Done
  | PickHero
  | PickAttribute
  | RaiseHealth
  | PickDeck
  | TakeWay
  | TakePath
  | Stop
  | UseItem
  | UseAlone
  | Back
  | SpendXp
  | PickCard
  | PickRow
  | GiveCard
  | BuyDie
  | Ready
  | PlayCard
  | UseClass
  | TakeEffect
  | PickDie
  | Adjust
  | BeColour
  | BeValue
  | PlaceDie
  | BuyAdvance
  | BuyBonusCard
  | BuyCard
  | SellCard
  | Shows

/** The options with this verb. */
export type Answer<V extends AdventureOption['verb']> = Extract<AdventureOption, { verb: V }>

export const choose: <O extends AdventureOption>(
  t: Party,
  ask: AdventureAsk,
  options: readonly O[],
) => Play<O> = chooseAtTable
