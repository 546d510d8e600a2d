import type { Patch, Preview } from '@dicehearth/engine'
import type { Advice } from '@dicehearth/bots'
import type { Cursor, News, WhyNot } from './standing.ts'

/** How people decide what anybody may decide: whoever presses first, all together, or the host alone. */
export const partyWays = ['talk', 'vote', 'storyteller'] as const
export type PartyWay = (typeof partyWays)[number]

/** A seat of a table on a server, and who has it. */
export interface SeatNow {
  seat: number
  name: string
  /** `open` is a person's seat that nobody has taken. */
  kind: 'human' | 'companion' | 'open'
  /** Which companion plays it. */
  companion: string | null
  /** Whether a companion keeps it for a person, who may take it back. */
  kept: boolean
  /** Null for a companion and for an open seat. */
  presence: 'here' | 'away' | null
  host: boolean
  yours: boolean
}

/** What somebody said at the table. */
export interface Said {
  id: number
  /** Null for a watcher. */
  seat: number | null
  name: string
  text: string
  /** Milliseconds since 1970. */
  when: number
}

/** Somebody would like to take choices back: everybody else must agree. */
export interface Takeback {
  by: number
  /** The decision to go back to. */
  position: number
  /** The seats that have not agreed yet. */
  waitsFor: readonly number[]
}

/** The votes for the options of a decision that all people make together. */
export interface Vote {
  position: number
  votes: readonly { seat: number; option: number }[]
}

/** The people around a table on a server, as one of them may know it. */
export interface RoomState {
  table: string
  you: { seats: readonly number[]; host: boolean; watcher: boolean }
  seats: readonly SeatNow[]
  watchers: number
  talk: readonly Said[]
  takeback: Takeback | null
  vote: Vote | null
  party: PartyWay
  takebacks: boolean
  locked: boolean
  watchersTalk: boolean
  /** The seed was chosen by the host, who may know the dice to come. */
  practice: boolean
  /** The SHA-256 of the table's secret. */
  commitment: string | null
  /** For those who sit here: how others join or watch. Null for watchers, and where the table is locked. */
  links: { invite: string; code: string; watch: string } | null
  /** Why nobody can play on; null as long as all is well. */
  trouble: string | null
}

/** What a screen may ask of the table that it looks at; each is refused like a call of the same name at a place. */
export interface LiveCalls {
  /** Always the first: from then on the screen is told everything after this cursor. */
  watch(cursor?: Cursor): void
  choose(position: number, option: number): void
  undo(): void
  redo(): void
  whyNot(pieces: readonly string[]): WhyNot
  previews(position: number): readonly (Preview | null)[]
  advise(): Advice
  /** The saved game as this screen may have it. */
  save(): string
  share(): string
  /** `key` is the screen's own: what is said again with the same key is said once. */
  say(text: string, key: string): void
  /** Asks everybody else whether choices may be taken back to a position. */
  askTakeback(position: number): void
  answerTakeback(yes: boolean): void
  leave(seat: number): void
  giveSeat(seat: number, companion: string): void
  takeSeat(seat: number): void
  removePlayer(seat: number): void
  passHost(seat: number): void
  lock(locked: boolean): void
  watchersMayTalk(may: boolean): void
}

export type LiveMethod = keyof LiveCalls

export interface LiveCall<M extends LiveMethod = LiveMethod> {
  call: number
  method: M
  args: Parameters<LiveCalls[M]>
}

/** What the server sends: answers to calls, and whatever happens. */
export type LiveMessage =
  | { call: number; result: ReturnType<LiveCalls[LiveMethod]> | null }
  | { call: number; refusal: { code: string; message: string } }
  | { news: News }
  /** What has changed around the table since this line was told last; at first, all of it. */
  | { room: Patch }
