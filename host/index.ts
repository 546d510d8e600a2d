export type { Advice, Counsel } from '@dicehearth/bots'
export {
  addBranch,
  chapterOf,
  chaptersTold,
  endOf,
  addFollower,
  followersOf,
  longestName,
  nameChapter,
  newCampaign,
  openChapters,
  pathTo,
  putChapterBack,
  renameCampaign,
  setupWith,
  settle,
  tableAt,
  threadsOf,
  removeChapter,
  type Campaign,
  type Chapter,
  type Ended,
  type Thread,
} from './campaign.ts'
export {
  checkedCampaign,
  readCampaign,
  withNewIds,
  writeCampaign,
  type WholeCampaign,
} from './campaign-file.ts'
export {
  chronicleOf,
  type Bell,
  type Chronicle,
  type KeptTable,
  type ToldTable,
} from './chronicle/chronicle.ts'
export { type Element as BookElement, type Piece as BookPiece } from './chronicle/elements.ts'
export { epubOf, htmlOf } from './chronicle/epub.ts'
export { memoryPage, pagesOf, type BookPage, type PageOptions } from './chronicle/pages.ts'
export { anySetup, type Examples } from './any-setup.ts'
export { endingOf, scoresOf } from './ending.ts'
export { deedsOf, pastGameOf } from './finished.ts'
export { barePastGame, counts, withCast, type EndedTable, type PastGame, type PastSeat } from './past-game.ts'
export { calledAt, namesOf, withNames, type Names } from './names.ts'
export { packsIn, trialGames, tryPacks, type Packs } from './pack-trial.ts'
export { changeSince, resumedAs, savedAfter, tailAfter, type Change, type Tail } from './change.ts'
export { changeText, readKept, readKeptText, wholeText, type KeptText } from './kept-text.ts'
export {
  isRecording,
  Playback,
  readRecording,
  recordFor,
  recordingOf,
  sharedText,
  type Recording,
} from './recording.ts'
export {
  partyWays,
  type LiveCall,
  type LiveCalls,
  type LiveMessage,
  type LiveMethod,
  type PartyWay,
  type RoomState,
  type Said,
  type SeatNow,
  type Takeback,
  type Vote,
} from './live.ts'
export { Place } from './place.ts'
export { inCircles } from './circles.ts'
export { reviewOf, type Review, type Turn } from './review.ts'
export { Room, type Keeper, type Opening, type RoomOptions } from './room.ts'
export { holdsSecret, newSecret } from './secrets.ts'
export { filledSeats, isPerson, peopleAt, person, playerKinds, readPlayer, readSeat } from './seats.ts'
export type {
  Coach,
  Cursor,
  Ending,
  News,
  Question,
  Remark,
  Scored,
  Seated,
  Standing,
  Update,
  WhyNot,
} from './standing.ts'
export { sheetLines, type SheetLine } from './sheet-list.ts'
export {
  MemoryStore,
  movedOn,
  newId,
  takenId,
  unknownTable,
  type Kept,
  type NewTable,
  type TableStore,
} from './store.ts'
export { makesCampaigns, nextSetup } from './next-table.ts'
export { slipOf, type Slip } from './slip.ts'
export { Story, type LogLine, type Milestone, type Scene } from './story.ts'
export { Told } from './told.ts'
