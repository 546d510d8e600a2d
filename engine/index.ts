export { digest, digestText, written } from './digest.ts'
export { copyFate, newFate, pick, shuffle, type Fate } from './fate.ts'
export type { Game, Guide, GuideStep, Problem, Words } from './game.ts'
export { closest, nearest } from './nearest.ts'
export { packProblems } from './pack-problems.ts'
export { capital, count, list, numeral } from './phrases.ts'
export {
  anyone,
  choose,
  decline,
  end,
  peek,
  ponder,
  roll,
  rollAll,
  tell,
  turnUp,
  type Ask,
  type Decision,
  type Decline,
  type OnlyWay,
  type Option,
  type Outcome,
  type Play,
  type RealDie,
  type Shows,
  type TableState,
  type Told,
} from './play.ts'
export { Refusal } from './refusal.ts'
export { deal, rerun, Run } from './run.ts'
export { readSave, replay, resume, save, type Difference, type Saved, type SeatOf } from './save.ts'
export {
  eachSeat,
  oneOf,
  pack,
  readConfig,
  someOf,
  type Config,
  type ConfigOf,
  type Pack,
  type Setup,
  type SetupOption,
} from './setup.ts'
export { Table, undoReasons, type Listener, type UndoStop } from './table.ts'
