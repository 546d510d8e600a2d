import type { Fate } from './fate.ts'
import type { Ask, Option, Play, TableState, Told } from './play.ts'
import type { Config, Setup } from './setup.ts'

/**
 * A game: how the table is set, what a round is, what a seat may see, and how it is put into words.
 * Members are methods so that the list of games can hold them all under one type.
 */
export interface Game<
  C extends Config = Config,
  S extends TableState = TableState,
  A extends Ask = Ask,
  O extends Option = Option,
  E extends Told = Told,
  V = unknown,
> {
  readonly id: string
  readonly name: string
  /** Raised whenever a fix changes what a list of choices leads to. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly setup: Setup
  /** What forbids this set-up, each with its rule; empty when all is well. */
  problems(config: C): Problem[]
  /** Sets the table. */
  deal(config: C, fate: Fate): S
  /** One round: between two rounds the state alone says everything. */
  round(t: S): Play
  copy(state: S): S
  /** What a seat may see, and nothing else. */
  view(state: S, seat: number): V
  /** Reshuffles in place what a seat cannot see, keeping what it can deduce. */
  imagine(state: S, seat: number, chance: Fate): void
  /** How well things stand for a seat: the larger, the better. */
  evaluate(state: S, seat: number): number
  readonly words: Words<A, O, E, V>
  /** The pieces that an option touches or an event tells of, by the ids that the board gives them. */
  touches(it: O | E, view: V): readonly string[]
  /** Why a piece cannot be used for this decision; null when nothing more is to say than that this is asked. */
  whyNot(piece: string, ask: A, view: V): Problem | null
  /** A first game that teaches by playing. */
  guide(): Promise<Guide<O>>
  /** Everything that must have acted before play is called covered. */
  readonly actors: readonly string[]
  /** Which of them acted in an event. */
  acted(event: E, state: S): readonly string[]
}

export interface Problem {
  rule: string
  text: string
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

export interface Words<A extends Ask = Ask, O extends Option = Option, E extends Told = Told, V = unknown> {
  /** The one line that says what must be decided now, and by whom. */
  prompt(ask: A, view: V): string
  option(option: O, ask: A, view: V): string
  /** A heading under which like options stand together; null when an option stands alone. */
  group(option: O, ask: A, view: V): string | null
  /** One sentence for the log; null when an event says nothing by itself. */
  event(event: E, view: V): string | null
  /** The ids of the rules behind a question. */
  rules(ask: A, view: V): readonly string[]
  seat(seat: number, view: V): string
  outcome(view: V): string
}
