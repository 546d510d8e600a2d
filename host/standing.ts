import type { Offered, Patch, PieceText, SeatResult, Sheet, Use } from '@dicehearth/engine'
import type { LogLine, Milestone, Scene } from './story.ts'

/** The open decision: as data for the board, in words for everybody. No options for a seat that may not know. */
export interface Question extends Offered {
  position: number
  prompt: string
  rules: readonly string[]
  /** Which slip it is shown with (host/slip.ts); missing for most. */
  slip?: 'since' | 'kept'
  /** Whose answer is awaited, those at this screen first, and whether there are any. */
  seats: readonly number[]
  yours: boolean
  /** Whether advice on it may be asked for here. */
  advice: boolean
}

/** What a guided game says about the open decision. */
export interface Coach {
  say: string
  /** The option to take; null where people choose for themselves. */
  option: number | null
  step: number
  of: number
  /** How many lessons are still to come after the steps. */
  left: number
}

export interface Seated {
  /** As people call them. */
  name: string
  /** A person, or the kind of companion. */
  player: string
  /** How a companion plays; empty for a person. */
  plays: string
  /** What they decide for, where that is not obvious. */
  leads: string
}

/** The result of one seat, with its lines in words. */
export interface Scored extends Omit<SeatResult, 'lines'> {
  name: string
  lines: readonly { label: string; score: number }[]
}

/** How a game ended, with its summary. */
export interface Ending {
  result: string
  text: string
  figures: readonly (readonly [label: string, figure: string])[]
  /** The winner first; empty where all win or lose together. */
  scores: readonly Scored[]
  /** How often each number was rolled, starting with 1. */
  faces: readonly number[]
  course: readonly Milestone[]
  /** Whether the game can be proven by replaying it. */
  proven: boolean
  /** Whether it can be reviewed: there are odds, and its choices lead to its end. */
  reviewed: boolean
  /** What it hands on to other tables. */
  sheets: readonly Sheet[]
}

/** What a companion says about a question that people answer for all. */
export interface Remark {
  seat: number
  text: string
}

/** The table between two choices, as one seat may see it. */
export interface Standing {
  game: string
  position: number
  /** Who sees it: a seat, or `anyone` for an onlooker. */
  viewer: number
  /** The viewer knows something that others at this screen do not. */
  secret: boolean
  view: unknown
  texts: readonly PieceText[]
  seats: readonly Seated[]
  question: Question | null
  /** What a companion says about it; null if nobody says anything, or not yet. */
  remark: Remark | null
  /** What threatens to lose the game soon. */
  dangers: readonly string[]
  /** Why the last choice cannot be taken back; null if it can. */
  undoStop: string | null
  canRedo: boolean
  coach: Coach | null
  ending: Ending | null
}

/** Up to where somebody has been told what happened at a table. */
export interface Cursor {
  position: number
  /** Grows with every change, even one that takes something back; missing where only the position is known. */
  revision?: number
}

/** A scene on its way: its view is what changed since the scene before or, for the first, since the last table. */
export interface SentScene extends Pick<Scene, 'sound'> {
  view?: Patch | undefined
  /** Null if it says the next of the new lines of the log, which holds the same. */
  unsaid: Pick<Scene, 'position' | 'event' | 'pieces'> | null
}

/** What has happened since a cursor, as it is sent to a place: nothing twice, and only what has changed. */
export interface News {
  /** Where it leads. */
  cursor: Cursor
  scenes: readonly SentScene[]
  /** What changed since the last table, with the view of the last scene. */
  standing?: Patch | undefined
  keep: number
  lines: readonly LogLine[]
}

/** What has changed: scenes to show in order, then the resulting table. */
export interface Update {
  scenes: readonly Scene[]
  standing: Standing
  /** How many log lines from earlier updates still hold, and the new ones after them. */
  keep: number
  lines: readonly LogLine[]
}

/** Why pieces cannot be used. */
export interface WhyNot {
  /** The rules that keep them out, what explains the most first. */
  rules: readonly string[]
  /** What the last of them is for, with the rule that says so. */
  use: Pick<Use, 'text' | 'rule'> | null
  /** The part of the game that is played now, if that is why; empty otherwise. */
  phase: string
  /** What is being asked instead. */
  prompt: string
}
