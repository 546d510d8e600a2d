import { count, list, numeral } from '@dicehearth/engine'
import type { Side } from '../content/compass.ts'
import type { CardType, Condition, Metric, Stars, Weakness } from '../content/language.ts'

/** What is counted, in words. */

export const typeNames: Readonly<Record<CardType, string>> = {
  weapon: 'Weapon',
  armor: 'Armor',
  skill: 'Skill',
  trait: 'Trait',
  scroll: 'Scroll',
}

/** So many of what a metric counts: one of them, and several. */
function nouns(metric: Metric): readonly [one: string, many: string] {
  switch (metric.count) {
    case 'score':
      return [`point of ${metric.row}`, `points of ${metric.row}`]
    case 'colour':
      return [`${metric.colour} die on your sheet`, `${metric.colour} dice on your sheet`]
    case 'showing':
      return [`die showing ${metric.face} on your sheet`, `dice showing ${metric.face} on your sheet`]
    case 'cards':
      return [`${typeNames[metric.type]} card`, `${typeNames[metric.type]} cards`]
    default:
      return plain[metric.count]
  }
}

const plain: Readonly<
  Record<Exclude<Metric['count'], 'score' | 'colour' | 'showing' | 'cards'>, readonly [string, string]>
> = {
  lowestScore: ['point in every Attribute Score', 'points in every Attribute Score'],
  goals: ['Attribute Goal met', 'Attribute Goals met'],
  classColour: ['die of your Class Colour on your sheet', 'dice of your Class Colour on your sheet'],
  goldDice: ['gold die on your sheet', 'gold dice on your sheet'],
  splitDice: ['Split Die on your sheet', 'Split Dice on your sheet'],
  colourfulRows: ['Attribute Row of three different colours', 'Attribute Rows of three different colours'],
  loyalRows: [
    'Attribute Row with two dice of your Class Colour',
    'Attribute Rows with two dice of your Class Colour',
  ],
  armorSet: ['piece of your largest Armor set', 'pieces of your largest Armor set'],
  armorSets: ['Armor set of which you own a piece', 'Armor sets of which you own a piece'],
  gold: ['Gold', 'Gold'],
  xp: ['XP', 'XP'],
  honor: ['Honor token', 'Honor tokens'],
  injury: ['Injury token', 'Injury tokens'],
  trophies: ['Trophy', 'Trophies'],
  fiendsUp: ['face-up Fiend', 'face-up Fiends'],
  fiends: ['Fiend in front of you, either side up', 'Fiends in front of you, either side up'],
  familiarSum: ['pip on your Familiar Board', 'pips on your Familiar Board'],
  familiarDice: ['die on your Familiar Board', 'dice on your Familiar Board'],
  familiarPower: ['Familiar Power goal', 'Familiar Power goals'],
  familiarMatches: ['match of your Familiar Backstory', 'matches of your Familiar Backstory'],
  backstoryMatches: ['match of your Backstory', 'matches of your Backstory'],
  alignment: ['star under your alignment token', 'stars under your alignment token'],
  monsterStars: ['star from the Monster (no Champion Bonus)', 'stars from the Monster (no Champion Bonus)'],
}

/** "two Weapon cards". */
export function so(many: number, metric: Metric): string {
  const [one, more] = nouns(metric)
  return count(many, one, more)
}

/** "every 2 gold dice", "every Trophy". */
export function every(many: number, metric: Metric): string {
  const [one, more] = nouns(metric)
  return many === 1 ? `every ${one}` : `every ${numeral(many)} ${more}`
}

/** "the most Weapon cards". */
export function theMost(metric: Metric): string {
  return `the most ${nouns(metric)[1]}`
}

const sideNames: Readonly<Record<Side, string>> = {
  good: 'a Good space',
  evil: 'an Evil space',
  lawful: 'a Lawful space',
  chaotic: 'a Chaotic space',
  betweenGoodAndEvil: 'a space between Good and Evil',
}

export function conditionText(condition: Condition): string {
  if ('token' in condition) return `your token stands on ${sideNames[condition.token]}`
  if ('least' in condition) return `you have at least ${so(condition.least, condition.of)}`
  return condition.most === 0
    ? `you have ${so(0, condition.of)}`
    : `you have at most ${so(condition.most, condition.of)}`
}

export function starsText(stars: number): string {
  return stars === 1 || stars === -1 ? `${stars} star` : `${stars} stars`
}

export function finalText(final: Stars): string {
  if (!Array.isArray(final))
    return `At the end 1 star for ${every(final.every, final.per)}, at most ${final.most}.`
  const lines = final.map(({ stars, if: conditions }) =>
    conditions.length === 0
      ? starsText(stars)
      : `${starsText(stars)} if ${list(conditions.map(conditionText))}`,
  )
  return `At the end ${lines.join('; otherwise ')}.`
}

export function weaknessText(weakness: Weakness | null): string {
  if (!weakness) return 'No weakness.'
  if ('token' in weakness) {
    const dice = Object.entries(weakness.token) as [Side, number][]
    return `Weakness: ${dice.map(([side, n]) => `+${n} ${n === 1 ? 'die' : 'dice'} if your token stands on ${sideNames[side]}`).join(', ')}.`
  }
  if ('at' in weakness) {
    const { of, at } = weakness
    return `Weakness: ${at.map((least, i) => `+${i + 1} from ${so(least, of)}`).join(', ')}.`
  }
  return `Weakness: +1 die for ${every(weakness.every, weakness.of)}, at most +${weakness.most}.`
}
