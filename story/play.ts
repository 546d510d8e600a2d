import {
  anyone,
  choose,
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
export type Deeds<R, K extends Kinds, T> = { [F in keyof R & string]: Rule<T, ArgsOf<F, K>, Play> }
/** Whether each condition holds. */
export type Tests<R, K extends Kinds, T> = { [F in keyof R & string]: Rule<T, ArgsOf<F, K>, boolean> }

/** How a game tells its stories. */
export interface Telling<T extends TableState> {
  vocabulary: Vocabulary
  story(t: T): StoryState
  deeds: Rows<Rule<T, Args, Play>>
  tests: Rows<Rule<T, Args, boolean>>
  /** Can the party pay all of this, and what happens when it does? */
  canPay(t: T, prices: readonly Phrase[]): boolean
  pay(t: T, prices: readonly Phrase[]): Play
  /** Choices without words, such as a move. */
  standard: Rows<{ offered(t: T): boolean; take(t: T): Play<Turn> }>
  /** Who decides, and how: one person, or a vote. */
  decide(t: T, ask: WhichWay, options: readonly TakeWay[]): Play<TakeWay>
  /** A breath between the text and what comes of it. */
  pause?(t: T, entry: Entry): Play
  /** No choice is open to the party. */
  stuck(t: T, entry: Entry): Play<Turn>
}

/** How an entry was left: for another, with a block to be played, to choose again, or because it is through. */
export type Turn = { to: string } | { block: Block } | 'stay' | 'through'

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
    const turn = yield* playBody(t, entry, telling)
    if (turn) return leave(story, turn)
  }
  if (entry.block) return { block: entry.block }
  if (entry.choices.length === 0) return 'through'
  story.choosing = true
  return leave(story, yield* playChoice(t, entry, telling))
}

/** What comes of a block, by the first word of the line: "pass", "reward". */
export function* playOutcome<T extends TableState>(
  t: T,
  { name, lines }: Block,
  outcome: string,
  telling: Telling<T>,
): Play<Turn> {
  const rows = telling.vocabulary.blocks[name].lines
  // A line `then -> LABEL` is taken whatever came of it.
  for (const head of [outcome, 'then']) {
    const line = lines.find((it) => headOf(it) === head)
    if (!line) continue
    const row = rows[line.form]
    const turn = yield* carryOut(t, row.does?.(line.args) ?? [], telling)
    const to = row.turns?.(line.args)
    if (turn) return leave(telling.story(t), turn)
    if (typeof to === 'string') return leave(telling.story(t), { to })
  }
  return 'through'
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

function* playBody<T extends TableState>(t: T, entry: Entry, telling: Telling<T>): Play<Turn | null> {
  let paused = false
  for (const part of entry.body) {
    if (part.type === 'text') {
      tell<ReadAloud>(t, { type: 'readAloud', text: part.text })
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
    if (text !== undefined) tell<ReadAloud>(t, { type: 'readAloud', text })
    yield* telling.deeds[form](t, args)
    const to = row.turns?.(args)
    if (to !== undefined) return to === null ? 'through' : { to }
    stays ||= row.stays ?? false
  }
  return stays ? 'stay' : null
}

function* playChoice<T extends TableState>(t: T, entry: Entry, telling: Telling<T>): Play<Turn> {
  const story = telling.story(t)
  const options: TakeWay[] = []
  for (const [choice, it] of entry.choices.entries())
    if (isOpen(t, entry, choice, it, telling)) options.push({ verb: 'takeWay', seat: anyone, choice })
  if (options.length === 0) return yield* telling.stuck(t, entry)
  const ask: WhichWay = { kind: 'whichWay', seat: anyone, entry: entry.label }
  const { choice } = yield* telling.decide(t, ask, options)
  const { once, prices, standard, to, commands } = entry.choices[choice]
  if (once) story.taken.push(mark(entry, choice))
  if (standard) return yield* telling.standard[standard.form].take(t)
  yield* telling.pay(t, prices)
  const turn = yield* carryOut(t, commands, telling)
  if (to !== null) return { to }
  return turn ?? (telling.vocabulary.choosesAgain(entry.kind) ? 'stay' : 'through')
}

function isOpen<T extends TableState>(
  t: T,
  entry: Entry,
  number: number,
  { when, once, prices, standard }: Choice,
  telling: Telling<T>,
): boolean {
  if (!isSo(t, when, telling)) return false
  if (once && telling.story(t).taken.includes(mark(entry, number))) return false
  return standard ? telling.standard[standard.form].offered(t) : telling.canPay(t, prices)
}

function mark({ label }: Entry, choice: number): string {
  return `${label}?${choice}`
}

/** Does a condition hold now? */
export function isSo<T extends TableState>(t: T, when: Condition | null, { tests }: Telling<T>): boolean {
  return when === null || holds(when, ({ form, args }) => tests[form](t, args))
}

function changes(commands: readonly Phrase[], { vocabulary }: Telling<never>): boolean {
  return commands.some(({ form }) => !vocabulary.commands[form].idle)
}
