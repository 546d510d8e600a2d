import type { Best, Cast, Deed } from './deeds.ts'
import type { Fate } from './fate.ts'
import {
  isRolledSecretly,
  type Ask,
  type Decision,
  type Option,
  type Play,
  type TableEvent,
  type TableState,
} from './play.ts'
import type { Judgement } from './mind.ts'
import type { Preview, Trial } from './preview.ts'
import type { Printings } from './printing.ts'
import type { Config, Setup } from './setup.ts'
import type { Sheet } from './sheet.ts'
import type { Sound, Words } from './speech.ts'
import type { Teller } from './tale.ts'

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
  readonly seats: Seats
  /** Seats play against each other; otherwise all win or lose together. */
  readonly rivals?: boolean
  readonly setup: Setup
  /** What its tables are dealt from. */
  readonly printings?: Printings
  /** Why this set-up is not allowed, each problem with its rule; empty if it is. */
  problems(config: C): Problem[]
  /** How hard this set-up is, from games that companions played; null if nobody measured it. */
  advice?(config: C): string | null
  /** Fetches what a table with this set-up needs besides the rules, such as a book; call it before dealing or loading. */
  ready?(config: C): Promise<void>
  /** What a table with this set-up is played with besides the rules: `deal` and `readState` hang it on the state. */
  kit?(config: C): unknown
  /** Sets the table. */
  deal(config: C, fate: Fate): S
  /** Plays one round. Between rounds the state alone must say everything. */
  round(t: S): Play

  // These follow from the state's shape: see `shaped`.
  copy(state: S): S
  readState(file: unknown, config: C): S
  /** The invariants of the ledger that this state breaks, by id; empty when all hold. */
  broken(state: S, decision: Decision | null): readonly string[]

  /** What a seat may see, and nothing else; `anyone` is an onlooker. */
  view(state: S, seat: number): V
  /** The same for several seats of one moment: what they all see is made once. */
  views?(state: S): (seat: number) => V
  /** Reshuffles in place what a seat cannot see, keeping what it can deduce. */
  imagine(state: S, seat: number, chance: Fate): void
  /**
   * What a seat may know of an event: the event, its public form, or nothing. If missing, everybody knows all but what
   * dice show that were rolled in secret. Ask `heard`.
   */
  hears?(event: E, seat: number, state: S): E | null
  /** What others may know of a question: its public form, or nothing. If missing, everybody knows all. */
  overhears?(ask: A, seat: number, state: S): A | null
  /** What this view shows that others may not know, by name. If it has secrets, the device is passed on unseen. */
  secrets?(view: V): readonly string[]
  /** How well a seat is doing: higher is better. */
  evaluate(state: S, seat: number): number
  /** How its companions play better than by looking one step ahead. */
  readonly mind?: Judgement<S, A, O>
  /** What an option that was tried changes for its seat: see `previews`. */
  preview?(trial: Trial<S>): Preview | null

  // What people read, see and hear: see `spoken`.
  readonly words: Words<A, O, E, V>
  /** The pieces that an option uses or an event is about, by their ids on the board. */
  touches(it: O | E, view: V): readonly string[]
  /** Whether an event opens a chapter of the game, such as a turn. */
  opens(event: E): boolean
  sound(event: E): Sound | null
  /** The printed text of everything that a seat can read now: cards, heroes, abilities. */
  texts(view: V): readonly PieceText[]
  /** A first game that teaches by playing. */
  guide?(): Promise<Guide<O, A, V>>

  /** Everything that must have acted at least once for simulated play to count as covering the game. */
  readonly actors: readonly string[]
  /** Which of them acted in an event. */
  acted(event: E, state: S): readonly string[]

  /** What a table with this set-up is called where it is one of many, such as the title of its book; after `ready`. */
  chapter?(config: C): string
  /** What a finished game hands on to other tables. */
  handsOn?(state: S): readonly Sheet[]

  // For the statistics and the shelf of deeds.
  /** Who was played by whom, once the table is set. */
  cast?(state: S): readonly Cast[]
  /** The figures of the outcome that people try to better. */
  readonly bests?: readonly Best[]
  /** What finished games may earn. */
  deeds?(): Promise<readonly Deed<C, S, E>[]>
  /** Tells a table like a chapter of a book. */
  teller?(): Promise<Teller<S, A, O, E>>
}

/** What a seat may know of an event; null if nothing. Dice rolled in secret hide themselves, the rest is up to the game. */
export function heard<S extends TableState>(
  game: Game<Config, S>,
  event: TableEvent,
  seat: number,
  state: S,
): TableEvent | null {
  const known = isRolledSecretly(event) && event.seat !== seat ? { ...event, faces: null } : event
  return game.hears ? game.hears(known, seat, state) : known
}

/** How many may play, and what each number of players means where that is not obvious. */
export interface Seats {
  readonly min: number
  readonly max: number
  readonly usual: number
  readonly tells?: Readonly<Partial<Record<number, string>>>
}

export interface Problem {
  rule: string
  text: string
}

/** The text of a card or a board, readable in the page, the terminal and by programs. */
export interface PieceText {
  /** The piece's id on the board. */
  piece: string
  name: string
  /** What it is and what it does, one sentence or number per line. */
  lines: readonly string[]
}

/** A guided game: first every decision is explained and one answer is asked for, with fixed dice; then people choose. */
export interface Guide<O extends Option = Option, A extends Ask = Ask, V = unknown> {
  setup: Readonly<Record<string, unknown>>
  seed: string
  /** One for each decision from the start; after the last, play continues freely. */
  steps: readonly GuideStep<O>[]
  /** What to say of things that the steps did not meet, each when it comes up for the first time. */
  lessons?: readonly Lesson<A, V>[]
}

/** What a guided game says of a moment in which people choose for themselves. */
export interface Lesson<A extends Ask = Ask, V = unknown> {
  /** Whether the moment has come. */
  when(ask: A, view: V): boolean
  say: string
}

export interface GuideStep<O extends Option = Option> {
  say: string
  /** Properties of the option asked for; the first that has them all is meant. */
  take: Partial<O>
}

/** The option that a step of a guided game asks for; -1 if there is none. */
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
