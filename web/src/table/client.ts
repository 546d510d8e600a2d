import type { Ask, Option, Problem, Told } from '@dicehearth/engine'

/** One line of the log, with the pieces that it tells of. */
export interface Line {
  /** How many choices had been made when it was told. */
  position: number
  text: string
  pieces: readonly string[]
  /** It opens a chapter of the game, such as a turn. */
  opens: boolean
}

/** An option as people read it. */
export interface Choice {
  text: string
  group: string | null
  pieces: readonly string[]
  /** It would lose the game at once, and another would not: nobody takes it by a slip of the finger. */
  grave: boolean
}

/** What must be decided now: as data for the board, in words for everybody. */
export interface Question {
  position: number
  ask: Ask
  options: readonly Option[]
  choices: readonly Choice[]
  prompt: string
  rules: readonly string[]
  /** Whose answer it is, and whether somebody at this screen gives it. */
  seat: number
  yours: boolean
}

/** What a guided game says to the decision that is open. */
export interface Coach {
  say: string
  /** The option that is asked for; null when the lesson is over. */
  option: number | null
  step: number
  of: number
}

export interface Seated {
  /** As people call them. */
  name: string
  /** A person, or the kind of companion. */
  player: string
}

/** How things stood at the beginning of a chapter. */
export interface Milestone {
  position: number
  text: string
  worth: number
}

/** How a game ended, and what is worth telling of it. */
export interface Ending {
  result: string
  text: string
  figures: readonly (readonly [string, string])[]
  /** How often each number was rolled: the first is the number of 1s. */
  faces: readonly number[]
  course: readonly Milestone[]
}

/** The table as it stands between two choices. */
export interface Standing {
  game: string
  position: number
  view: unknown
  seats: readonly Seated[]
  question: Question | null
  /** Why the last choice cannot be taken back; null when it can. */
  undoStop: string | null
  canRedo: boolean
  coach: Coach | null
  ending: Ending | null
}

/** Something that happened, and the table at that very moment. */
export interface Scene {
  event: Told
  view: unknown
  line: Line | null
}

/** What has changed: scenes to show one after the other, then how things stand. */
export interface Update {
  scenes: readonly Scene[]
  standing: Standing
  /** Lines of the log from earlier updates that still hold, and those that follow. */
  keep: number
  lines: readonly Line[]
}

/** Is told of every change; companions go on when it has been shown. */
export type Watcher = (update: Update) => Promise<void>

/**
 * A table, wherever it stands. An answer names the position that it answers, so that one that comes too late is
 * refused. A promise resolves when the choice is stored.
 */
export interface TableClient {
  watch(watcher: Watcher): void
  choose(position: number, option: number): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  whyNot(piece: string): Promise<Problem | null>
  /** The whole game as the text of a file. */
  save(): Promise<string>
  leave(): void
}
