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

/** The option that looks best right after it was taken. It does not see the dice that this game will bring. */
function bestStep(run: Run, { options }: Decision, chance: Fate): number {
  if (options.length === 1) return 0
  const { game } = run
  let best = 0
  let most = -Infinity
  const dice = copyFate(chance)
  pick(chance, 2)
  for (const [option, { seat }] of options.entries()) {
    const trial = run.fork()
    reseed(trial.state.fate, copyFate(dice))
    trial.attempt(option)
    const worth = game.evaluate(trial.state, seat === anyone ? 0 : seat)
    if (worth > most) [best, most] = [option, worth]
  }
  return best
}
