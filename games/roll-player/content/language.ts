import * as z from 'zod'
import { sides, ways } from './compass.ts'
import { classColours } from './dice.ts'
import { attributes } from './sheet.ts'

/**
 * The effect language of the ledger: printed cards and cards that people make themselves use the same words. Data,
 * never code. rules/effects.ts carries out what is done, rules/powers.ts knows what is always so, rules/metrics.ts
 * counts, and card-texts.ts reads it aloud.
 */

export const cardTypes = ['weapon', 'armor', 'skill', 'trait', 'scroll'] as const
export type CardType = (typeof cardTypes)[number]

const whole = (least: number, most: number) => z.int().min(least).max(most)
export const attribute = z.enum(attributes)
export const colour = z.enum(classColours)
export const way = z.enum(ways)
const cardType = z.enum(cardTypes)

// What can be counted, and conditions on it.

const metric = z.discriminatedUnion('count', [
  z.strictObject({ count: z.literal('score'), row: attribute }),
  z.strictObject({ count: z.literal('colour'), colour }),
  z.strictObject({ count: z.literal('showing'), face: whole(1, 6) }),
  z.strictObject({ count: z.literal('cards'), type: cardType }),
  z.strictObject({
    count: z.enum([
      'lowestScore',
      'goals',
      'classColour',
      'goldDice',
      'splitDice',
      'colourfulRows',
      'loyalRows',
      'armorSet',
      'armorSets',
      'gold',
      'xp',
      'honor',
      'injury',
      'trophies',
      'fiendsUp',
      'fiends',
      'familiarSum',
      'familiarDice',
      'familiarPower',
      'familiarMatches',
      'backstoryMatches',
      'alignment',
      'monsterStars',
    ]),
  }),
])

const condition = z.union([
  z.strictObject({ of: metric, least: whole(1, 30) }),
  z.strictObject({ of: metric, most: whole(0, 30) }),
  z.strictObject({ token: z.enum(sides) }),
])

/** Stars at the end: those of the first line whose conditions all hold, or one for every so many of something. */
export const stars = z.union([
  z
    .array(z.strictObject({ stars: whole(-5, 10), if: z.array(condition).max(3) }))
    .min(1)
    .max(3),
  z.strictObject({ per: metric, every: whole(1, 10), most: whole(1, 10) }),
])

// What is done. "upTo" repeats it that often at most, each time on another die, and the player may stop.

/** Which dice of the owner: `placed` are those of rows in which a die was placed this turn, and of the board. */
const dice = z.enum(['any', 'rows', 'familiar', 'placed'])
const upTo = whole(2, 4).optional()

const onDice = [
  z.strictObject({ do: z.literal('flip'), dice, upTo }),
  z.strictObject({
    do: z.literal('adjust'),
    dice,
    by: whole(1, 5),
    way: z.enum(['up', 'down', 'either']),
    upTo,
  }),
  z.strictObject({ do: z.literal('reroll'), dice, rolls: whole(1, 3), upTo }),
  z.strictObject({ do: z.literal('swap'), among: z.enum(['any', 'oneRow']), upTo }),
  z.strictObject({ do: z.literal('move'), dice }),
  z.strictObject({ do: z.literal('copy'), dice }),
  z.strictObject({ do: z.literal('redraw'), dice }),
] as const

/** Losing takes what there is; a negative injury discards up to so many. */
const gains = [
  z.strictObject({ do: z.literal('gold'), by: whole(-5, 10) }),
  z.strictObject({ do: z.literal('xp'), by: whole(-5, 5) }),
  z.strictObject({ do: z.literal('honor'), by: whole(1, 3) }),
  z.strictObject({ do: z.literal('injury'), by: whole(-3, 3) }),
  z.strictObject({ do: z.literal('charm'), by: whole(1, 3) }),
] as const

const atAnyTime = [
  /** With `may` the token stops wherever its owner likes. */
  z.strictObject({ do: z.literal('align'), steps: whole(1, 4), may: z.boolean() }),
  z.strictObject({ do: z.literal('banish'), upTo: whole(1, 4) }),
  z.strictObject({ do: z.literal('cycle') }),
] as const

const attributeAction = z.strictObject({ do: z.literal('attribute'), of: z.array(attribute).min(1).max(6) })
const familiarAction = z.strictObject({ do: z.literal('familiarAction') })
const refresh = z.strictObject({ do: z.literal('refresh'), upTo: whole(1, 3) })

const beforeInitiative = [
  z.strictObject({ do: z.literal('initSwap') }),
  z.strictObject({ do: z.literal('initTrade') }),
  z.strictObject({ do: z.literal('summon') }),
] as const
const beforeMarketAct = [
  z.strictObject({ do: z.literal('marketReplace') }),
  z.strictObject({ do: z.literal('marketFetch') }),
  z.strictObject({ do: z.literal('discount'), gold: whole(1, 5) }),
] as const
const inCombat = [
  z.strictObject({ do: z.literal('combatDice'), dice: whole(1, 4) }),
  z.strictObject({ do: z.literal('combatReroll'), dice: z.union([whole(1, 4), z.literal('any')]) }),
] as const

export const effect = z.discriminatedUnion('do', [
  ...onDice,
  ...gains,
  ...atAnyTime,
  attributeAction,
  familiarAction,
  refresh,
  ...beforeInitiative,
  ...beforeMarketAct,
  ...inCombat,
])
/** What a Familiar may do: anything but take its own action, or what belongs to one moment alone. */
export const familiarEffect = z.discriminatedUnion('do', [
  ...onDice,
  ...gains,
  ...atAnyTime,
  attributeAction,
  refresh,
])
/** What an Attribute Action may become: nothing that grants another action. */
const actionEffect = z.discriminatedUnion('do', [...onDice, ...gains, ...atAnyTime])
/** What may be gained by the way, without anybody deciding anything. */
const gain = z.discriminatedUnion('do', gains)

// When something may be used.

/** The moment that a card names; without one it may be used at any time (RP-111). */
export const moments = [
  'diceTurn',
  'beforeInitiative',
  'beforeMarketAct',
  'beforeRoll',
  'afterRoll',
  'combat',
] as const
const moment = z.enum(moments)

/** Once a round or, in combat, once a combat roll; what is paid for it comes first. */
const once = z.strictObject({
  when: moment,
  pay: z.strictObject({ gold: whole(0, 5), injury: whole(0, 2) }),
  does: z.array(effect).min(1).max(3),
})

/** Each time something happens to its owner. */
const trigger = z.strictObject({
  on: z.enum(['trophy', 'familiarAction', 'familiarDie', 'banish', 'charismaAction', 'marketPhase']),
  does: z.array(gain).min(1).max(2),
})

// What is always so, as long as the card is owned or the Fiend lies face up.

export const forbidden = [
  ...attributes,
  'familiarAction',
  'charismaDiscount',
  'refresh',
  'passOver',
  'lowestInitiative',
] as const

const power = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('score'), row: attribute, by: whole(-3, 3) }),
  z.strictObject({ is: z.literal('price'), of: z.enum([...cardTypes, 'any']), by: whole(-3, 3) }),
  z.strictObject({ is: z.literal('discardGain'), gold: whole(0, 5) }),
  z.strictObject({
    is: z.literal('gain'),
    for: z.enum(['goldDie', 'filledLine', 'initiative']),
    gold: whole(0, 5),
  }),
  z.strictObject({ is: z.literal('passOverCost'), gold: whole(1, 5) }),
  z.strictObject({ is: z.literal('healCost'), xp: whole(0, 5) }),
  z.strictObject({ is: z.literal('banishCost'), gold: whole(0, 9) }),
  z.strictObject({ is: z.literal('banishCheaper'), by: whole(1, 5) }),
  z.strictObject({ is: z.literal('refreshes'), cards: whole(1, 4) }),
  z.strictObject({ is: z.literal('skillFee'), gold: whole(1, 3) }),
  z.strictObject({ is: z.literal('huntDice'), by: whole(-2, 2) }),
  z.strictObject({ is: z.literal('huntLeast'), face: whole(2, 4) }),
  z.strictObject({ is: z.literal('combatTotal'), by: whole(-5, 5) }),
  z.strictObject({ is: z.literal('rerollCost'), xp: whole(1, 4) }),
  z.strictObject({ is: z.literal('mercenary'), xp: whole(-2, 3), gold: whole(-3, 4) }),
  z.strictObject({ is: z.literal('stores'), dice: whole(1, 6) }),
  /** An Attribute Action is another one, or may be. */
  z.strictObject({ is: z.literal('action'), row: attribute, does: z.array(actionEffect).min(1).max(2) }),
  z.strictObject({ is: z.literal('actionOr'), row: attribute, does: z.array(actionEffect).min(1).max(2) }),
  z.strictObject({ is: z.literal('neighbourAction') }),
  z.strictObject({ is: z.literal('repeatAction'), gold: whole(0, 5) }),
  z.strictObject({ is: z.literal('lessInjury'), gold: whole(0, 3) }),
  z.strictObject({ is: z.literal('forbid'), what: z.enum(forbidden) }),
])

/** Rules text on a Fiend, and on a Weapon, which can also be used. */
export const fiendFields = {
  always: z.array(power).min(1).max(3).optional(),
  on: z.array(trigger).min(1).max(2).optional(),
  final: stars.optional(),
}
export const weaponFields = { ...fiendFields, once: once.optional() }

// Minions: what they are weak against, and what is gained by the total of the roll.

export const weakness = z.union([
  /** One more die at each threshold reached. */
  z.strictObject({ of: metric, at: z.array(whole(1, 30)).min(1).max(4) }),
  z.strictObject({ of: metric, every: whole(1, 6), most: whole(1, 4) }),
  z.strictObject({ token: z.partialRecord(z.enum(sides), whole(1, 4)) }),
])
const rewardEffect = z.discriminatedUnion('do', [
  ...onDice,
  ...gains,
  ...atAnyTime,
  attributeAction,
  familiarAction,
])
export const level = z.strictObject({
  /** The lowest total that reaches it. */
  from: whole(1, 40),
  trophy: z.boolean(),
  gives: z.array(rewardEffect).max(4),
})

export type Metric = z.infer<typeof metric>
export type Condition = z.infer<typeof condition>
export type Stars = z.infer<typeof stars>
export type Effect = z.infer<typeof effect>
export type Gain = z.infer<typeof gain>
export type DiceChoice = z.infer<typeof dice>
export type Moment = z.infer<typeof moment>
export type Once = z.infer<typeof once>
export type Trigger = z.infer<typeof trigger>
export type Power = z.infer<typeof power>
export type Forbidden = (typeof forbidden)[number]
export type Weakness = z.infer<typeof weakness>
export type Level = z.infer<typeof level>

/** Rules text as it is printed. */
export interface Printed {
  always?: Power[] | undefined
  on?: Trigger[] | undefined
  once?: Once | undefined
  final?: Stars | undefined
}
