export { choicesOf, type Choice, type Offered } from './choices.ts'
export { fewStates, mostStates } from './few-states.ts'
export { eventsOf, type Best, type Cast, type Deed, type FinishedGame } from './deeds.ts'
export { compiledSources } from './copier.ts'
export { digest, digestText, markOf, written } from './digest.ts'
export { copyFate, newFate, pick, reseed, shuffle, throwDie, type Faces, type Fate } from './fate.ts'
export {
  guidedOption,
  heard,
  isLike,
  type Game,
  type Guide,
  type GuideStep,
  type Lesson,
  type PieceText,
  type Problem,
} from './game.ts'
export { likelihood, type Ahead, type Expert, type Judgement, type Sign } from './mind.ts'
export { aloud, plainWords, type InWords, type Part } from './in-words.ts'
export { meant } from './meant.ts'
export { areNumbers, typedAnswers, whatToType } from './typed.ts'
export { closest, distance, nearest } from './nearest.ts'
export { nothingToAsk, offers, refuse, wantsReasons, type Offers } from './offers.ts'
export { open, openView, type OpenOf } from './open.ts'
export { packProblems } from './pack-problems.ts'
export { capital, count, curly, list, numeral } from './phrases.ts'
export {
  NoAnswer,
  anyone,
  choose,
  decline,
  end,
  kit,
  look,
  peek,
  ponder,
  reroll,
  roll,
  rollAll,
  rollSecretly,
  tell,
  turnUp,
  type Ask,
  type Decision,
  type Decline,
  type EngineEvent,
  type Listener,
  type Option,
  type Outcome,
  type Play,
  type RealDie,
  type Rerolled,
  type Rolled,
  type RolledSecretly,
  type ScoreLine,
  type SeatResult,
  type Shows,
  type TableEvent,
  type TableState,
} from './play.ts'
export { Printings, type Pieces, type Printing } from './printing.ts'
export { readable } from './readable.ts'
export { patchBetween, patched, type Patch } from './patch.ts'
export { Refusal, refusals, type RefusalCode } from './refusal.ts'
export { deal, Run, type ForkOptions } from './run.ts'
export { commitmentOf, isSecret, secretFrom, withWord, wordsIn } from './secret.ts'
export {
  checkedSave,
  fileShape,
  readSave,
  readyFor,
  replay,
  resume,
  save,
  type Difference,
  type Resumed,
  type Saved,
  type SavedState,
  type SeatOf,
} from './save.ts'
export {
  eachSeat,
  oneOf,
  ownBook,
  pack,
  readConfig,
  readSavedConfig,
  sheets,
  someOf,
  unpacked,
  type Config,
  type ConfigOf,
  type Explained,
  type Pack,
  type Setup,
  type SetupOption,
  type Sheets,
} from './setup.ts'
export { shaped, tableShape, type StateOf } from './shape.ts'
export { snapshot, type Copies } from './snapshot.ts'
export { isSheet, longestSheet, readSheet, type Sheet } from './sheet.ts'
export { inColour, inColours, type DieColour, type DieLook, type DieMark } from './die-look.ts'
export {
  type AskRow,
  type Called,
  type EventRow,
  facesOf,
  type OnSlip,
  type OptionRow,
  type Phases,
  type Risk,
  type ShownDie,
  type Sound,
  type Speech,
  spoken,
  thrown,
  type Use,
  type Uses,
  type Words,
} from './speech.ts'
export { Table, undoReasons, type Past, type TableListener, type UndoStop } from './table.ts'
export type { Cause, Earned, Met, Passage, Tale, TaleMap, Teller } from './tale.ts'
export { previews, type Preview, type Trial } from './preview.ts'
export { reasons, type Reason } from './why.ts'
