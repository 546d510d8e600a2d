import type { Phrase } from './book.ts'
import type { Reader } from './reader.ts'

/** Something that an author fills in: a number, a label, the name of an enemy. */
export interface Kind<V = unknown> {
  /** For people: "a number". */
  what: string
  /** Takes its value off the front of what is left of a line; undefined if something else is there. */
  read: (reader: Reader) => V | undefined
  /** The name under which a game lists everything of this kind. */
  known?: string
  /** It takes the commands after `;` as well. */
  open?: true
}

/** The kinds of a game by the capitals that stand for them in forms: N, LABEL, KEYWORD. */
export type Kinds = Readonly<Record<string, Kind>>

/** How something is written: "put N xp at LOC". Words in capitals are kinds, the others are literal. */
type WordsOf<Form extends string> = Form extends `${infer Word} ${infer Rest}`
  ? Bare<Word> | WordsOf<Rest>
  : Bare<Form>
type Bare<Word extends string> = Word extends `${infer Before}:` ? Before : Word

/** What the author filled in, each under the name of its kind: `{ n: 2, loc: 'C' }`. */
export type ArgsOf<Form extends string, K extends Kinds> = {
  readonly [Word in WordsOf<Form> & keyof K & string as Lowercase<Word>]: K[Word] extends Kind<infer V>
    ? V
    : never
}

export type Args = Readonly<Record<string, unknown>>

/** One row of a vocabulary. What it does is the game's rules; here is what a reader and a linter must know. */
export interface Row<A = Args> {
  /** What it means, for people. */
  says(args: A): string
}

/** Something the party has or lacks, or that the story remembers: "keyword ROPE", "title T003". */
export type Fact = string

export interface Command<A = Args> extends Row<A> {
  /** The places where it is allowed: in stories, on cards, in an enemy's script. */
  in: readonly string[]
  /** Words of it that are read aloud. */
  reads?(args: A): string
  /** It leaves the entry, for this one, or with null for something that is not an entry. */
  turns?(args: A): string | null
  /** The party stays in the entry and chooses again. */
  stays?: true
  /** It changes nothing in the game. */
  idle?: true
  /** The party is better off for it, so it must not be repeatable for ever. */
  gains?: true
  records?(args: A): Fact
  erases?(args: A): Fact
}

export interface Test<A = Args> extends Row<A> {
  in: readonly string[]
  asks?(args: A): Fact
  /** What it asks for exists only once and is then used up. */
  usedUp?: true
}

/** What a choice may cost; what the party must have to pay it, and then no longer has. */
export interface Price<A = Args> extends Row<A> {
  takes?(args: A): Fact
}

/** A line of a block or a section. */
export interface LineRow<A = Args> extends Row<A> {
  turns?(args: A): string | null
  /** The commands that it brings about. */
  does?(args: A): readonly Phrase[]
  /** It may occur more than once. */
  repeats?: true
}

/** A check, a riddle, a trade, a combat: the line it begins with, and the lines that may follow. */
export interface BlockRow {
  head: Rows<LineRow>
  lines: Rows<LineRow>
  /** The lines that must follow, by their first word. */
  needs: readonly string[]
}

/** Rows by the form in which they are written. */
export type Rows<R> = Readonly<Record<string, R>>

/** What is allowed under a heading. */
export interface Body {
  /** An entry is turned to; anything else is a part of the book with lines of its own. */
  entry: boolean
  text: boolean
  /** The place that its commands and conditions are in. */
  place: string
  actions: boolean
  /** The events for which lines may wait: `! on rest: …`. */
  triggers: readonly string[]
  choices: boolean
  blocks: readonly string[]
  lines: Rows<LineRow>
}

export interface Heading {
  /** One of the bodies. */
  kind: string
  label: string
  title: string
}

/** What a game can say in its storybooks. */
export interface Vocabulary {
  game: string
  kinds: Kinds & { readonly LABEL: Kind<string> }
  commands: Rows<Command>
  conditions: Rows<Test>
  prices: Rows<Price>
  /** Choices without words of their own: `? move`. */
  standard: Rows<Row>
  blocks: Readonly<Record<string, BlockRow>>
  bodies: Readonly<Record<string, Body>>
  /** The first line of a book of this game, or null if the line is not one. Its kind is a body, too. */
  title(text: string): Heading | null
  /** What a title looks like, for people. */
  titleLike: string
  heading(text: string, book: Heading): Heading | null
  headingsLike: string
  /** What a book and an entry are taken for if their headings cannot be read. */
  assumed: { title: Heading; heading: string }
  /** Entries of a group are drawn together: a location, an area. */
  groupOf(entry: { kind: string; label: string }): string
  /** The names allowed in braces in a text: {player}. */
  names: readonly string[]
  /** In a text, {lamp|lamps} is read in one way to one player, in the other to several. */
  oneOrSeveral?: true
  /** A choice that neither jumps nor stays ends the entry; where this holds, the party chooses again instead. */
  choosesAgain(kind: string): boolean
  /** Entries that don't jump continue with the one below them in the file. */
  continuesBelow: boolean
  /** A file may hold several books, one after the other: a campaign. */
  several?: true
  /** The checks for lines that cannot be read, and for text that looks like a broken line. */
  checks: { unreadable: string; broken: string }
}

/** Rows whose arguments are typed by their forms. */
export function rowsOf<K extends Kinds>(_kinds: K) {
  return {
    commands: <F extends string>(rows: { [P in F]: Command<ArgsOf<P, K>> }) => rows,
    conditions: <F extends string>(rows: { [P in F]: Test<ArgsOf<P, K>> }) => rows,
    prices: <F extends string>(rows: { [P in F]: Price<ArgsOf<P, K>> }) => rows,
    lines: <F extends string>(rows: { [P in F]: LineRow<ArgsOf<P, K>> }) => rows,
  }
}

/** What an author filled in, for a phrase of this form; null if it has a different form. */
export function argsOf<K extends Kinds>(_kinds: K) {
  return <F extends string>(phrase: Filled, form: F): ArgsOf<F, K> | null =>
    hasForm<F, ArgsOf<F, K>>(phrase, form) ? phrase.args : null
}

interface Filled {
  form: string
  args: Args
}

/** Phrases are made by the kinds in their form, so the form determines what they hold. */
function hasForm<F extends string, A>(phrase: Filled, form: F): phrase is Filled & { args: A } {
  return phrase.form === form
}
