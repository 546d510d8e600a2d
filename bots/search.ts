import { copyFate, type Ahead, type Fate, type Run } from '@dicehearth/engine'
import { chanceAt } from './chance.ts'
import { looksOf } from './greedy.ts'
import type { Answer, Thinking, Weighed } from './mind.ts'
import type { Position } from './position.ts'
import { expertly, quick, quickly } from './quick.ts'

/** How many games a mind may play ahead for one answer. */
export interface Budget {
  playouts: number
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
export function search({ playouts }: Budget) {
  return function* think(position: Position, own: readonly number[], chance: Fate): Thinking {
    const { game } = position
    const ahead = game.mind?.ahead
    if (!ahead) return yield* quick(position, own, chance)
    const looks = yield* looksOf(position, own, chance)
    const byLooks = own.toSorted((a, b) => looks[own.indexOf(b)] - looks[own.indexOf(a)])
    const usual = game.mind?.quick ? expertly(position, own, chance) : byLooks[0]
    const wide = Math.max(fewest, Math.min(most, Math.floor(playouts / 2 / gamesForOneMore)))
    const others = byLooks.filter((option) => option !== usual).slice(0, wide - 1)
    const futures = new Futures(position, ahead, chance, [usual, ...others])
    const each = Math.floor((playouts * 2) / 3 / (others.length + 1))
    for (let n = 0; n < each; n++) yield* futures.play([usual, ...others])
    const rival = futures.best(others)
    if (rival === null || futures.lead(rival, usual, 0) < clear) return futures.answer(usual)
    const fresh = futures.count(rival)
    while (futures.played + 2 <= playouts) yield* futures.play([usual, rival])
    const holds = futures.lead(rival, usual, fresh) > 0 && futures.lead(rival, usual, 0) >= clear
    return futures.answer(holds ? rival : usual)
  }
}

/** What options came to, each on the same futures. */
export class Futures {
  played = 0
  private readonly position: Position
  private readonly ahead: Ahead
  private readonly chance: Fate
  private readonly until: number
  private readonly worths: Map<number, number[]>
  private readonly usual: number

  constructor(position: Position, ahead: Ahead, chance: Fate, options: readonly number[]) {
    this.position = position
    this.ahead = ahead
    this.chance = chance
    this.worths = new Map(options.map((option) => [option, []]))
    this.usual = options[0]
    this.until = ahead.clock(position.imagined(chance).state) + breathsAhead
  }

  /** Plays one future with each of these options. */
  *play(options: readonly number[]): Generator<Answer, void, void> {
    for (const option of options) {
      const worths = this.worths.get(option)
      worths?.push(yield* this.playOn(option, worths.length))
      this.played++
    }
  }

  private *playOn(option: number, n: number): Generator<Answer, number, void> {
    const { position, ahead } = this
    const future = chanceAt(this.chance, n + 1)
    const run: Run = position.imagined(future)
    const chance = copyFate(future)
    run.choose(option)
    for (let i = 0; i < longest && run.decision && ahead.clock(run.state) < this.until; i++) {
      run.choose(quickly(run, run.decision, chance))
      yield this.soFar()
    }
    return ahead.worth(run.state, position.seat)
  }

  private soFar(): Answer {
    return { option: this.usual, weighed: [] }
  }

  count(option: number): number {
    return this.worths.get(option)?.length ?? 0
  }

  best(options: readonly number[]): number | null {
    const sorted = options.toSorted((a, b) => mean(this.of(b)) - mean(this.of(a)))
    return sorted[0] ?? null
  }

  private of(option: number): readonly number[] {
    return this.worths.get(option) ?? []
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

  answer(option: number): Answer {
    const weighed = [...this.worths]
      .map(([option, worths]): Weighed => ({ option, chance: mean(worths), error: errorOf(worths) }))
      .sort((a, b) => b.chance - a.chance)
    return { option, weighed }
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
