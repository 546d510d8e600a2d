import { alignmentSpaces, type AlignmentSpace } from '../content/compass.ts'

/** What can still become of a line of dice, of a pattern of colours, and of the alignment token. */

/** From so many dice, as it were, the best is taken for a space. */
const choiceOfDice = 2
const faces = 6

/** How likely the action of one round mends a full line that misses its goal by 1, 2, or more. */
const mending = [0, 0.1, 0.06, 0.035] as const

const known = new Map<number, number>()

/**
 * The chance that a line with so many empty spaces, which needs from `least` to `most` more, ends within its range,
 * with so many rounds to come.
 */
export function chanceOf(spaces: number, least: number, most: number, rounds: number): number {
  const high = Math.min(most, faces * spaces + mending.length)
  const low = Math.max(least, -mending.length)
  if (low > faces * spaces + mending.length || high < spaces - mending.length) return 0
  const key = ((low + 32) * 64 + high + 32) * 64 + spaces * 16 + Math.round(rounds)
  const found = known.get(key)
  if (found !== undefined) return found
  const chance = spaces === 0 ? mended(low, high, rounds) : withBestDie(spaces, low, high, rounds)
  known.set(key, chance)
  return chance
}

function mended(least: number, most: number, rounds: number): number {
  if (least <= 0 && most >= 0) return 1
  const off = Math.max(least, -most)
  return 1 - (1 - (mending[off] ?? mending[mending.length - 1])) ** rounds
}

function withBestDie(spaces: number, least: number, most: number, rounds: number): number {
  const after = Array.from({ length: faces }, (_, n) =>
    chanceOf(spaces - 1, least - n - 1, most - n - 1, rounds),
  ).sort((a, b) => b - a)
  // The n-th best of six faces is the best among several dice if none shows a better one.
  return after.reduce(
    (sum, chance, n) =>
      sum + chance * (((faces - n) / faces) ** choiceOfDice - ((faces - n - 1) / faces) ** choiceOfDice),
    0,
  )
}

/** The stars to expect of a pattern, by the chance that each of its spaces matches. */
export function expectedOf(stars: readonly number[], chances: readonly number[]): number {
  matches.fill(0)
  matches[0] = 1
  for (let done = 0; done < chances.length; done++) {
    const chance = chances[done]
    for (let n = done + 1; n > 0; n--) matches[n] = matches[n] * (1 - chance) + matches[n - 1] * chance
    matches[0] *= 1 - chance
  }
  let sum = 0
  for (let n = 0; n <= chances.length; n++) sum += matches[n] * stars[n]
  return sum
}

/** How likely so many spaces of a pattern match; kept, because it is wanted a thousand times for one answer. */
const matches = new Float64Array(16)

/** The best space for the token, with each step on the way there the dearer, the fewer rounds are left. */
export function tokenWorth(
  token: AlignmentSpace,
  rounds: number,
  stars: (space: AlignmentSpace) => number,
): number {
  const aStep = 0.2 + 0.8 / (rounds + 0.2)
  return Math.max(...alignmentSpaces.map((space) => stars(space) - aStep * stepsBetween(token, space)))
}

function stepsBetween(one: AlignmentSpace, other: AlignmentSpace): number {
  const [a, b] = [alignmentSpaces.indexOf(one), alignmentSpaces.indexOf(other)]
  return Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3))
}
