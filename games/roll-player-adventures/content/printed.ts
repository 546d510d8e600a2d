import type { Colour } from './dice.ts'

/** What is printed on the cards, pages and sheets: texts as people read them, in the language of `story/cards.ts`. */

/** What becomes of a card that was played, instead of the discard zone. */
export type Icon = 'spent' | 'once' | 'return'

export interface PrintedCard {
  id: string
  name: string
  /** The colour it is bound to; without one it is neutral. */
  colour?: Colour
  /** "8", "8-INT" (less the buyer's score), "6/4 Reedling" (less for one people); without one it cannot be sold. */
  cost?: string
  does: string
  icons?: readonly Icon[]
}

export interface PrintedFamiliar {
  number: number
  name: string
  /** The colours of its die. */
  die: string
  does: string
  cost?: string
  icons?: readonly Icon[]
  /** The adventure that it is found in. */
  home: string
}

export interface PrintedRare {
  id: string
  name: string
  does: string
  cost?: string
  icons?: readonly Icon[]
  home: string
}

export type Level = 'I' | 'II' | 'III' | 'IV'

export interface PrintedSkill {
  name: string
  colours: string
  /** For each difficulty the dice limit and the slots: "R3 x1; K*". */
  rows: Readonly<Record<Level, readonly [limit: number, slots: string]>>
}

export interface PrintedEnemy {
  id: string
  name: string
  tier: 1 | 2 | 3 | 4 | 'Boss'
  /** "K3 c1 x1; *4 c1": slot, counterattack, reward. */
  slots: string
  /** What the second and the third space of the round track do; the first is always blank (RPA-R47). */
  track: readonly [second: string, third: string]
}

export interface PrintedModifier {
  number: number
  name: string
  kind: 'check' | 'combat' | 'both'
  does: string
}

export interface PrintedClass {
  name: string
  colour: Colour
  does: string
}

export interface PrintedMapCard {
  id: string
  name: string
  home: string
}

export interface PrintedItem {
  number: number
  name: string
  /** The stamina that its use costs every player. */
  cost: number
  homes: readonly string[]
}

export interface PrintedTitle {
  id: string
  name: string
  home: string
  /** What the party remembers. */
  memory?: string
}

export interface PrintedHero {
  name: string
  people: string
  class: string
  scores: readonly number[]
  /** The cards on the back of the portrait. */
  hand: readonly string[]
  past: string
}

/** A market deck (RPA-008). */
export const marketDecks = ['armor', 'weapon', 'skill', 'trait', 'scroll'] as const
export type MarketDeck = (typeof marketDecks)[number]

/** Everything in the box but the books. */
export interface PrintedPack {
  peoples: readonly string[]
  /** In journal order, from top to bottom (RPA-R23). */
  factions: readonly string[]
  skills: readonly PrintedSkill[]
  enemies: readonly PrintedEnemy[]
  modifiers: readonly PrintedModifier[]
  classes: readonly PrintedClass[]
  market: Readonly<Record<MarketDeck, readonly PrintedCard[]>>
  familiars: readonly PrintedFamiliar[]
  rares: readonly PrintedRare[]
  mapCards: readonly PrintedMapCard[]
  items: readonly PrintedItem[]
  titles: readonly PrintedTitle[]
  heroes: readonly PrintedHero[]
}
