import {
  anyone,
  choose,
  offers,
  tell,
  type Ask,
  type Option,
  type Play,
  type TableState,
  type TableEvent,
} from '@dicehearth/engine'
import {
  entryOf,
  headOf,
  type Action,
  type Block,
  type Book,
  type Choice,
  type Condition,
  type Entry,
  type Phrase,
} from './book.ts'
import { holds } from './conditions.ts'
import { turnTo, type StoryState } from './state.ts'
import type { Args, ArgsOf, Kinds, Rows, Vocabulary } from './vocabulary.ts'

export interface EntryOpened extends TableEvent {
  type: 'entryOpened'
  entry: string
}
/** A paragraph is read aloud. */
export interface ReadAloud extends TableEvent {
  type: 'readAloud'
  text: string
}
/** Which way to go on. */
export interface WhichWay extends Ask {
  kind: 'whichWay'
  entry: string
}
/** A choice of the open entry, by its place in the list. */
export interface TakeWay extends Option {
  verb: 'takeWay'
  choice: number
}

/** A function of a row, typed by what its author fills in. (As a method, it can be kept in a list with others.) */
type Rule<T, A, R> = { of(t: T, args: A): R }['of']

/** What each command does: a coroutine for every form. */
export type Does<R, K extends Kinds, T> = { [F in keyof R & string]: Rule<T, ArgsOf<F, K>, Play> }
/** Whether each condition holds. */
export type Tests<R, K extends Kinds, T> = { [F in keyof R & string]: Rule<T, ArgsOf<F, K>, boolean> }

/** How a game tells its stories. */
export interface Telling<T extends TableState> {
  vocabulary: Vocabulary
  story(t: T): StoryState
  does: Rows<Rule<T, Args, Play>>
  tests: Rows<Rule<T, Args, boolean>>
  /** The rule that keeps the party from paying all of this, if it cannot; and what happens when it does. */
  cannotPay(t: T, prices: readonly Phrase[]): string | null
  pay(t: T, prices: readonly Phrase[]): Play
  /** Choices without words, such as a move: the rule that keeps the party from it now, and what it does. */
  standard: Rows<{ closed(t: T): string | null; take(t: T): Play<Turn> }>
  /** The rule by which some choices can be taken once. */
  onceRule: string
  /** Entries that may be turned to besides the choices of this one. */
  alsoTo?(t: T, entry: Entry): readonly string[]
  /** Who decides, and how: one person, or a vote. */
  decide(t: T, ask: WhichWay, options: readonly TakeWay[]): Play<TakeWay>
  /** A pause between the text and what follows from it. */
  pause?(t: T, entry: Entry): Play
  /** The text as it is read at this table, with the names filled in. */
  aloud?(t: T, text: string): string
  /** What happens before the party chooses or plays a block; it may lead elsewhere. */
  before?(t: T, entry: Entry): Play<Turn | null>
  /** No choice is open to the party. */
  stuck(t: T, entry: Entry): Play<Turn>
}

/** How an entry was left: for another, with a block to be played, to choose again, or because it is finished. */
export type Turn = { to: string } | { block: Block } | 'stay' | 'finished'

/** Whoever answers first decides. */
export function* anybodyDecides(t: TableState, ask: WhichWay, options: readonly TakeWay[]): Play<TakeWay> {
  return yield* choose(t, ask, options)
}

/**
 * Plays the open entry: text and actions from top to bottom, then one choice. A block is handed to the game, which
 * plays it, perhaps over many rounds, and then calls `playOutcome`.
 */
export function* playEntry<T extends TableState>(t: T, book: Book, telling: Telling<T>): Play<Turn> {
  const story = telling.story(t)
  const entry = entryOf(book, story.entry)
  if (!entry) throw new Error(`the book has no entry ${story.entry}`)
  if (!story.choosing) {
    tell<EntryOpened>(t, { type: 'entryOpened', entry: entry.label })
    const turn = yield* playPart(t, entry, telling)
    if (turn) return leave(story, turn)
  }
  if (!entry.block && entry.choices.length === 0) return 'finished'
  const instead = telling.before ? yield* telling.before(t, entry) : null
  if (instead) return leave(story, instead)
  if (entry.block) return { block: entry.block }
  story.choosing = true
  return leave(story, yield* playChoice(t, entry, telling))
}

/** Plays the outcome of a block, given by the first word of its line: "pass", "reward". */
export function* playOutcome<T extends TableState>(
  t: T,
  { name, lines }: Block,
  outcome: string,
  telling: Telling<T>,
): Play<Turn> {
  const rows = telling.vocabulary.blocks[name].lines
  // A line `then -> LABEL` is taken whatever the outcome.
  for (const head of [outcome, 'then']) {
    const line = lines.find((it) => headOf(it) === head)
    if (!line) continue
    const row = rows[line.form]
    const turn = yield* carryOut(t, row.does?.(line.args) ?? [], telling)
    const to = row.turns?.(line.args)
    if (turn) return leave(telling.story(t), turn)
    if (typeof to === 'string') return leave(telling.story(t), { to })
  }
  return 'finished'
}

/** Lines that wait for something: all are tested before the first is carried out. */
export function* playTriggers<T extends TableState>(
  t: T,
  { parts }: Book,
  on: string,
  telling: Telling<T>,
): Play {
  const lines = parts
    .flatMap(({ body }) => body)
    .filter((part): part is Action => part.type === 'action' && part.on === on)
  const due = lines.filter(({ when }) => isSo(t, when, telling))
  for (const { commands } of due) yield* carryOut(t, commands, telling)
}

function leave(story: StoryState, turn: Turn): Turn {
  if (typeof turn === 'object' && 'to' in turn) turnTo(story, turn.to)
  return turn
}

/** Text and actions of a part of the book, from top to bottom, up to one that leaves it. */
export function* playPart<T extends TableState>(t: T, entry: Entry, telling: Telling<T>): Play<Turn | null> {
  let paused = false
  for (const part of entry.body) {
    if (part.type === 'text') {
      readAloud(t, part.text, telling)
      continue
    }
    if (part.on !== null || !isSo(t, part.when, telling)) continue
    if (!paused && telling.pause && changes(part.commands, telling)) {
      paused = true
      yield* telling.pause(t, entry)
    }
    const turn = yield* carryOut(t, part.commands, telling)
    if (turn) return turn
  }
  if (entry.block && !paused && telling.pause) yield* telling.pause(t, entry)
  return null
}

/** Carries out commands from left to right, up to one that leaves the entry. */
export function* carryOut<T extends TableState>(
  t: T,
  commands: readonly Phrase[],
  telling: Telling<T>,
): Play<Turn | null> {
  let stays = false
  for (const { form, args } of commands) {
    const row = telling.vocabulary.commands[form]
    const text = row.reads?.(args)
    if (text !== undefined) readAloud(t, text, telling)
    yield* telling.does[form](t, args)
    const to = row.turns?.(args)
    if (to !== undefined) return to === null ? 'finished' : { to }
    stays ||= row.stays ?? false
  }
  return stays ? 'stay' : null
}

function* playChoice<T extends TableState>(t: T, entry: Entry, telling: Telling<T>): Play<Turn> {
  const story = telling.story(t)
  const list = offers<TakeWay>(t)
  for (const [choice, it] of entry.choices.entries())
    if (isSo(t, it.when, telling))
      list.add({ verb: 'takeWay', seat: anyone, choice }, closedBy(t, entry, choice, it, telling))
  const also = telling.alsoTo?.(t, entry) ?? []
  for (const nth of also.keys())
    list.add({ verb: 'takeWay', seat: anyone, choice: entry.choices.length + nth })
  if (list.legal.length === 0) return yield* telling.stuck(t, entry)
  const ask: WhichWay = { kind: 'whichWay', seat: anyone, entry: entry.label }
  const { choice } = yield* telling.decide(t, ask, list.legal)
  if (choice >= entry.choices.length) return { to: also[choice - entry.choices.length] }
  const { once, prices, standard, to, commands } = entry.choices[choice]
  if (once) story.taken.push(mark(entry, choice))
  if (standard) return yield* telling.standard[standard.form].take(t)
  yield* telling.pay(t, prices)
  const turn = yield* carryOut(t, commands, telling)
  if (to !== null) return { to }
  return turn ?? (telling.vocabulary.choosesAgain(entry.kind) ? 'stay' : 'finished')
}

/** The rule that keeps the party from a choice whose condition holds; null if it is open. */
function closedBy<T extends TableState>(
  t: T,
  entry: Entry,
  number: number,
  { once, prices, standard }: Choice,
  telling: Telling<T>,
): string | null {
  if (once && telling.story(t).taken.includes(mark(entry, number))) return telling.onceRule
  return standard ? telling.standard[standard.form].closed(t) : telling.cannotPay(t, prices)
}

function mark({ label }: Entry, choice: number): string {
  return `${label}?${choice}`
}

/** Whether a condition holds now. */
export function isSo<T extends TableState>(t: T, when: Condition | null, { tests }: Telling<T>): boolean {
  return when === null || holds(when, ({ form, args }) => tests[form](t, args))
}

function readAloud<T extends TableState>(t: T, text: string, telling: Telling<T>): void {
  tell<ReadAloud>(t, { type: 'readAloud', text: telling.aloud?.(t, text) ?? text })
}

function changes(commands: readonly Phrase[], { vocabulary }: Telling<never>): boolean {
  return commands.some(({ form }) => !vocabulary.commands[form].idle)
}
