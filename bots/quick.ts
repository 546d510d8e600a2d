import { anyone, copyFate, pick, reseed, type Decision, type Fate, type Run } from '@dicehearth/engine'
import { chanceAt } from './chance.ts'
import { looksOf } from './greedy.ts'
import type { Thinking } from './mind.ts'
import type { Position } from './position.ts'

/** Answers at once, as the game's own quick player would; in games without one, like a greedy mind. */
export function* quick(position: Position, own: readonly number[], chance: Fate): Thinking {
  const expert = position.game.mind?.quick
  if (expert) return { option: expertly(position, own, chance), weighed: [] }
  const looks = yield* looksOf(position, own, chance)
  return { option: own[looks.indexOf(Math.max(...looks))], weighed: [] }
}

/** What the game's expert would take of these options. */
export function expertly(position: Position, own: readonly number[], chance: Fate): number {
  const { state, decision } = position.imagined(chanceAt(chance, 0))
  const { ask, options } = decision ?? position.decision
  const offered = own.map((option) => options[option])
  const answer = position.game.mind?.quick?.answer(state, { ask, options: offered }, copyFate(chance))
  return own[answer ?? 0] ?? own[0]
}

/** The next choice in a game that is only played ahead, for whoever is asked. */
export function quickly(run: Run, decision: Decision, chance: Fate): number {
  const { ask, options } = decision
  if (ask.kind === 'realDie') return pick(chance, options.length)
  const expert = run.game.mind?.quick
  return expert ? expert.answer(run.state, decision, chance) : bestStep(run, decision, chance)
}

/** So many answers to a question that follows at once are tried, too. */
const mostAnswers = 8

/** The option that looks best right after it was taken. It does not see the dice that this game will bring. */
function bestStep(run: Run, { options }: Decision, chance: Fate): number {
  if (options.length === 1) return 0
  let best = 0
  let most = -Infinity
  const dice = copyFate(chance)
  pick(chance, 2)
  for (const option of options.keys()) {
    const looks = lookOf(run, [option], options[option].seat, dice)
    if (looks > most) [best, most] = [option, looks]
  }
  return best
}

/** How things stand after these answers; where one more is asked of the same seat at once, after the best of those. */
function lookOf(run: Run, answers: readonly number[], seat: number, dice: Fate): number {
  const trial = run.fork()
  reseed(trial.state.fate, copyFate(dice))
  for (const answer of answers) trial.attempt(answer)
  const next = trial.decision?.options ?? []
  const goesOn =
    answers.length === 1 && next.length > 0 && next.length <= mostAnswers && next[0].seat === seat
  if (!goesOn) return run.game.evaluate(trial.state, seat === anyone ? 0 : seat)
  return Math.max(...next.map((_, answer) => lookOf(run, [...answers, answer], seat, dice)))
}
