import type { Ask, Option, TableEvent, TableState } from './play.ts'

/** A table as it is read afterwards, like a chapter of a book. */
export interface Tale {
  /** Which part of the story it is: "Adventure 1"; empty if it stands alone. */
  part: string
  title: string
  /** Who was there: a name, and what they are. */
  cast: readonly { name: string; what: string }[]
  passages: readonly Passage[]
  map: TaleMap | null
  /** What the party is known for since, and what is remembered of it. */
  earned: readonly Earned[]
  met: readonly Met[]
}

export type Passage =
  /** They come somewhere; `step` is the number of that piece of the way, 0 if it is none. */
  | { kind: 'place'; name: string; step: number }
  | { kind: 'words'; text: string; because: readonly Cause[] }
  /** What was chosen, who was against it, and what else could have been. */
  | { kind: 'choice'; text: string; against: readonly string[]; others: readonly string[] }
  /** Something was tried, and how it went. */
  | { kind: 'trial'; text: string; won: boolean }

/** What opened a passage, and where it was earned. */
export interface Cause {
  /** The id of what was earned; empty if it is none. */
  earned: string
  cause: string
  where: string
}

export interface Earned {
  id: string
  name: string
  memory: string
}

/** Somebody or some place that the table has met. */
export interface Met {
  kind: 'person' | 'place'
  name: string
  /** Where they were met last. */
  where: string
  /** What they said last; of a place, what was last read of it. */
  said: string
}

/** The way on the map, in hundredths of its width and height. */
export interface TaleMap {
  places: readonly { name: string; x: number; y: number; visited: boolean }[]
  /** Roads, by the places at their ends. */
  roads: readonly (readonly [number, number])[]
  /** The pieces of the way, in their order. */
  way: readonly (readonly [number, number])[]
}

/** Listens to a table from its beginning, and tells it. */
export interface Teller<
  S extends TableState = TableState,
  A extends Ask = Ask,
  O extends Option = Option,
  E extends TableEvent = TableEvent,
> {
  /** What the page of everybody who was met is called; empty if the game has none. */
  readonly remembers: string
  /** Before the rules go on from this choice. */
  chose(ask: A, option: O, options: readonly O[], state: S): void
  heard(event: E, state: S): void
  /** The tale so far; if the beginning was not heard, only what the state still remembers. */
  tale(state: S): Tale
}
