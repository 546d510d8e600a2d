import type { Ask, Option, PieceText, SeatResult, Sheet } from '@dicehearth/engine'
import type { Line, Milestone, Scene } from './story.ts'

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
  /** Whoever is not asked, and may not know, sees no options. */
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

/** The result of one seat, with its lines in words. */
export interface Scored extends Omit<SeatResult, 'lines'> {
  name: string
  lines: readonly { label: string; score: number }[]
}

/** How a game ended, and what is worth telling of it. */
export interface Ending {
  result: string
  text: string
  figures: readonly (readonly [label: string, figure: string])[]
  /** Where seats end differently, the winner first; empty where all win or lose together. */
  scores: readonly Scored[]
  /** How often each number was rolled: the first is the number of 1s. */
  faces: readonly number[]
  course: readonly Milestone[]
  /** Whether the game can be proven by replaying it. */
  proven: boolean
  /** What it hands on to other tables. */
  sheets: readonly Sheet[]
}

/** The table as it stands between two choices, as one seat may see it. */
export interface Standing {
  game: string
  position: number
  /** Through whose eyes: a seat, or `anyone` for an onlooker. */
  viewer: number
  view: unknown
  texts: readonly PieceText[]
  seats: readonly Seated[]
  question: Question | null
  /** Why the last choice cannot be taken back; null when it can. */
  undoStop: string | null
  canRedo: boolean
  coach: Coach | null
  ending: Ending | null
}

/** What has changed: scenes to show one after the other, then how things stand. */
export interface Update {
  scenes: readonly Scene[]
  standing: Standing
  /** Lines of the log from earlier updates that still hold, and those that follow. */
  keep: number
  lines: readonly Line[]
}

/** Why pieces cannot be used: the rules that keep them out, or none, and then what is asked instead. */
export interface WhyNot {
  rules: readonly string[]
  prompt: string
}
