import { capital, count, list, numeral } from '@dicehearth/engine'
import type { Effect, Forbidden, Moment, Once, Power, Printed, Trigger } from '../content/language.ts'
import { attributes } from '../content/sheet.ts'
import { finalText, typeNames } from './texts-metrics.ts'

/** What is done and what is always so, in words. */

type DiceChoice = 'any' | 'rows' | 'familiar' | 'placed'

const whichDie: Readonly<Record<DiceChoice, string>> = {
  any: 'one of your dice',
  rows: 'a die in your Attribute Rows',
  familiar: 'a die on your Familiar Board',
  placed: 'a die on your Familiar Board or in a row where you placed one this turn',
}

function dice(which: DiceChoice, upTo: number | undefined): string {
  return upTo === undefined ? whichDie[which] : `up to ${numeral(upTo)} different dice`
}

const changes = { up: 'raise', down: 'lower', either: 'raise or lower' } as const

export function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'flip':
      return `turn ${dice(effect.dice, effect.upTo)} to the opposite face`
    case 'adjust': {
      const by = ['1', '1 or 2'][effect.by - 1] ?? `1 to ${effect.by}`
      return `${changes[effect.way]} ${dice(effect.dice, effect.upTo)} by ${by}`
    }
    case 'reroll': {
      const often = effect.rolls === 1 ? '' : ` up to ${effect.rolls} times`
      return `roll ${dice(effect.dice, effect.upTo)} again${often} and keep the old or a new value`
    }
    case 'swap': {
      const which = effect.among === 'any' ? 'two of your dice' : 'two dice of one Attribute Row'
      return `swap ${which}${effect.upTo === undefined ? '' : `, up to ${effect.upTo} times`}`
    }
    case 'move':
      return `move ${whichDie[effect.dice]} to any empty space`
    case 'copy':
      return `turn ${whichDie[effect.dice]} to the value of another die in the same line`
    case 'redraw':
      return `return ${whichDie[effect.dice]} to the bag, then draw and roll another for its space`
    case 'gold':
      return effect.by < 0 ? `lose ${-effect.by} Gold` : `gain ${effect.by} Gold`
    case 'xp':
      return effect.by < 0 ? `lose ${-effect.by} XP` : `gain ${effect.by} XP`
    case 'honor':
      return `gain ${count(effect.by, 'Honor token')}`
    case 'charm':
      return `take ${count(effect.by, 'Charisma token')}`
    case 'injury':
      return effect.by < 0
        ? `discard up to ${count(-effect.by, 'Injury token')}`
        : `gain ${count(effect.by, 'Injury token')}`
    case 'align':
      return `move your alignment token ${effect.may ? 'up to ' : ''}${count(effect.steps, 'space')}`
    case 'attribute':
      return effect.of.length === attributes.length
        ? 'you may take any Attribute Action'
        : `you may take the ${list(effect.of)} Attribute Action`
    case 'familiarAction':
      return 'you may take your Familiar Action'
    case 'banish':
      return `banish up to ${count(effect.upTo, 'Fiend')} for free`
    case 'refresh':
      return `refresh up to ${count(effect.upTo, 'other Skill')}`
    case 'cycle':
      return 'put the top Minion under its deck and turn up the next'
    case 'initSwap':
      return 'swap all dice of two Initiative cards that nobody has chosen'
    case 'initTrade':
      return 'swap one of your dice with a die on an Initiative card that nobody has chosen'
    case 'summon':
      return 'put the top Fiend of the deck on an Initiative card that nobody has chosen'
    case 'marketReplace':
      return 'replace a Market card with the top card of the deck'
    case 'marketFetch':
      return 'add a card of the Market discard pile to the Market'
    case 'discount':
      return `your next purchase this turn costs ${effect.gold} Gold less`
    case 'combatDice':
      return `add ${count(effect.dice, 'Combat Die', 'Combat Dice')} to your roll`
    case 'combatReroll':
      return effect.dice === 'any'
        ? 'roll any number of your Combat Dice again, once'
        : `roll ${count(effect.dice, 'Combat Die', 'Combat Dice')} again`
  }
}

/** "Gain 2 XP, then gain 1 Gold." */
export function effectsText(effects: readonly Effect[]): string {
  return capital(`${effects.map(effectText).join(', then ')}.`)
}

export const momentNames: Readonly<Record<Moment, string>> = {
  diceTurn: 'in your Dice turn',
  beforeInitiative: 'in your Dice turn, before you choose an Initiative card',
  beforeMarketAct: 'in your Market turn, before you act',
  beforeRoll: 'in combat, before you roll',
  afterRoll: 'in combat, after you rolled',
  combat: 'in combat, before or after you roll',
}

function onceText({ when, pay, does }: Once): string {
  const often = when === 'diceTurn' || when.startsWith('beforeI') || when.startsWith('beforeM')
  const costs = [
    ...(pay.gold > 0 ? [`pay ${pay.gold} Gold`] : []),
    ...(pay.injury > 0 ? [`take ${count(pay.injury, 'Injury token')}`] : []),
  ]
  const all = [...costs, ...does.map(effectText)].join(', then ')
  return `Once a ${often ? 'round' : 'combat roll'}, ${momentNames[when]}: ${all}.`
}

const occasions: Readonly<Record<Trigger['on'], string>> = {
  trophy: 'Each time you gain a Trophy',
  familiarAction: 'Each time you take your Familiar Action',
  familiarDie: 'Each time you place a die on your Familiar Board',
  banish: 'Each time you banish a Fiend',
  charismaAction: 'Each time you take the CHA Attribute Action',
  marketPhase: 'At the start of every Market Phase',
}

const forbiddenNames: Readonly<Record<Forbidden, string>> = {
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
}

const gainNames = {
  goldDie: 'A gold die that you place',
  filledLine: 'A line that you fill',
  initiative: 'The Gold on your Initiative card',
} as const

function moreOrLess(by: number): string {
  return by > 0 ? `${by} more` : `${-by} less`
}

function powerText(power: Power): string {
  switch (power.is) {
    case 'score':
      return `Your ${power.row} score is ${power.by > 0 ? `${power.by} higher` : `${-power.by} lower`}.`
    case 'price':
      return `${power.of === 'any' ? 'Every card' : `Every ${typeNames[power.of]}`} costs you ${moreOrLess(power.by)} Gold.`
    case 'discardGain':
      return `Discarding a Market card pays you ${power.gold} Gold.`
    case 'gain':
      return `${gainNames[power.for]} pays you ${power.gold === 0 ? 'nothing' : `${power.gold} Gold`}.`
    case 'passOverCost':
      return `Passing over a Minion costs you ${power.gold} Gold.`
    case 'healCost':
      return `Discarding an Injury token costs you ${power.xp} XP.`
    case 'banishCost':
      return `Banishing a Fiend with Gold costs you ${power.gold}.`
    case 'banishCheaper':
      return `Banishing a Fiend with Gold costs you ${power.by} less.`
    case 'refreshes':
      return `In Cleanup you may refresh up to ${count(power.cards, 'Skill')}.`
    case 'skillFee':
      return `Using a Skill also costs you ${power.gold} Gold.`
    case 'huntDice':
      return power.by > 0
        ? `In each Hunt you gather ${count(power.by, 'more Combat Die', 'more Combat Dice')}.`
        : `In each Hunt you gather ${count(-power.by, 'Combat Die', 'Combat Dice')} less, but always one.`
    case 'huntLeast':
      return `In Hunts each of your Combat Dice counts at least ${power.face}.`
    case 'combatTotal':
      return `In Monster Combat your total is ${power.by > 0 ? `${power.by} higher` : `${-power.by} lower`}.`
    case 'rerollCost':
      return `Rolling a Combat Die again costs you ${power.xp} XP.`
    case 'mercenary':
      return `A mercenary costs you ${moreOrLess(power.xp)} XP, or ${moreOrLess(power.gold)} Gold.`
    case 'stores':
      return `Up to ${numeral(power.dice)} dice of your Initiative cards may wait here until you place them.`
    case 'action':
      return `Your ${power.row} Attribute Action: ${power.does.map(effectText).join(', then ')}.`
    case 'actionOr':
      return `With your ${power.row} Attribute Action you may instead ${power.does.map(effectText).join(', then ')}.`
    case 'neighbourAction':
      return 'Once a round you may take the Attribute Action of the row above or below one where you placed a die.'
    case 'repeatAction':
      return `Once a round, right after an Attribute Action for a placed die: pay ${power.gold} Gold and take it again.`
    case 'lessInjury':
      return `Each time you would gain Injury tokens you may pay ${power.gold} Gold to gain one fewer.`
    case 'forbid':
      return `You may not ${forbiddenNames[power.what]}.`
  }
}

/** The rules text of a Class, a Weapon or a Fiend, a sentence a line. */
export function printedLines({ always = [], on = [], once, final }: Printed): string[] {
  return [
    ...always.map(powerText),
    ...on.map((trigger) => `${occasions[trigger.on]}: ${trigger.does.map(effectText).join(', then ')}.`),
    ...(once ? [onceText(once)] : []),
    ...(final ? [finalText(final)] : []),
  ]
}
