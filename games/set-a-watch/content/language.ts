import * as z from 'zod'

/**
 * The language in which creatures and locations say what they do: printed cards and cards that people make
 * themselves use the same words. Data, never code. rules/effects.ts carries out what is done, rules/values.ts
 * knows what is always so.
 */

export const creatureTypes = [
  'human',
  'forest',
  'goblin',
  'fireDemon',
  'dragon',
  'giant',
  'undead',
  'fireElemental',
  'shadowElemental',
  'golem',
  'fairy',
  'earthElemental',
  'unhallowed',
] as const
export type CreatureType = (typeof creatureTypes)[number]

const count = (least: number, most: number) => z.int().min(least).max(most)
const type = z.enum(creatureTypes)
const typeOrAny = z.enum([...creatureTypes, 'any'])
const types = z.array(type).min(1)

/** What can be done at any time, whoever does it. */
const anywhere = [
  z.strictObject({ do: z.literal('firewood'), by: count(-6, 6) }),
  z.strictObject({ do: z.literal('deckToHorde'), cards: count(1, 3) }),
  z.strictObject({ do: z.literal('exhaust'), cards: count(1, 3) }),
  z.strictObject({ do: z.literal('stun'), dice: count(1, 4) }),
  z.strictObject({ do: z.literal('lowerDice'), by: count(1, 3) }),
  z.strictObject({ do: z.literal('summonToDeck') }),
] as const

/** What a creature can do only while it stands in the line. */
const standing = [
  z.strictObject({ do: z.literal('steal'), which: z.enum(['highest', 'lowest']), dice: count(1, 3) }),
  z.strictObject({ do: z.literal('graveToLine'), type: typeOrAny }),
  z.strictObject({ do: z.literal('deckToLine') }),
] as const

const returning = z.strictObject({ do: z.literal('returnToLine') })

const standingEffect = z.discriminatedUnion('do', [...anywhere, ...standing])
const defeatedEffect = z.discriminatedUnion('do', [...anywhere, returning])

/** What is so as long as the creature stands faceup. */
const ongoing = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('healthPer'), by: count(1, 5), type: typeOrAny }),
  z.strictObject({ is: z.literal('healthOfNext') }),
  z.strictObject({ is: z.literal('revealsNext') }),
  z.strictObject({ is: z.literal('healthOfGrave') }),
  z.strictObject({ is: z.literal('healthOfStolen') }),
  z.strictObject({ is: z.literal('healthOfFirewood') }),
  z.strictObject({ is: z.literal('healthOfDark'), from: count(16, 20) }),
  z.strictObject({ is: z.literal('rides'), type }),
  z.strictObject({ is: z.literal('untargetable') }),
  z.strictObject({ is: z.literal('shieldsBehind') }),
  z.strictObject({ is: z.literal('minFace'), least: count(2, 6) }),
  z.strictObject({ is: z.literal('level'), by: count(-2, 1) }),
])

/** What a location does while it is the current one. */
const trait = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('dieToLocation') }),
  z.strictObject({ is: z.literal('rerollOne') }),
  z.strictObject({ is: z.literal('chopGain'), wood: count(1, 4) }),
  z.strictObject({ is: z.literal('chopSpaces'), spaces: count(1, 3) }),
  z.strictObject({ is: z.literal('noScout') }),
  z.strictObject({ is: z.literal('scoutCards'), cards: count(1, 4) }),
  z.strictObject({ is: z.literal('noHeal') }),
  z.strictObject({ is: z.literal('healFace'), least: count(2, 5) }),
  z.strictObject({ is: z.literal('restRefresh'), cards: count(2, 3) }),
  z.strictObject({ is: z.literal('equipAnyone') }),
  z.strictObject({ is: z.literal('springRefresh') }),
  z.strictObject({ is: z.literal('runesMatchAny') }),
  z.strictObject({ is: z.literal('health'), types, by: count(1, 5) }),
  z.strictObject({ is: z.literal('damage'), types, by: count(-1, 2) }),
  z.strictObject({ is: z.literal('range'), by: count(-1, 2) }),
  z.strictObject({ is: z.literal('level'), by: count(-2, 2) }),
  z.strictObject({ is: z.literal('levelMin'), level: count(2, 3) }),
  z.strictObject({
    is: z.literal('beforeLine'),
    does: z.discriminatedUnion('do', [anywhere[0], anywhere[1]]),
  }),
  z.strictObject({ is: z.literal('lastFaceup') }),
  z.strictObject({ is: z.literal('afterFirst'), firewood: count(-3, 3) }),
  z.strictObject({ is: z.literal('afterSummon'), firewood: count(-3, 3) }),
  z.strictObject({ is: z.literal('exhaustWood'), more: count(1, 2) }),
  z.strictObject({ is: z.literal('noTame') }),
])

export const creatureFields = {
  type,
  health: count(0, 30),
  damage: count(0, 5),
  reveal: z.array(standingEffect).min(1).max(3).optional(),
  first: z.array(standingEffect).min(1).max(3).optional(),
  /** The first-position power works once a watch only. */
  firstOnce: z.literal(true).optional(),
  defeated: z.array(defeatedEffect).min(1).max(3).optional(),
  ongoing: z.array(ongoing).min(1).max(3).optional(),
}
export const locationFields = {
  sort: z.enum(['normal', 'respite', 'final']),
  firewood: count(-4, 4),
  creatures: count(2, 10),
  traits: z.array(trait).max(3),
}

export type StandingEffect = z.infer<typeof standingEffect>
export type DefeatedEffect = z.infer<typeof defeatedEffect>
export type Effect = StandingEffect | DefeatedEffect
export type Ongoing = z.infer<typeof ongoing>
export type Trait = z.infer<typeof trait>
