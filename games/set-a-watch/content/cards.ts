import { whole } from '@dicehearth/engine/words'
import * as z from 'zod'
import { defeatedEffect, standingEffect, type Effect } from './effects.ts'
import { creatureType } from './language.ts'
import { ongoingPower } from './ongoing.ts'
import { trait } from './traits.ts'

/** The name of a kind of card; of most kinds there are several cards. */
export type KindId = string
export type Edition = 'base' | 'deluxe'

const powers = <T extends z.ZodType>(power: T) => z.array(power).min(1).max(3).readonly().optional()

/** What is printed on a creature, or an Unhallowed, whose type is Unhallowed (SAW-020). */
export const creatureFields = {
  /** Its name stands for many: "the Goblin Raiders are defeated". */
  plural: z.literal(true).optional(),
  type: creatureType,
  health: whole(0, 30),
  damage: whole(0, 5),
  reveal: powers(standingEffect),
  first: powers(standingEffect),
  /** The first-position power works once per watch only. */
  firstOnce: z.literal(true).optional(),
  defeated: powers(defeatedEffect),
  ongoing: powers(ongoingPower),
}

/** What is printed on a location. */
export const locationFields = {
  sort: z.enum(['normal', 'respite', 'final']),
  firewood: whole(-4, 4),
  creatures: whole(2, 10),
  traits: z.array(trait).max(3).readonly(),
}

interface Printed {
  id: KindId
  name: string
  edition: Edition
}

const creature = z.object(creatureFields)
export interface Creature extends Printed, z.output<typeof creature> {
  kind: 'creature'
  copies: number
}

/** A summon: what happens before and after the Unhallowed takes its place, and where the card goes. */
export interface Summon extends Printed {
  kind: 'summon'
  copies: number
  /** One adventurer on watch exhausts a card, or something else in its stead (SAW-R78). */
  before: readonly Effect[] | 'oneExhausts'
  after: readonly Effect[]
  goesTo: 'graveyard' | 'underTheDeck'
}

const location = z.object(locationFields)
export interface Location extends Printed, z.output<typeof location> {
  kind: 'location'
}

export type Kind = Creature | Summon | Location

/** What a card does at a moment. */
export function powersOf(kind: Kind, when: 'reveal' | 'first' | 'defeated'): readonly Effect[] {
  switch (kind.kind) {
    case 'creature':
      return kind[when] ?? []
    case 'summon':
      return kind.before === 'oneExhausts' ? kind.after : [...kind.before, ...kind.after]
    case 'location':
      return []
  }
}
