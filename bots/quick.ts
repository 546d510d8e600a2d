import {
  anyone,
  copyFate,
  newFate,
  pick,
  reseed,
  type Decision,
  type Fate,
  type Run,
} from '@dicehearth/engine'
import { chanceAt } from './chance.ts'
import type { Companion } from './companion.ts'
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

/** A game at hand with all that it hides. */
type Open = Pick<Run, 'game' | 'state' | 'fork'>

/**
 * A quick player at the table itself, for measuring and for seeing everything act: it knows what no companion may, such
 * as the answer to a riddle.
 */
export function insider(seed: string): Companion {
  const chance = newFate(`${seed} insider`)
  return (table) => {
    if (!table.decision) throw new Error('nothing is asked')
    return quickly(table, table.decision, chance)
  }
}

/** The next choice in a game that is only played ahead, for whoever is asked. */
export function quickly(run: Open, decision: Decision, chance: Fate): number {
  const { ask, options } = decision
  if (ask.kind === 'realDie') return pick(chance, options.length)
  const expert = run.game.mind?.quick
  return expert ? expert.answer(run.state, decision, chance) : bestStep(run, decision, chance)
}

/** So many answers to a question that follows at once are tried, too. */
const mostAnswers = 8

/** The option that looks best right after it was taken. It does not see the dice that this game will bring. */
function bestStep(run: Open, { options }: Decision, chance: Fate): number {
  if (options.length === 1) return 0
  let best = 0
  let most = -Infinity
  const dice = copyFate(chance)
  pick(chance, 2)
  for (const [option, { seat }] of options.entries()) {
    const looks = lookOf(run, option, seat, dice)
    if (looks > most) [best, most] = [option, looks]
  }
  return best
}

/** How things stand after this answer; where one more is asked of the same seat at once, after the best of those. */
function lookOf(run: Open, option: number, seat: number, dice: Fate): number {
  const trial = tried(run, option, dice)
  const looks = (it: Open): number => run.game.evaluate(it.state, seat === anyone ? 0 : seat)
  const next = trial.decision?.options ?? []
  const goesOn = next.length > 0 && next.length <= mostAnswers && next[0].seat === seat
  if (!goesOn) return looks(trial)
  let most = -Infinity
  for (let answer = next.length - 1; answer >= 0; answer--) {
    // Forks are dear: the last answer is tried on this one itself.
    const it = answer === 0 ? trial : tried(run, option, dice)
    it.attempt(answer)
    most = Math.max(most, looks(it))
  }
  return most
}

function tried(run: Open, option: number, dice: Fate): Run {
  const trial = run.fork({ bare: true })
  reseed(trial.state.fate, copyFate(dice))
  trial.attempt(option)
  return trial
}
