import type { Fate } from '@dicehearth/engine'
import type { Position } from './position.ts'

/** How an option fared in the games that were played ahead. */
export interface Weighed {
  option: number
  /** How likely its seat is to win with it, from 0 to 1, and the standard error of that. */
  chance: number
  error: number
  /** How many were played. */
  games: number
  /** How much each sign of the game speaks for it. */
  speaks: readonly number[]
  /** How many more of these games are won than lost before they are broken off, as a share. */
  ends: number
}

export interface Answer {
  option: number
  /** What a quick player would have taken; missing for minds that improve on none. */
  usual?: number
  /** The options that were looked at closely, the best first. */
  weighed: readonly Weighed[]
}

/**
 * A mind at work. It pauses every fraction of a millisecond with the best answer so far, so that whoever lets it think
 * may do other things in between, or stop it.
 */
export type Thinking = Generator<Answer, Answer, void>

/** A way to think about a position, with chance of its own. The same position and chance give the same answer. */
export type Mind = (position: Position, chance: Fate) => Thinking

/** Thinks to the end without a pause. */
export function answerOf(thinking: Thinking): Answer {
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}

/** So long may other work on the same loop have to wait, in milliseconds. */
const breath = 16

/** Thinks in small slices. Stops when told, with the best answer so far. */
export async function answerAtEase<A = Answer>(
  thinking: Generator<A, A, void>,
  signal?: AbortSignal,
): Promise<A> {
  for (;;) {
    const until = performance.now() + breath
    let step = thinking.next()
    while (!step.done && performance.now() < until) step = thinking.next()
    if (step.done || signal?.aborted) return step.value
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
}
