import { throwDie, type Fate } from './fate.ts'

/** What every game's state carries besides its own pieces. */
export interface TableState {
  fate: Fate
  /** Who hears what happens, at the moment it does; nobody in search and simulation. Not part of the game. */
  told: ((event: Told) => void) | undefined
  outcome: Outcome | null
}

/** How a game ended, as the game names it, with the figures worth keeping. */
export interface Outcome {
  result: string
  [figure: string]: string | number
}

/** The seat of a question or an answer that is nobody's alone: whoever at the table answers first. */
export const anyone = -1

/** The question: its kind and what it is about. */
export interface Ask {
  kind: string
  seat: number
}

/** One legal answer, as small flat data. The seat is whose answer it would be. */
export interface Option {
  verb: string
  seat: number
  /** Taking it loses the game at once. */
  losing?: boolean
}

/** No, thank you: wherever something may be refused. */
export interface Decline extends Option {
  verb: 'decline'
}

export function decline(seat: number): Decline {
  return { verb: 'decline', seat }
}

/** Something that happened, for the log, the motion on the screen and the statistics. */
export interface Told {
  type: string
}

export interface Decision<A extends Ask = Ask, O extends Option = Option> {
  ask: A
  options: readonly O[]
}

/** Rules under way: they hand out decisions and are given the number of the option taken. */
export type Play<R = void> = Generator<Decision, R, number>

/** What the engine itself tells of: an answer that was the only one. */
export interface OnlyWay<A extends Ask = Ask, O extends Option = Option> extends Told {
  type: 'onlyWay'
  ask: A
  option: O
}

/** What the engine itself asks for at a table with real dice. */
export interface RealDie extends Ask {
  kind: 'realDie'
  sides: number
  /** The piece that is rolled, as the game numbers it. */
  die: number
}
export interface Shows extends Option {
  verb: 'shows'
  face: number
}

export function tell<E extends Told>(t: TableState, event: E): void {
  if (t.told) t.told(event)
}

/** Asks a question; where there is only one answer, takes it without asking. */
export function* choose<O extends Option>(t: TableState, ask: Ask, options: readonly O[]): Play<O> {
  if (options.length === 1) {
    tell<OnlyWay<Ask, O>>(t, { type: 'onlyWay', ask, option: options[0] })
    return options[0]
  }
  return options[yield { ask, options }]
}

/** Asks even where there is only one answer: a moment that people want to see. */
export function* ponder<O extends Option>(ask: Ask, options: readonly O[]): Play<O> {
  return options[yield { ask, options }]
}

/** The number on one rolled die: by fate or, at a table with real dice, as a person tells it. */
export function* roll(t: TableState, seat: number, die: number, sides = 6): Play<number> {
  if (!t.fate.real) return throwDie(t.fate, sides)
  const faces: Shows[] = []
  for (let face = 1; face <= sides; face++) faces.push({ verb: 'shows', seat, face })
  const ask: RealDie = { kind: 'realDie', seat, sides, die }
  return (yield* ponder(ask, faces)).face
}

/** Rolls several dice: what each shows is written to `faces` under the number of the die. */
export function rollAll(
  t: TableState,
  seat: number,
  dice: readonly number[],
  faces: number[],
  sides = 6,
): Play {
  if (t.fate.real) return rollReally(t, seat, dice, faces, sides)
  for (let i = 0; i < dice.length; i++) faces[dice[i]] = throwDie(t.fate, sides)
  return nothingToAsk
}

function* rollReally(
  t: TableState,
  seat: number,
  dice: readonly number[],
  faces: number[],
  sides: number,
): Play {
  for (const die of dice) faces[die] = yield* roll(t, seat, die, sides)
}

/** Rules that are through already: cheaper than starting a coroutine that asks nothing. */
const nothingToAsk: Play = (function* (): Play {})()
nothingToAsk.next(0)

/** Turns up the top card of a face-down pile (the top is the end of the list). */
export function turnUp<C>(t: TableState, pile: C[]): C {
  t.fate.turns++
  const card = pile.pop()
  if (card === undefined) throw new Error('turned up a card of an empty pile')
  return card
}

/** Looks at a hidden card without moving it. */
export function peek<C>(t: TableState, pile: readonly C[]): C {
  t.fate.turns++
  return pile[pile.length - 1]
}

const over: Decision = { ask: { kind: 'over', seat: -1 }, options: [] }

/** Ends the game this instant: whatever was still to come is dropped. */
export function* end(t: TableState, outcome: Outcome): Play<never> {
  t.outcome = outcome
  for (;;) yield over
}
