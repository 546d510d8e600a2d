export type { Authoring } from './authoring.ts'
export {
  entryOf,
  type Action,
  type Block,
  type Book,
  type Choice,
  type Condition,
  type Entry,
  type Phrase,
  type Text,
} from './book.ts'
export { booksIn } from './books-in.ts'
export { brought, errorsIn, type Brought } from './brought.ts'
export * from './checks/index.ts'
export { holds, keyOf, testsIn } from './conditions.ts'
export { readEffect, readLine, type Effect } from './effect.ts'
export * from './kinds.ts'
export {
  offers,
  reached,
  storybooks,
  type Check,
  type Finding,
  type Road,
  type Roads,
  type Storybooks,
  type Study,
} from './lint.ts'
export { alike, namesIn, type Name } from './names.ts'
export { isInStyle, styleOf, type Measure } from './style.ts'
export { pagesOf, type Part, type StoryPage } from './page.ts'
export { factsAsked, paletteOf, type Palette, type PaletteGroup, type PaletteRow } from './palette.ts'
export type { FilePosition, Problem } from './problems.ts'
export { limits, readBook, vocabularyOf } from './read.ts'
export type { Reader } from './reader.ts'
export {
  argsOf,
  rowsOf,
  type Args,
  type ArgsOf,
  type BlockRow,
  type Body,
  type Command,
  type Fact,
  type Heading,
  type Kind,
  type LineRow,
  type Row,
  type Rows,
  type Test,
  type Vocabulary,
} from './vocabulary.ts'
export { everyPhrase, everyText, mentions, phrases, type Found, type Mention } from './walk.ts'
export { surelyTurns, turnOf, type Way } from './ways.ts'
export {
  anybodyDecides,
  carryOut,
  isSo,
  playEntry,
  playOutcome,
  playPart,
  playTriggers,
  type Does,
  type EntryOpened,
  type ReadAloud,
  type TakeWay,
  type Telling,
  type Tests,
  type Turn,
  type WhichWay,
} from './play.ts'
export { copyStory, forget, newStory, remember, remembers, turnTo, type StoryState } from './state.ts'
export { storyGraph, toDot, type StoryGraph } from './graph.ts'
