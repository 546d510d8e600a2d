import { count, numeral } from '@dicehearth/engine'
import * as z from 'zod'
import { cardTypes, typeNames } from '../card-types.ts'
import { attributes } from '../sheet.ts'
import { atAnyTime } from './at-moments.ts'
import type { EffectWord } from './effect-word.ts'
import { gains } from './gains.ts'
import { onDice } from './on-dice.ts'
import { schemaOf, whole, type Fields, type Filled, type Said, type Word } from './word.ts'

/** What is always so, as long as the card is owned or the Fiend lies face up; the rules ask for it where it matters. */

interface PowerWord<F extends Fields = Fields> extends Word<F> {
  /** How it reads on a card: a whole sentence. */
  text(it: Filled<F>): string
}

function power<F extends Fields>(fields: F, text: PowerWord<F>['text']): PowerWord<F> {
  return { fields, text }
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

export const powers = {
  score: power({ row, by: whole(-3, 3) }, (it) => `Your ${it.row} score is ${higherOrLower(it.by)}.`),
  price: power(
    { of: z.enum([...cardTypes, 'any']), by: whole(-3, 3) },
    ({ of, by }) => `Every ${of === 'any' ? 'card' : typeNames[of]} costs you ${moreOrLess(by)} Gold.`,
  ),
  discardGain: power({ gold: whole(0, 5) }, ({ gold }) => `Discarding a Market card pays you ${gold} Gold.`),
  gain: power(
    { for: z.enum(['goldDie', 'filledLine', 'initiative']), gold: whole(0, 5) },
    (it) => `${gainNames[it.for]} pays you ${it.gold === 0 ? 'nothing' : `${it.gold} Gold`}.`,
  ),
  passOverCost: power({ gold: whole(1, 5) }, ({ gold }) => `Passing over a Minion costs you ${gold} Gold.`),
  healCost: power({ xp: whole(0, 5) }, ({ xp }) => `Discarding an Injury token costs you ${xp} XP.`),
  banishCost: power({ gold: whole(0, 9) }, ({ gold }) => `Banishing a Fiend with Gold costs you ${gold}.`),
  banishCheaper: power({ by: whole(1, 5) }, ({ by }) => `Banishing a Fiend with Gold costs you ${by} less.`),
  refreshes: power(
    { cards: whole(1, 4) },
    ({ cards }) => `In Cleanup you may refresh up to ${count(cards, 'Skill')}.`,
  ),
  skillFee: power({ gold: whole(1, 3) }, ({ gold }) => `Using a Skill also costs you ${gold} Gold.`),
  huntDice: power({ by: whole(-2, 2) }, ({ by }) =>
    by > 0
      ? `In each Hunt you gather ${count(by, 'more Combat Die', 'more Combat Dice')}.`
      : `In each Hunt you gather ${count(-by, 'Combat Die', 'Combat Dice')} less, but always one.`,
  ),
  huntLeast: power(
    { face: whole(2, 4) },
    ({ face }) => `In Hunts each of your Combat Dice counts at least ${face}.`,
  ),
  combatTotal: power(
    { by: whole(-5, 5) },
    ({ by }) => `In Monster Combat your total is ${higherOrLower(by)}.`,
  ),
  rerollCost: power({ xp: whole(1, 4) }, ({ xp }) => `Rolling a Combat Die again costs you ${xp} XP.`),
  mercenary: power(
    { xp: whole(-2, 3), gold: whole(-3, 4) },
    ({ xp, gold }) => `A mercenary costs you ${moreOrLess(xp)} XP, or ${moreOrLess(gold)} Gold.`,
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
  ),
}

export type Power = Said<'is', typeof powers>
export const powerSchema = schemaOf('is', powers)

const byName: Readonly<Record<string, PowerWord>> = powers

export function powerText(it: Power): string {
  return byName[it.is].text(it)
}
