import type { Fate, Run } from '@dicehearth/engine'
import { chanceAt } from './chance.ts'
import type { Answer, Thinking } from './mind.ts'
import type { Position } from './position.ts'

/** How many tables it imagines for every option, and how many of its own questions it answers ahead. */
const futures = 4
const questionsAhead = 2
/** How many continuations of one option it explores: with many answers to a question it looks less far ahead. */
const patience = 40

/** Takes the option that leaves its seat best off at the end of the round, and looks no further. */
export function* greedy(position: Position, own: readonly number[], chance: Fate): Thinking {
  const looks = yield* looksOf(position, own, chance)
  return { option: own[looks.indexOf(Math.max(...looks))], weighed: [] }
}

/**
 * How well each of these options leaves the seat off at the end of the round. Hidden things are averaged over even if
 * nothing is rolled or turned up: one imagined table is only a guess.
 */
export function* looksOf(
  position: Position,
  own: readonly number[],
  chance: Fate,
): Generator<Answer, number[], void> {
  const worlds = Array.from({ length: futures }, (_, n) => chanceAt(chance, n))
  const looks: number[] = []
  for (const option of own) {
    let sum = 0
    for (const world of worlds) {
      sum += ahead(position, [option], world, patience)
      yield { option: own[0], weighed: [] }
    }
    looks.push(sum / futures)
  }
  return looks
}

/** The value at the end of the round after these answers, with the best answers to any questions in between. */
function ahead(position: Position, answers: readonly number[], world: Fate, endings: number): number {
  const { game, seat } = position
  let stands: number | null = null
  const look = (run: Run): number => game.evaluate(run.state, seat)
  const run = position.imagined(world, {
    betweenRounds: () => {
      stands ??= look(run)
    },
  })
  for (const answer of answers) run.choose(answer)
  if (stands !== null) return stands
  const options = run.decision?.options ?? []
  // It must not choose its rivals' answers.
  if (game.rivals && run.decision?.ask.seat !== seat) return look(run)
  if (options.length === 0 || options.length > endings || answers.length > questionsAhead) return look(run)
  const worths = options.map((_, answer) =>
    ahead(position, [...answers, answer], world, endings / options.length),
  )
  return Math.max(...worths)
}
