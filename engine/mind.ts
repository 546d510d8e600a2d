import type { Fate } from './fate.ts'
import type { Ask, Decision, Option, TableState } from './play.ts'

/** What a game tells minds beyond how well a seat is doing. */
export interface Judgement<
  S extends TableState = TableState,
  A extends Ask = Ask,
  O extends Option = Option,
> {
  /** Answers sensibly and at once. Without it, the option that looks best after one step is taken. */
  readonly quick?: Expert<S, A, O>
  /** It only takes back what led to this question: minds that mean what they do leave it alone. */
  takesBack?(option: O, ask: A): boolean
  /** For minds that play the next turns ahead; without it they answer quickly. */
  readonly ahead?: Ahead<S>
}

/** How far to play ahead, and what came of it. */
export interface Ahead<S extends TableState = TableState> {
  /** Moves on by one where the game breathes: at the end of a turn, a night, a round or a trial. */
  clock(state: S): number
  /** How likely a seat is to win, from 0 to 1; exact once the game is over. */
  worth(state: S, seat: number): number
  /** How much there is of everything that speaks for winning or against it, in the order of `says`. */
  signs(state: S, seat: number): readonly number[]
  readonly says: readonly Sign[]
  /** The places of the signs that tell of danger: bold companions mind them less, and careful ones more. */
  readonly dangers?: readonly number[]
  /** Whether playing ahead helps here; where it does not, minds answer quickly. Missing where it always does. */
  weighs?(state: S): boolean
  /** What is won more or less often, in a game that is not won or lost as a whole. */
  readonly wins?: string
  /** Even on a phone a thoughtful companion answers soon. */
  readonly soon?: boolean
}

/** Something that speaks for winning or against it: how much, and what people say of more and of less hope by it. */
export type Sign = readonly [weight: number, better?: string, worse?: string]

/** A quick player made for one game. It gets the whole state, and must look only at what its seat may know. */
export interface Expert<S extends TableState = TableState, A extends Ask = Ask, O extends Option = Option> {
  /** The number of an option. */
  answer(state: S, decision: Decision<A, O>, chance: Fate): number
}

/** How likely something is, by what speaks for it and against it: a logistic curve, fitted to games played. */
export function likelihood(says: readonly Sign[], signs: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < says.length; i++) sum += says[i][0] * signs[i]
  return 1 / (1 + exponential(-sum))
}

/** e to the power of x, nearly, and the same on every machine. */
function exponential(x: number): number {
  let power = 1 + Math.max(-30, Math.min(30, x)) / 1024
  for (let doubled = 0; doubled < 10; doubled++) power *= power
  return power
}
