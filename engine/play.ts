import { throwDie, type Faces, type Fate } from './fate.ts'
import type { Printing } from './printing.ts'

/**
 * Where what a table is played with hangs on its state and its views: the cards of a pack, the books at hand. Copies
 * share it. As a symbol it is in no file and on no wire.
 */
export const kit: unique symbol = Symbol('kit')

/** What every game's state carries besides its own pieces. */
export interface TableState {
  fate: Fate
  outcome: Outcome | null
  /** The box that the table was dealt from; missing for the first printing. */
  printing?: Printing | undefined
  /** Undefined in search and simulation. Not part of the game: never copied and never saved. */
  listener: Listener | undefined
  [kit]?: unknown
}

export interface Listener {
  /** Called at the moment something happens. */
  event?(event: TableEvent): void
  /** Called for every option left out, with the rule that keeps it out. */
  refusal?(option: Option, rule: string): void
  /** Called when nobody is asked after all: what was left out so far is of no interest. */
  unasked?(): void
  /** What a die that a seat rolls in secret shows instead: for the proof that no other seat can tell. */
  swap?(seat: number, face: number, faces: Faces): number
}

/** How a game ended, as the game names it, with the figures worth keeping. */
export interface Outcome {
  result: string
  /** The result of each seat, the winner first; missing where all win or lose together. */
  seats?: readonly SeatResult[]
  [figure: string]: string | number | readonly SeatResult[] | undefined
}

/** How one seat ended. Seats that share a place are tied. */
export interface SeatResult {
  seat: number
  place: number
  score: number
  /** What the score is made of, in the order of the score sheet. */
  lines: readonly ScoreLine[]
}

export interface ScoreLine {
  /** The game's own name for the line, such as "backstory". */
  for: string
  score: number
}

/**
 * As the seat of a question or an answer: whoever at the table answers first. As the seat of a view: an onlooker,
 * who sees only what everybody may see.
 */
export const anyone = -1

/** The question: its kind and what it is about. */
export interface Ask {
  kind: string
  seat: number
}

/** One legal answer, as small flat data; `seat` is who would give it. */
export interface Option {
  verb: string
  seat: number
  /** Taking it loses the game at once. */
  losing?: boolean
}

/** "No, thank you", wherever something may be declined. */
export interface Decline extends Option {
  verb: 'decline'
}

export function decline(seat: number): Decline {
  return { verb: 'decline', seat }
}

/** Something that happened, for the log, the animation and the statistics. */
export interface TableEvent {
  type: string
}

export interface Decision<A extends Ask = Ask, O extends Option = Option> {
  ask: A
  options: readonly O[]
}

/** Rules as a coroutine: yields decisions and receives the number of the option taken. */
export type Play<R = void> = Generator<Decision, R, number>

/** The engine took the only answer there was. */
export interface OnlyWay<A extends Ask = Ask, O extends Option = Option> extends TableEvent {
  type: 'onlyWay'
  ask: A
  option: O
}

/** Dice were rolled. A negative die is not a piece on the table, such as one thrown for an enemy. */
export interface Rolled extends TableEvent {
  type: 'rolled'
  seat: number
  /** Whose dice they are, where one seat plays several heroes. */
  who: number
  dice: readonly number[]
  faces: readonly number[]
}

/** Dice were rolled where only one seat sees them. Others hear of it without the faces: see `heard`. */
export interface RolledSecretly extends TableEvent {
  type: 'rolledSecretly'
  seat: number
  who: number
  dice: readonly number[]
  faces: readonly number[] | null
}

export function isRolledSecretly(event: TableEvent): event is RolledSecretly {
  return event.type === 'rolledSecretly'
}

/** A die that lay on the table was rolled again. */
export interface Rerolled extends TableEvent {
  type: 'rerolled'
  seat: number
  die: number
  from: number
  to: number
}

/** Events of the engine itself. */
export type EngineEvent<A extends Ask = Ask, O extends Option = Option> = OnlyWay<A, O> | Rolled | Rerolled

/** The engine's own question at a table with real dice. */
export interface RealDie extends Ask {
  kind: 'realDie'
  sides: number
  /** The piece that is rolled, as the game numbers it. */
  die: number
  /** The dice of the same roll that are still to be named, this one first. */
  roll: readonly number[]
  /** Only this seat sees it. */
  secret?: true
}
export interface Shows extends Option {
  verb: 'shows'
  face: number
}

/** Drops the event if nobody listens; to look for a listener first saves building it. */
export function tell<E extends TableEvent>(t: TableState, event: E): void {
  t.listener?.event?.(event)
}

/** Asks a question; where there is only one answer, takes it without asking. */
export function* choose<O extends Option>(t: TableState, ask: Ask, options: readonly O[]): Play<O> {
  if (options.length === 1) {
    if (t.listener) {
      tell<OnlyWay<Ask, O>>(t, { type: 'onlyWay', ask, option: options[0] })
      t.listener.unasked?.()
    }
    return options[0]
  }
  return options[yield decision(ask, options)]
}

/** Asks even if there is only one answer, for moments that people want to see. */
export function* ponder<O extends Option>(ask: Ask, options: readonly O[]): Play<O> {
  return options[yield decision(ask, options)]
}

function decision<O extends Option>(ask: Ask, options: readonly O[]): Decision {
  if (options.length === 0) throw new NoAnswer(ask)
  return { ask, options }
}

/** A question without an answer: a bug in the rules, or custom cards that do not fit together. */
export class NoAnswer extends Error {
  readonly ask: Ask

  constructor(ask: Ask) {
    super(`the question "${ask.kind}" has no answer`)
    this.ask = ask
  }
}

/** Rolls one die: by fate or, at a table with real dice, as a person enters it. */
export function* roll(t: TableState, seat: number, die: number, sides: Faces = 6): Play<number> {
  const face = t.fate.real ? yield* shown(seat, [die], sides) : throwDie(t.fate, sides)
  if (t.listener) tell<Rolled>(t, { type: 'rolled', seat, who: seat, dice: [die], faces: [face] })
  return face
}

/** Rerolls a die on the table; the result is written to `faces`. */
export function* reroll(t: TableState, seat: number, die: number, faces: number[], sides: Faces = 6): Play {
  const from = faces[die]
  faces[die] = t.fate.real ? yield* shown(seat, [die], sides) : throwDie(t.fate, sides)
  if (t.listener) tell<Rerolled>(t, { type: 'rerolled', seat, die, from, to: faces[die] })
}

/**
 * Rolls several dice; each result is written to `faces` under the number of the die. If the dice differ, `sides`
 * gives the faces of each.
 */
export function rollAll(
  t: TableState,
  seat: number,
  dice: readonly number[],
  faces: number[],
  sides: SidesOf = 6,
  who = seat,
): Play {
  if (t.fate.real) return rollReally(t, seat, dice, faces, sides, who)
  for (let i = 0; i < dice.length; i++) faces[dice[i]] = throwDie(t.fate, sidesOf(sides, dice[i]))
  if (t.listener) tellRoll(t, seat, dice, faces, who)
  return asksNothing
}

type SidesOf = Faces | ((die: number) => Faces)

function sidesOf(sides: SidesOf, die: number): Faces {
  return typeof sides === 'function' ? sides(die) : sides
}

function* rollReally(
  t: TableState,
  seat: number,
  dice: readonly number[],
  faces: number[],
  sides: SidesOf,
  who: number,
): Play {
  for (const [n, die] of dice.entries()) faces[die] = yield* shown(seat, dice.slice(n), sidesOf(sides, die))
  tellRoll(t, seat, dice, faces, who)
}

function tellRoll(
  t: TableState,
  seat: number,
  dice: readonly number[],
  faces: readonly number[],
  who: number,
): void {
  tell<Rolled>(t, {
    type: 'rolled',
    seat,
    who,
    dice: dice.slice(),
    faces: dice.map((die) => faces[die]),
  })
}

/**
 * Rolls dice that only this seat sees; each result is written to `faces` under the number of the die. The event hides
 * itself from the others. The view, what is asked and whatever else is told of these dice are the game's to hide.
 */
export function* rollSecretly(
  t: TableState,
  seat: number,
  dice: readonly number[],
  faces: number[],
  sides: SidesOf = 6,
  who = seat,
): Play {
  for (const [n, die] of dice.entries()) {
    const its = sidesOf(sides, die)
    faces[die] = t.fate.real
      ? yield* shown(seat, dice.slice(n), its, { secret: true })
      : throwSecretly(t, seat, its)
  }
  if (t.listener)
    tell<RolledSecretly>(t, {
      type: 'rolledSecretly',
      seat,
      who,
      dice: dice.slice(),
      faces: dice.map((die) => faces[die]),
    })
}

function throwSecretly(t: TableState, seat: number, sides: Faces): number {
  const face = throwDie(t.fate, sides)
  return t.listener?.swap?.(seat, face, sides) ?? face
}

/** Asks what the first of these real dice shows. */
function* shown(
  seat: number,
  roll: readonly number[],
  sides: Faces,
  how?: Pick<RealDie, 'secret'>,
): Play<number> {
  const faces: Shows[] = []
  for (const face of distinct(sides)) faces.push({ verb: 'shows', seat, face })
  const ask: RealDie = { kind: 'realDie', seat, sides: faces.length, die: roll[0], roll, ...how }
  return (yield* ponder(ask, faces)).face
}

function distinct(sides: Faces): Iterable<number> {
  return typeof sides === 'number' ? Array.from({ length: sides }, (_, i) => i + 1) : new Set(sides)
}

/** Already finished: cheaper than starting a coroutine that has nothing to ask. */
const asksNothing: Play = (function* (): Play {})()
asksNothing.next(0)

/** Turns up the top card of a face-down pile (the top is the end of the list). */
export function turnUp<C>(t: TableState, pile: C[]): C {
  t.fate.turns++
  const card = pile.pop()
  if (card === undefined) throw new Error('turned up a card of an empty pile')
  return card
}

/** A seat, or everybody, looks at the top card of a face-down pile without moving it. */
export function peek<C>(t: TableState, pile: readonly C[], seat: number = anyone): C {
  look(t, seat)
  return pile[pile.length - 1]
}

/** A seat, or everybody, learns something hidden: undo stops here. */
export function look(t: TableState, seat: number = anyone): void {
  t.fate.turns++
  if (seat === anyone) return
  const looks = (t.fate.looks ??= [])
  while (looks.length <= seat) looks.push(0)
  looks[seat]++
}

const over: Decision = { ask: { kind: 'over', seat: -1 }, options: [] }

/** Ends the game this instant: whatever was still to come is dropped. */
export function* end(t: TableState, outcome: Outcome): Play<never> {
  t.outcome = outcome
  for (;;) yield over
}
