import * as z from 'zod'

/**
 * The effect language: cards, abilities, enemies and stories say with it what they do. Here is what its words are made
 * of; the words are rows in content/words. content/read.ts reads them, rules/carry-out.ts carries them out.
 */

export const statuses = ['poison', 'stun', 'weakness', 'investigate'] as const
export type Status = (typeof statuses)[number]
export const status = z.enum(statuses)

/** By what an enemy or a story picks a Character (RF-R45). */
export const criteria = [
  'random',
  'weakest',
  'strongest',
  'softest',
  'toughest',
  'rival',
  'afflicted',
  'attacker',
] as const
export type Criterion = (typeof criteria)[number]

export const target = z.strictObject({
  who: z.enum(['enemy', 'hero', 'self', 'ally', 'same', 'attacker', 'chosen', 'foe']),
  many: z.union([z.int().min(1).max(8), z.literal(['half', 'all'])]),
  /** Null where the owner chooses or nobody needs to. */
  by: z.enum(criteria).nullable(),
})
export type Target = z.infer<typeof target>

/** A number; with `perHero` (written 2h) it is multiplied by the number of Characters. */
export const amount = { n: z.int().min(0).max(99), perHero: z.boolean() }
const few = z.int().min(1).max(5)
const face = z.int().min(1).max(6)

export const condition = z.discriminatedUnion('if', [
  z.strictObject({ if: z.literal('round'), most: z.int().min(1).max(99) }),
  z.strictObject({ if: z.literal('cost'), least: few }),
  z.strictObject({ if: z.literal('first-hit') }),
  z.strictObject({ if: z.literal('target-has'), status }),
  z.strictObject({ if: z.literal('life'), percent: z.int().min(1).max(99) }),
])
export type Condition = z.infer<typeof condition>

export const stats = [
  'life',
  'defense',
  'inventory',
  'dice',
  'rerolls',
  'luck-rerolls',
  'hit',
  'heal-out',
  'heal-in',
  'poison-loss',
] as const
export type Stat = (typeof stats)[number]

export const triggers = [
  'combat-start',
  'fate-end',
  'phase-start',
  'hurt',
  'kill',
  'level-up',
  'combat-end',
] as const
export type Trigger = (typeof triggers)[number]

export const recoveries = ['auto', 'twice', 'never'] as const

export const cost = z.discriminatedUnion('pay', [
  z.strictObject({ pay: z.literal('any'), dice: few }),
  z.strictObject({ pay: z.literal('same'), dice: few }),
  z.strictObject({ pay: z.literal(['twopair', 'fullhouse', 'low5', 'high5']) }),
  z.strictObject({ pay: z.literal('dice'), faces: z.array(face).min(1).max(5) }),
  z.strictObject({ pay: z.literal('luck'), face }),
])
export type Cost = z.infer<typeof cost>

/** For 1, 2, 3 and 4 Characters, written 0/1/2/2. */
export const counts = z.tuple([z.int(), z.int(), z.int(), z.int()])
export type Counts = z.infer<typeof counts>

export const tag = z.strictObject({ how: z.enum(['immune', 'resist']), status })
export type Tag = z.infer<typeof tag>
