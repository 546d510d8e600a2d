import type { Ahead, Game } from '@dicehearth/engine'
import type { Answer, Weighed } from './mind.ts'

/** A game that ends at once weighs so much beside signs. */
const endWeighs = 4
/** What makes less of a difference than this is not worth a word. */
const leastDifference = 0.04
/** An answer that makes a win so much likelier than the usual one surprises. */
const surprising = 0.05

/** What makes the greatest difference between an option and another, on the side that tips the scales. */
export function why({ says }: Ahead, it: Weighed, other: Weighed): string {
  const better = it.chance >= other.chance
  const sign = better ? 1 : -1
  let most = leastDifference
  let words = ''
  const weigh = (difference: number, said: string | undefined): void => {
    if (said !== undefined && sign * difference > most) [most, words] = [sign * difference, said]
  }
  for (const [n, [, more, less]] of says.entries())
    weigh(it.speaks[n] - other.speaks[n], better ? more : less)
  weigh(
    endWeighs * (it.ends - other.ends),
    better ? 'fewer games ahead end badly' : 'more games ahead end badly',
  )
  return words
}

/** Why a companion did not answer as a quick one would have; empty where that surprises nobody. Rivals keep it to themselves. */
export function surprise({ mind, rivals }: Game, { option, usual, weighed }: Answer): string {
  const own = weighed.find((it) => it.option === option)
  const other = weighed.find((it) => it.option === usual)
  if (!mind?.ahead || rivals || !own || !other || own.chance - other.chance < surprising) return ''
  return why(mind.ahead, own, other)
}
