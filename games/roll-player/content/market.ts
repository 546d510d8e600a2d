import type { Way } from './compass.ts'
import type { ClassColour } from './dice.ts'
import type { Effect, Printed, Stars } from './language.ts'
import type { Moment } from './moments.ts'
import type { Box, Dots } from './printed.ts'

export type CardId = string

interface Common {
  id: CardId
  name: string
  box: Box
  dots: Dots
  cost: number
}
export interface Weapon extends Common, Printed {
  type: 'weapon'
  hands: 0 | 1 | 2
}
export interface Armor extends Common {
  type: 'armor'
  set: ArmorSet
}
export interface Skill extends Common {
  type: 'skill'
  arrow: Way
  /** Without a moment it may be used at any time (RP-111). */
  when?: Moment | undefined
  does: Effect[]
}
export interface Trait extends Common {
  type: 'trait'
  arrow: Way
  final: Stars
}
export interface Scroll extends Common {
  type: 'scroll'
  does: Effect[]
}
export type MarketCard = Weapon | Armor | Skill | Trait | Scroll

export const armorSetIds = ['iron', 'hide', 'silk', 'scale'] as const
export type ArmorSet = (typeof armorSetIds)[number]

export interface ArmorSetCard {
  name: string
  /** Who wears it best (RP-199). */
  colours: readonly ClassColour[]
  /** Stars for 0 to 5 pieces (RP-R37). */
  stars: readonly number[]
}

const usual: readonly number[] = [0, 1, 2, 4, 6, 9]

export const armorSets: Readonly<Record<ArmorSet, ArmorSetCard>> = {
  iron: { name: 'Iron', colours: ['red', 'white'], stars: usual },
  hide: { name: 'Hide', colours: ['green', 'black'], stars: usual },
  silk: { name: 'Silk', colours: ['blue', 'purple'], stars: usual },
  scale: { name: 'Scale', colours: [], stars: [0, 1, 3, 5, 7, 10] },
}
