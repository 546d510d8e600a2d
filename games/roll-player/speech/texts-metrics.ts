import { count, list, numeral } from '@dicehearth/engine'
import type { Side } from '../content/compass.ts'
import type { Condition, Stars, Weakness } from '../content/language.ts'
import { nounsOf, thereIs, type Metric } from '../content/words/metrics.ts'
import { starsText } from '../content/score-lines.ts'

/** What is counted, in words. */

/** "two Weapon cards". */
export function so(many: number, metric: Metric): string {
  const [one, more] = nounsOf(metric)
  return count(many, one, more)
}

/** "every 2 gold dice", "every Trophy". */
export function every(many: number, metric: Metric): string {
  const [one, more] = nounsOf(metric)
  return many === 1 ? `every ${one}` : `every ${numeral(many)} ${more}`
}

/** "the most Weapon cards". */
export function theMost(metric: Metric): string {
  return `the most ${nounsOf(metric)[1]}`
}

export const sideNames: Readonly<Record<Side, string>> = {
  good: 'a Good space',
  evil: 'an Evil space',
  lawful: 'a Lawful space',
  chaotic: 'a Chaotic space',
  betweenGoodAndEvil: 'a space between Good and Evil',
}

export function conditionText(condition: Condition): string {
  if ('token' in condition) return `your token stands on ${sideNames[condition.token]}`
  if ('least' in condition)
    return thereIs(condition.of, condition.least) ?? `you have at least ${so(condition.least, condition.of)}`
  return condition.most === 0
    ? `you have ${so(0, condition.of)}`
    : `you have at most ${so(condition.most, condition.of)}`
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
