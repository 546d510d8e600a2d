import type { Side } from '../content/compass.ts'
import type { Condition, Effect, Once, Weakness } from '../content/language.ts'
import type { Metric } from '../content/words/metrics.ts'
import type { Gain } from '../content/words/gains.ts'
import type { Adventure } from '../content/adventures.ts'
import { attributes } from '../content/sheet.ts'

/** Cards written back in the effect words of the ledger, to be compared with it row by row. */

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
const times = ['', '', 'up to twice', 'up to three times']
const numerals = ['', '', 'two', 'three']

function upTo(n: number | undefined, different = true): string {
  if (n === undefined) return ''
  return `, ${times[n]}${different ? ` on ${numerals[n]} different dice` : ''}`
}

export function effectNotation(effect: Effect): string {
  switch (effect.do) {
    case 'flip':
      return effect.dice === 'placed'
        ? 'FLIP(row R): flip one die of an Attribute Row in which you placed a die this turn, or FLIP(fam)'
        : `FLIP(${effect.dice})${upTo(effect.upTo)}`
    case 'adjust': {
      const sign = { up: '+', down: '-', either: '' }[effect.way]
      return `ADJ${sign}(${effect.dice}, ${effect.by})${upTo(effect.upTo)}`
    }
    case 'reroll':
      return `REROLL(${effect.dice}, ${effect.rolls})${upTo(effect.upTo)}`
    case 'swap':
      return effect.among === 'oneRow'
        ? 'SWAP(row R, row R), two dice of one Attribute Row'
        : `SWAP(any, any)${upTo(effect.upTo, false)}`
    case 'move':
      return `MOVE(${effect.dice})`
    case 'copy':
      return `COPY(${effect.dice})`
    case 'redraw':
      return `REDRAW(${effect.dice})`
    case 'gold':
    case 'xp':
    case 'injury':
      return `${effect.do.toUpperCase()}(${signed(effect.by)})`
    case 'honor':
      return `HONOR(${effect.by})`
    case 'charm':
      return `CHARM(${effect.by})`
    case 'align':
      return `ALIGN(any, ${effect.steps})`
    case 'attribute':
      return `ATTR(${effect.of.length === attributes.length ? 'any' : effect.of.join(', ')})`
    case 'banish':
      return `BANISH(${effect.upTo})`
    case 'refresh':
      return `REFRESH(${effect.upTo})`
    case 'cycle':
      return 'CYCLE'
    case 'familiarAction':
      return 'FAMACT'
    case 'initSwap':
      return 'INIT_SWAP'
    case 'initTrade':
      return 'INIT_TRADE'
    case 'summon':
      return 'SUMMON'
    case 'marketReplace':
      return 'MKT_REPLACE'
    case 'marketFetch':
      return 'MKT_FETCH'
    case 'discount':
      return `BUYMOD(any card, -${effect.gold}) on your next purchase this turn`
    case 'combatDice':
      return `CDIE(${effect.dice})`
    case 'combatReroll':
      return `CREROLL(${effect.dice === 'any' ? 'any number' : effect.dice})`
  }
}

export function effectsNotation(effects: readonly Effect[]): string {
  return effects.map(effectNotation).join(', then ')
}

export function metricNotation(metric: Metric): string {
  switch (metric.count) {
    case 'score':
      return `SCORE(${metric.row})`
    case 'colour':
      return `COLOR(${metric.colour})`
    case 'showing':
      return `PIPS(${metric.face})`
    case 'cards':
      return `TYPE(${metric.type})`
    default:
      return plain[metric.count] ?? metric.count
  }
}

const plain: Readonly<Partial<Record<Metric['count'], string>>> = {
  gold: 'GOLD',
  xp: 'XP',
  honor: 'HONOR',
  injury: 'INJURY',
  trophies: 'TROPHY',
  fiendsUp: 'FIENDUP',
  fiends: 'FIENDALL',
  familiarSum: 'FAMSUM',
  familiarMatches: 'FAMMATCH',
  backstoryMatches: 'BSMATCH',
  alignment: 'ALIGNSTARS',
  splitDice: 'SPLIT',
  armorSet: 'ARMORSET',
}

const sideNames: Readonly<Record<Side, string>> = {
  good: 'a Good',
  evil: 'an Evil',
  lawful: 'a Lawful',
  chaotic: 'a Chaotic',
  betweenGoodAndEvil: 'a neutral-row',
}

export function conditionNotation(condition: Condition): string {
  if ('token' in condition) return `token on ${sideNames[condition.token]} space`
  const metric = metricNotation(condition.of)
  return 'least' in condition ? `${metric} ≥ ${condition.least}` : `${metric} = ${condition.most}`
}

export function onceNotation({ when, pay, does }: Once): string {
  const cost = [
    ...(pay.gold ? [`GOLD(-${pay.gold})`] : []),
    ...(pay.injury ? [`INJURY(+${pay.injury})`] : []),
  ]
  return `${when}: ${[...cost, effectsNotation(does)].join(' then ')}`
}

export function weaknessNotation(weakness: Weakness | null): string {
  if (!weakness) return 'none'
  if ('token' in weakness) return JSON.stringify(weakness.token)
  if ('at' in weakness)
    return `${metricNotation(weakness.of)}: ${weakness.at.map((n, i) => `≥${n} gives +${i + 1}`).join(', ')}`
  return `+1 per ${weakness.every} ${metricNotation(weakness.of)}, max +${weakness.most}`
}

const letters: Readonly<Record<Gain['do'], string>> = {
  injury: 'I',
  xp: 'X',
  gold: 'G',
  honor: 'H',
  charm: 'C',
}

/** A reward as it stands on a Minion, the trophy first as it is printed. */
export function rewardNotation(trophy: boolean, gives: readonly Effect[]): string {
  const items = gives.map((effect) =>
    effect.do in letters && 'by' in effect
      ? `${letters[effect.do as Gain['do']]}${effect.by}`
      : effectNotation(effect),
  )
  return [...(trophy ? ['T'] : []), ...items].join(', ')
}

export function whoNotation({ who }: Pick<Adventure, 'who'>): string {
  if ('each' in who) return `EACH ${conditionNotation(who.each)}`
  if ('per' in who) return `PER ${who.every} ${metricNotation(who.per)}`
  return `MOST ${metricNotation(who.most)}`
}

export function benefitNotation({ who, dice, xp }: Pick<Adventure, 'who' | 'dice' | 'xp'>): string {
  if ('per' in who) return `D${dice} each, max D${who.most}`
  return xp > 0 ? `D${dice}, X${xp}` : `D${dice}`
}
