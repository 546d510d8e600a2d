export { backUp, restore, type Copied } from './backup.ts'
export type { Where } from './database.ts'
export {
  openStore,
  type Guest,
  type TalkRecord,
  type NewTalkRecord,
  type NewTableRecord,
  type SeatRecord,
  type Sitter,
  type Store,
  type TableRecord,
  type Voice,
} from './store.ts'
