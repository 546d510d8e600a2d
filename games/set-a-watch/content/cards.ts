import type { CreatureType, DefeatedEffect, Ongoing, StandingEffect, Trait } from './language.ts'

/** The name of a kind of card; of most kinds there are several cards. */
export type KindId = string
export type Edition = 'base' | 'deluxe'

/** A creature, or an Unhallowed, whose type is Unhallowed (SAW-020). */
export interface Creature {
  kind: 'creature'
  id: KindId
  name: string
  edition: Edition
  copies: number
  type: CreatureType
  health: number
  damage: number
  reveal?: readonly StandingEffect[] | undefined
  first?: readonly StandingEffect[] | undefined
  firstOnce?: true | undefined
  defeated?: readonly DefeatedEffect[] | undefined
  ongoing?: readonly Ongoing[] | undefined
}

/** A summon: what happens before and after the Unhallowed takes its place, and where the card goes. */
export interface Summon {
  kind: 'summon'
  id: KindId
  name: string
  edition: Edition
  copies: number
  /** One adventurer on watch exhausts a card, or something else in its stead (SAW-R78). */
  before: readonly StandingEffect[] | 'oneExhausts'
  after: readonly StandingEffect[]
  goesTo: 'graveyard' | 'underTheDeck'
}

export interface Location {
  kind: 'location'
  id: KindId
  name: string
  edition: Edition
  sort: 'normal' | 'respite' | 'final'
  firewood: number
  creatures: number
  traits: readonly Trait[]
}

export type Kind = Creature | Summon | Location
