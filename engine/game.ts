import type { Fate } from './fate.ts'
import type { Ask, Decision, Option, Play, TableEvent, TableState } from './play.ts'
import type { Config, Setup } from './setup.ts'
import type { Sheet } from './sheet.ts'
import type { Sound, Words } from './speech.ts'

/**
 * A game: how the table is set, what a round is, what a seat may see, and how it is put into words.
 * Members are methods so that the list of games can hold them all under one type.
 */
export interface Game<
  C extends Config = Config,
  S extends TableState = TableState,
  A extends Ask = Ask,
  O extends Option = Option,
  E extends TableEvent = TableEvent,
  V = unknown,
> {
  readonly id: string
  readonly name: string
  /** Raised whenever a fix changes what a list of choices leads to. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  /** Seats play against each other; without it all win or lose together. */
  readonly rivals?: boolean
  readonly setup: Setup
  /** What forbids this set-up, each with its rule; empty when all is well. */
  problems(config: C): Problem[]
  /** Sets the table. */
  deal(config: C, fate: Fate): S
  /** One round: between two rounds the state alone says everything. */
  round(t: S): Play

  // What follows from the state's shape: see `shaped`.
  copy(state: S): S
  overwrite(target: S, source: S): void
  readState(file: unknown): S
  /** The invariants of the ledger that this state breaks, by id; empty when all hold. */
  broken(state: S, decision: Decision | null): readonly string[]

  /** What a seat may see, and nothing else; an onlooker has the seat `anyone`. */
  view(state: S, seat: number): V
  /** Reshuffles in place what a seat cannot see, keeping what it can deduce. */
  imagine(state: S, seat: number, chance: Fate): void
  /** What a seat may know of an event: the event, its public form, or nothing. Without it everybody knows all. */
  hears?(event: E, seat: number, state: S): E | null
  /** What others may know of a question: its public form, or nothing. Without it everybody knows all. */
  overhears?(ask: A, seat: number, state: S): A | null
  /** How well things stand for a seat: the larger, the better. */
  evaluate(state: S, seat: number): number

  // What people read, see and hear: see `spoken`.
  readonly words: Words<A, O, E, V>
  /** The pieces that stand for an option or that an event tells of, by the ids that the board gives them. */
  touches(it: O | E, view: V): readonly string[]
  /** Whether an event opens a chapter of the game, such as a turn. */
  opens(event: E): boolean
  sound(event: E): Sound | null
  /** What is printed on everything that a seat can read now: cards, heroes, abilities. */
  texts(view: V): readonly PieceText[]
  /** A first game that teaches by playing. */
  guide(): Promise<Guide<O>>

  /** Everything that must have acted before play is called covered. */
  readonly actors: readonly string[]
  /** Which of them acted in an event. */
  acted(event: E, state: S): readonly string[]

  /** What a finished game hands on to other tables. */
  handsOn?(state: S): readonly Sheet[]
}

export interface Problem {
  rule: string
  text: string
}

/** What stands on a card or a board, to be read from every door. */
export interface PieceText {
  /** The id that the board gives the piece. */
  piece: string
  name: string
  /** What it is and what it does, one sentence or number a line. */
  lines: readonly string[]
}

/** A table with dice laid out beforehand: every decision is explained, and one answer is asked for. */
export interface Guide<O extends Option = Option> {
  setup: Readonly<Record<string, unknown>>
  seed: string
  /** One for each decision from the start; after the last the game may be played on freely. */
  steps: readonly GuideStep<O>[]
}

export interface GuideStep<O extends Option = Option> {
  say: string
  /** What the asked-for option looks like: the first that has all of this. */
  take: Partial<O>
}

/** The option that a step of a guided game asks for; -1 when it is not there. */
export function guidedOption(step: GuideStep, options: readonly Option[]): number {
  return options.findIndex((option) => isLike(option, step.take))
}

/** Whether an option has all of these properties. */
export function isLike(option: object, like: object): boolean {
  const mine = new Map<string, unknown>(Object.entries(option))
  return Object.entries(like).every(
    ([key, value]) => mine.has(key) && JSON.stringify(mine.get(key)) === JSON.stringify(value),
  )
}
