import { copyFate, type Ahead, type Fate, type Run } from '@dicehearth/engine'
import { chanceAt } from './chance.ts'
import { looksOf } from './greedy.ts'
import type { Answer, Thinking, Weighed } from './mind.ts'
import type { Position } from './position.ts'
import { expertly, quick, quickly } from './quick.ts'
import { tempered } from './temper.ts'

/** How a mind plays ahead. */
export interface Manner {
  /** How many games it may play for one answer. */
  playouts: number
  /** How many times as much as it is worth it minds danger; missing for once. */
  danger?: number
}

/** So many options are compared, the quick answer among them. */
const fewest = 4
const most = 6
/** With so many games for each option one more of them is looked at. */
const gamesForOneMore = 12
/** How far ahead games are played, in steps of the game's clock. */
const breathsAhead = 2
/** Where nothing happens for so long, a game ahead is broken off. */
const longest = 300
/** By how many standard errors an option must be better than the quick answer. */
const clear = 1

/**
 * Improves on a quick player: its answer and the best others are played on from there, all on the same imagined
 * futures, by quick players to the end of the next turn but one. Only an option that fares clearly better there is taken
 * instead, and only if it still does on futures that it was not picked by.
 */
export function search({ playouts, danger }: Manner) {
  return function* think(position: Position, own: readonly number[], chance: Fate): Thinking {
    const { game } = position
    if (!game.mind?.ahead || !helps(game.mind.ahead, position, chance))
      return yield* quick(position, own, chance)
    const ahead = danger === undefined ? game.mind.ahead : tempered(game.mind.ahead, danger)
    const looks = yield* looksOf(position, own, chance)
    const byLooks = own.toSorted((a, b) => looks[own.indexOf(b)] - looks[own.indexOf(a)])
    const usual = game.mind?.quick ? expertly(position, own, chance) : byLooks[0]
    const wide = Math.max(fewest, Math.min(most, Math.floor(playouts / 2 / gamesForOneMore)))
    const others = byLooks.filter((option) => option !== usual).slice(0, wide - 1)
    const futures = new Futures(position, ahead, chance, [usual, ...others])
    const each = Math.floor((playouts * 2) / 3 / (others.length + 1))
    for (let n = 0; n < each; n++) yield* futures.play([usual, ...others])
    const rival = futures.best(others)
    if (rival === null || futures.lead(rival, usual, 0) < clear) return futures
    const fresh = futures.count(rival)
    while (futures.played + 2 <= playouts) yield* futures.play([usual, rival])
    const holds = futures.lead(rival, usual, fresh) > 0 && futures.lead(rival, usual, 0) >= clear
    if (holds) futures.option = rival
    return futures
  }
}

/** Whether playing ahead helps at this question. */
export function helps(ahead: Ahead, position: Position, chance: Fate): boolean {
  return ahead.weighs?.(position.imagined(chance).state) ?? true
}

/** What became of an option. */
interface Course {
  worths: number[]
  /** What the signs came to in games that were not over yet, summed up, and how many were. */
  signs: number[]
  open: number
  /** By how many more games it was won than lost. */
  ends: number
}

/** What options came to, each on the same futures; an answer as far as they have been played. */
export class Futures implements Answer {
  /** The quick answer, until another one has proved better. */
  option: number
  readonly usual: number
  played = 0
  private readonly position: Position
  private readonly ahead: Ahead
  private readonly chance: Fate
  private readonly until: number
  private readonly courses: Map<number, Course>

  constructor(position: Position, ahead: Ahead, chance: Fate, options: readonly number[]) {
    this.option = this.usual = options[0]
    this.position = position
    this.ahead = ahead
    this.chance = chance
    this.courses = new Map(
      options.map((it) => [it, { worths: [], signs: ahead.says.map(() => 0), open: 0, ends: 0 }]),
    )
    this.until = ahead.clock(position.imagined(chance).state) + breathsAhead
  }

  /** Plays one future with each of these options. */
  *play(options: readonly number[]): Generator<Answer, void, void> {
    for (const option of options) {
      const course = this.courses.get(option)
      if (course) yield* this.playOn(option, course)
      this.played++
    }
  }

  private *playOn(option: number, course: Course): Generator<Answer, void, void> {
    const { position, ahead } = this
    const future = chanceAt(this.chance, course.worths.length + 1)
    // An expert needs no forks to find its answer.
    const run: Run = position.imagined(future, { bare: position.game.mind?.quick !== undefined })
    const chance = copyFate(future)
    run.choose(option)
    for (let i = 0; i < longest && run.decision && ahead.clock(run.state) < this.until; i++) {
      run.choose(quickly(run, run.decision, chance))
      yield this
    }
    const worth = ahead.worth(run.state, position.seat)
    course.worths.push(worth)
    if (!run.decision) {
      course.ends += 2 * worth - 1
      return
    }
    course.open++
    for (const [n, sign] of ahead.signs(run.state, position.seat).entries()) course.signs[n] += sign
  }

  count(option: number): number {
    return this.of(option).length
  }

  best(options: readonly number[]): number | null {
    const sorted = options.toSorted((a, b) => mean(this.of(b)) - mean(this.of(a)))
    return sorted[0] ?? null
  }

  private of(option: number): readonly number[] {
    return this.courses.get(option)?.worths ?? []
  }

  /** How much likelier a win is with an option than with another. */
  gain(option: number, other: number): number {
    return mean(this.of(option)) - mean(this.of(other))
  }

  /** By how many standard errors an option is ahead of another, over all futures since the first of these. */
  lead(option: number, other: number, since: number): number {
    const theirs = this.of(other)
    const gains = this.of(option)
      .map((worth, n) => worth - theirs[n])
      .slice(since)
    const gain = mean(gains)
    return gain === 0 ? 0 : gain / errorOf(gains)
  }

  /** The options that were played on, the best first. */
  get weighed(): readonly Weighed[] {
    const { says } = this.ahead
    return [...this.courses]
      .filter(([, { worths }]) => worths.length > 0)
      .map(([option, { worths, signs, open, ends }]): Weighed => {
        const speaks = says.map(([weight], n) => (weight * signs[n]) / Math.max(1, open))
        const games = worths.length
        return { option, chance: mean(worths), error: errorOf(worths), games, speaks, ends: ends / games }
      })
      .sort((a, b) => b.chance - a.chance)
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, it) => sum + it, 0) / Math.max(1, numbers.length)
}

/** The standard error of the mean; a little is left where all are the same. */
function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers)
  const squares = numbers.reduce((sum, it) => sum + (it - middle) ** 2, 0)
  return Math.sqrt((squares + 1e-6) / Math.max(1, numbers.length * (numbers.length - 1)))
}
