import { schemaOf, whole } from '@dicehearth/engine/words'
import * as z from 'zod'
import { effects, granting, type Effect } from '../rules/effects.ts'
import { sides } from './compass.ts'
import { moments, type Moment } from './moments.ts'
import { atAnyTime } from './words/at-moments.ts'
import { gains, gainSchema } from './words/gains.ts'
import { metricSchema } from './words/metrics.ts'
import { onDice } from './words/on-dice.ts'
import { powerSchema, type Power } from './words/powers.ts'

/**
 * How words (content/words/) are put together on a card: what is always so, what happens by the way, what may be used,
 * what is counted in the end.
 */

export const condition = z.union([
  z.strictObject({ of: metricSchema, least: whole(1, 30) }),
  z.strictObject({ of: metricSchema, most: whole(0, 30) }),
  z.strictObject({ token: z.enum(sides) }),
])

/** Stars at the end: those of the first line whose conditions all hold, or one for every so many of something. */
export const stars = z.union([
  z
    .array(z.strictObject({ stars: whole(-5, 10), if: z.array(condition).max(3) }))
    .min(1)
    .max(3),
  z.strictObject({ per: metricSchema, every: whole(1, 10), most: whole(1, 10) }),
])

export const does = z.array(schemaOf('do', effects)).min(1).max(3)

const { attribute, familiarAction, refresh } = granting
/** What a Familiar may do: anything but take its own action, or what belongs to one moment alone. */
export const familiarDoes = z
  .array(schemaOf('do', { ...onDice, ...gains, ...atAnyTime, attribute, refresh }))
  .min(1)
  .max(3)

export const moment = z.enum(Object.keys(moments) as Moment[])

/** Once a round or, in combat, once a combat roll; what is paid for it comes first. */
export const once = z.strictObject({
  when: moment,
  pay: z.strictObject({ gold: whole(0, 5), injury: whole(0, 2) }),
  does,
})

/** Each time something happens to its owner. */
export const occasions = {
  trophy: 'Each time you gain a Trophy',
  familiarAction: 'Each time you take your Familiar Action',
  familiarDie: 'Each time you place a die on your Familiar Board',
  banish: 'Each time you banish a Fiend',
  charismaAction: 'Each time you take the CHA Attribute Action',
  marketPhase: 'At the start of every Market Phase',
} as const
export const trigger = z.strictObject({
  on: z.enum(Object.keys(occasions) as (keyof typeof occasions)[]),
  does: z.array(gainSchema).min(1).max(2),
})

/** Rules text on a Fiend, and on a Weapon, which can also be used. */
export const fiendFields = {
  always: z.array(powerSchema).min(1).max(3).optional(),
  on: z.array(trigger).min(1).max(2).optional(),
  final: stars.optional(),
}
export const weaponFields = { ...fiendFields, once: once.optional() }

// Minions: what they are weak against, and what is gained by the total of the roll.

export const weakness = z.union([
  /** One more die at each threshold reached. */
  z.strictObject({ of: metricSchema, at: z.array(whole(1, 30)).min(1).max(4) }),
  z.strictObject({ of: metricSchema, every: whole(1, 6), most: whole(1, 4) }),
  z.strictObject({ token: z.partialRecord(z.enum(sides), whole(1, 4)) }),
])
export const level = z.strictObject({
  /** The lowest total that reaches it. */
  from: whole(1, 40),
  trophy: z.boolean(),
  gives: z.array(schemaOf('do', { ...onDice, ...gains, ...atAnyTime, attribute, familiarAction })).max(4),
})

export type { Effect, Power }
export type Condition = z.infer<typeof condition>
export type Stars = z.infer<typeof stars>
export type Once = z.infer<typeof once>
export type Trigger = z.infer<typeof trigger>
export type Weakness = z.infer<typeof weakness>
export type Level = z.infer<typeof level>

/** Rules text as it is printed. */
export interface Printed {
  always?: Power[] | undefined
  on?: Trigger[] | undefined
  once?: Once | undefined
  final?: Stars | undefined
}
