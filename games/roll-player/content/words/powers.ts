import { count, numeral } from '@dicehearth/engine'
import { schemaOf, whole, type Fields, type Filled, type Said, type Word } from '@dicehearth/engine/words'
import * as z from 'zod'
import { cardTypes, typeNames } from '../card-types.ts'
import { attributes } from '../sheet.ts'
import { atAnyTime } from './at-moments.ts'
import type { EffectWord } from './effect-word.ts'
import { gains } from './gains.ts'
import { onDice } from './on-dice.ts'

/** What is always so, as long as the card is owned or the Fiend lies face up; the rules ask for it where it matters. */

interface PowerWord<F extends Fields = Fields> extends Word<F> {
  /** How it reads on a card: a whole sentence. */
  text(it: Filled<F>): string
  /** The same in a few words, for Fiends beside each other. */
  short?(it: Filled<F>): string
}

function power<F extends Fields>(
  fields: F,
  text: PowerWord<F>['text'],
  short?: (it: Filled<F>) => string,
): PowerWord<F> {
  return { fields, text, ...(short && { short }) }
}

/** What an Attribute Action may become: nothing that grants another action. */
const actions = { ...onDice, ...gains, ...atAnyTime }
type Action = Said<'do', typeof actions>
const actionWords: Readonly<Record<string, EffectWord>> = actions
const does = z.array(schemaOf('do', actions)).min(1).max(2)

function actionsText(list: readonly Action[]): string {
  return list.map((it) => actionWords[it.do].text(it)).join(', then ')
}

function moreOrLess(by: number): string {
  return by > 0 ? `${by} more` : `${-by} less`
}

function higherOrLower(by: number): string {
  return by > 0 ? `${by} higher` : `${-by} lower`
}

const row = z.enum(attributes)

export const gainNames = {
  goldDie: 'A gold die that you place',
  filledLine: 'A line that you fill',
  initiative: 'The Gold on your Initiative card',
} as const

const gainsShortly = {
  goldDie: 'gold dice pay',
  filledLine: 'full lines pay',
  initiative: 'Initiative pays',
} as const

export const forbidden = {
  STR: 'take the STR Attribute Action',
  DEX: 'take the DEX Attribute Action',
  CON: 'take the CON Attribute Action',
  INT: 'take the INT Attribute Action',
  WIS: 'take the WIS Attribute Action',
  CHA: 'take the CHA Attribute Action',
  familiarAction: 'take your Familiar Action',
  charismaDiscount: 'lower prices with Charisma tokens',
  refresh: 'refresh Skills in Cleanup',
  passOver: 'pay to pass over a Minion',
  lowestInitiative: 'choose the lowest Initiative card that is left',
} as const
export type Forbidden = keyof typeof forbidden

const forbiddenShortly: Readonly<Record<Forbidden, string>> = {
  STR: 'no STR action',
  DEX: 'no DEX action',
  CON: 'no CON action',
  INT: 'no INT action',
  WIS: 'no WIS action',
  CHA: 'no CHA action',
  familiarAction: 'no Familiar Action',
  charismaDiscount: 'no lower prices',
  refresh: 'no refreshing',
  passOver: 'no passing over Minions',
  lowestInitiative: 'not the lowest card',
}

/** "+2", "−1". */
function change(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`
}

export const powers = {
  score: power({ row, by: whole(-3, 3) }, (it) => `Your ${it.row} score is ${higherOrLower(it.by)}.`),
  price: power(
    { of: z.enum([...cardTypes, 'any']), by: whole(-3, 3) },
    ({ of, by }) => `Every ${of === 'any' ? 'card' : typeNames[of]} costs you ${moreOrLess(by)} Gold.`,
    ({ of, by }) => `each ${of === 'any' ? 'card' : typeNames[of]} ${change(by)} Gold`,
  ),
  discardGain: power(
    { gold: whole(0, 5) },
    ({ gold }) => `Discarding a Market card pays you ${gold} Gold.`,
    ({ gold }) => `a discard pays ${gold} Gold`,
  ),
  gain: power(
    { for: z.enum(['goldDie', 'filledLine', 'initiative']), gold: whole(0, 5) },
    (it) => `${gainNames[it.for]} pays you ${it.gold === 0 ? 'nothing' : `${it.gold} Gold`}.`,
    (it) => `${gainsShortly[it.for]} ${it.gold === 0 ? 'nothing' : `${it.gold} Gold`}`,
  ),
  passOverCost: power({ gold: whole(1, 5) }, ({ gold }) => `Passing over a Minion costs you ${gold} Gold.`),
  healCost: power({ xp: whole(0, 5) }, ({ xp }) => `Discarding an Injury token costs you ${xp} XP.`),
  banishCost: power({ gold: whole(0, 9) }, ({ gold }) => `Banishing a Fiend with Gold costs you ${gold}.`),
  banishCheaper: power({ by: whole(1, 5) }, ({ by }) => `Banishing a Fiend with Gold costs you ${by} less.`),
  refreshes: power(
    { cards: whole(1, 4) },
    ({ cards }) => `In Cleanup you may refresh up to ${count(cards, 'Skill')}.`,
  ),
  skillFee: power(
    { gold: whole(1, 3) },
    ({ gold }) => `Using a Skill also costs you ${gold} Gold.`,
    ({ gold }) => `a Skill costs ${gold} Gold`,
  ),
  huntDice: power(
    { by: whole(-2, 2) },
    ({ by }) =>
      by > 0
        ? `In each Hunt you gather ${count(by, 'more Combat Die', 'more Combat Dice')}.`
        : `In each Hunt you gather ${count(-by, 'Combat Die', 'Combat Dice')} less, but always one.`,
    ({ by }) => `Hunts ${change(by)} ${Math.abs(by) === 1 ? 'die' : 'dice'}`,
  ),
  huntLeast: power(
    { face: whole(2, 4) },
    ({ face }) => `In Hunts each of your Combat Dice counts at least ${face}.`,
  ),
  combatTotal: power(
    { by: whole(-5, 5) },
    ({ by }) => `In Monster Combat your total is ${higherOrLower(by)}.`,
  ),
  rerollCost: power(
    { xp: whole(1, 4) },
    ({ xp }) => `Rolling a Combat Die again costs you ${xp} XP.`,
    ({ xp }) => `rolling again costs ${xp} XP`,
  ),
  mercenary: power(
    { xp: whole(-2, 3), gold: whole(-3, 4) },
    ({ xp, gold }) => `A mercenary costs you ${moreOrLess(xp)} XP, or ${moreOrLess(gold)} Gold.`,
    ({ xp, gold }) => `hiring ${change(xp)} XP or ${change(gold)} Gold`,
  ),
  stores: power(
    { dice: whole(1, 6) },
    ({ dice }) => `Up to ${numeral(dice)} dice of your Initiative cards may wait here until you place them.`,
  ),
  /** An Attribute Action is another one, or may be. */
  action: power({ row, does }, (it) => `Your ${it.row} Attribute Action: ${actionsText(it.does)}.`),
  actionOr: power(
    { row, does },
    (it) => `With your ${it.row} Attribute Action you may instead ${actionsText(it.does)}.`,
  ),
  neighbourAction: power(
    {},
    () =>
      'Once a round, instead of the Attribute Action of a row where you placed a die, you may take that of the row above or below.',
  ),
  repeatAction: power(
    { gold: whole(0, 5) },
    ({ gold }) =>
      `Once a round, right after an Attribute Action for a placed die: pay ${gold} Gold and take it again.`,
  ),
  lessInjury: power(
    { gold: whole(0, 3) },
    ({ gold }) => `Each time you would gain Injury tokens you may pay ${gold} Gold to gain one fewer.`,
  ),
  forbid: power(
    { what: z.enum(Object.keys(forbidden) as Forbidden[]) },
    ({ what }) => `You may not ${forbidden[what]}.`,
    ({ what }) => forbiddenShortly[what],
  ),
}

export type Power = Said<'is', typeof powers>
export const powerSchema = schemaOf('is', powers)

const byName: Readonly<Record<string, PowerWord>> = powers

export function powerText(it: Power): string {
  return byName[it.is].text(it)
}

export function powerShort(it: Power): string | undefined {
  return byName[it.is].short?.(it)
}
