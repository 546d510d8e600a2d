import { copyFate, newFate, pick, type Fate, type Table } from '@dicehearth/engine'
import { optionsOf, type Companion } from './companion.ts'

/** How many tables it imagines for every option, and how many of its own questions it answers ahead. */
const futures = 4
const questionsAhead = 2
/** How many continuations of one option it explores: with many answers to a question it looks less far ahead. */
const patience = 40

/**
 * Takes the option that leaves its seat best off at the end of the round, and looks no further. It sees neither hidden
 * cards nor dice to come: it imagines what it cannot know. Its randomness depends only on the table's seed and
 * position, so that the same table gets the same answer.
 */
export function greedy(): Companion {
  return (table, seat) => {
    const own = optionsOf(table.decision?.options ?? [], seat)
    const imagined = Array.from({ length: futures }, (_, n) =>
      newFate(`${table.companionSeed} greedy ${table.position} ${n}`),
    )
    // A companion must not choose what real dice show.
    if (table.decision?.ask.kind === 'realDie') return own[pick(imagined[0], own.length)]
    let best = own[0]
    let most = -Infinity
    for (const option of own) {
      const worth = average(table, seat, option, imagined)
      if (worth > most) {
        most = worth
        best = option
      }
    }
    return best
  }
}

/** Hidden things are averaged over even if nothing is rolled or turned up: one imagined table is only a guess. */
function average(table: Table, seat: number, option: number, imagined: readonly Fate[]): number {
  let sum = 0
  for (const future of imagined) sum += ahead(table, seat, [option], future, patience)
  return sum / imagined.length
}

/** The value at the end of the round after these answers, with the best answers to any questions in between. */
function ahead(
  table: Table,
  seat: number,
  answers: readonly number[],
  future: Fate,
  endings: number,
): number {
  let stands: number | null = null
  const look = (): number => table.game.evaluate(run.state, seat)
  const run = table.fork({
    betweenRounds: () => {
      stands ??= look()
    },
  })
  run.imagine(seat, copyFate(future))
  run.state.fate.real = false
  for (const answer of answers) run.choose(answer)
  if (stands !== null) return stands
  const options = run.decision?.options ?? []
  // It must not choose its rivals' answers.
  if (table.game.rivals && run.decision?.ask.seat !== seat) return look()
  if (options.length === 0 || options.length > endings || answers.length > questionsAhead) return look()
  const worths = options.map((_, answer) =>
    ahead(table, seat, [...answers, answer], future, endings / options.length),
  )
  return Math.max(...worths)
}
