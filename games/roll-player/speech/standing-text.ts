import { goalText, percent } from '../content/goals.ts'
import type { Standing } from '../rules/standing.ts'

/** "met", "2 too many", "1 short", "needs 3 to 5 with the last die (chance 48 %)"; empty where nothing is to be said. */
export function standingText({ goal, off, needs, chance }: Standing): string {
  if (goal === 'met') return 'met'
  if (goal === 'over') return `${off} too many`
  if (goal === 'short') return `${off} short`
  if (!needs) return ''
  const sum = goalText(needs)
  return chance === null ? `needs ${sum} more` : `needs ${sum} with the last die (chance ${percent(chance)})`
}
