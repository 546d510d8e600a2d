import * as z from 'zod'

/**
 * The effect language: cards, abilities, enemies and stories say with it what they do. Written as text on the cards
 * (`hit 4 + weakness -> enemy`), it is data to the rules. story/commands.ts lists it and says
 * what may stand where, content/read.ts reads it, rules/carry-out.ts carries it out.
 */

export const statuses = ['poison', 'stun', 'weakness', 'investigate'] as const
export type Status = (typeof statuses)[number]
const status = z.enum(statuses)

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

const target = z.strictObject({
  who: z.enum(['enemy', 'hero', 'self', 'ally', 'same', 'attacker', 'chosen', 'foe']),
  many: z.union([z.int().min(1).max(8), z.literal(['half', 'all'])]),
  /** Null where the owner chooses or nobody needs to. */
  by: z.enum(criteria).nullable(),
})
export type Target = z.infer<typeof target>

/** A number; with `perHero` (written 2h) it is multiplied by the number of Characters. */
const amount = { n: z.int().min(0).max(99), perHero: z.boolean() }
const few = z.int().min(1).max(5)
const face = z.int().min(1).max(6)

export const clause = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('hit'), ...amount, statuses: z.array(status), target }),
  z.strictObject({ verb: z.literal('inflict'), statuses: z.array(status).min(1), target }),
  z.strictObject({ verb: z.literal('heal'), ...amount, target }),
  z.strictObject({ verb: z.literal('lose'), ...amount, target }),
  z.strictObject({ verb: z.literal('guard'), ...amount, target }),
  z.strictObject({ verb: z.literal('cure'), what: z.enum([...statuses, 'all']), target }),
  z.strictObject({ verb: z.literal('reroll'), dice: few }),
  z.strictObject({ verb: z.literal('turn'), dice: few, to: z.union([face, z.literal('any')]) }),
  z.strictObject({ verb: z.literal('add'), shows: z.union([face, z.literal('roll')]), target }),
  z.strictObject({ verb: z.literal('treasure'), cards: few, target }),
  z.strictObject({ verb: z.literal('trait'), cards: few, target }),
  z.strictObject({ verb: z.literal('flag'), flag: z.string(), on: z.boolean() }),
  z.strictObject({ verb: z.literal('wind'), text: z.string() }),
  z.strictObject({ verb: z.literal('nothing') }),
  // Stories only: words read aloud, and the encounter that comes next.
  z.strictObject({ verb: z.literal('say'), text: z.string() }),
  z.strictObject({ verb: z.literal('goto'), to: z.string() }),
])
export type Clause = z.infer<typeof clause>
export type Verb = Clause['verb']
export type ClauseOf<V extends Verb> = Extract<Clause, { verb: V }>
export type Effect = readonly Clause[]

const condition = z.discriminatedUnion('if', [
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

/** What a card does without being used. */
export const passive = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('mod'),
    stat: z.enum(stats),
    by: z.int().min(-20).max(20),
    when: condition.nullable(),
  }),
  z.strictObject({ is: z.literal('immune'), status }),
  z.strictObject({
    is: z.literal('recover'),
    status: z.enum(['poison', 'weakness', 'any']),
    how: z.enum(recoveries),
  }),
  z.strictObject({
    is: z.literal('when'),
    trigger: z.enum(triggers),
    when: condition.nullable(),
    effect: z.array(clause),
  }),
  z.strictObject({ is: z.literal('laststand'), life: z.int().min(1).max(20) }),
])
export type Passive = z.infer<typeof passive>

export const cost = z.discriminatedUnion('pay', [
  z.strictObject({ pay: z.literal('any'), dice: few }),
  z.strictObject({ pay: z.literal('same'), dice: few }),
  z.strictObject({ pay: z.literal(['twopair', 'fullhouse', 'low5', 'high5']) }),
  z.strictObject({ pay: z.literal('dice'), faces: z.array(face).min(1).max(5) }),
  z.strictObject({ pay: z.literal('luck'), face }),
])
export type Cost = z.infer<typeof cost>

const percent = z.int().min(1).max(99)
const small = z.int().min(1).max(30)

/** For 1, 2, 3 and 4 Characters, written 0/1/2/2. */
export const counts = z.tuple([z.int(), z.int(), z.int(), z.int()])
export type Counts = z.infer<typeof counts>

/** What an enemy hides. */
export const mechanic = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal(['armor', 'thick', 'cap', 'ward', 'thorns']), n: small }),
  z.strictObject({ is: z.literal(['echo', 'odd-shell', 'even-shell']) }),
  z.strictObject({ is: z.literal('bane'), status, n: small }),
  z.strictObject({ is: z.literal('bond'), enemy: z.string() }),
  z.strictObject({ is: z.literal('frenzy'), percent, n: small }),
  z.strictObject({ is: z.literal('spawn'), enemy: z.string(), counts, percent }),
  z.strictObject({ is: z.literal('regen'), ...amount }),
  z.strictObject({ is: z.literal('burst'), effect: z.array(clause) }),
  z.strictObject({ is: z.literal(['tally', 'fuse']), n: small, effect: z.array(clause) }),
])
export type Mechanic = z.infer<typeof mechanic>

export const tag = z.strictObject({ how: z.enum(['immune', 'resist']), status })
export type Tag = z.infer<typeof tag>
