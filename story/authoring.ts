import type { Storybooks } from './lint.ts'
import type { Fact } from './vocabulary.ts'

/** What a game offers to those who write storybooks for it. */
export interface Authoring {
  /** With everything that is known of the game's content. */
  stories: Storybooks
  /** The same, with the cards of a pack besides; a refusal says what is wrong with the pack. */
  withPack(file: unknown): Storybooks
  /** The set-up options that take a book and a pack that somebody brings. */
  option: string
  packOption: string
  /** A small book to begin with: complete, and ready to be played. */
  first: string
  /** The same book, beginning with this entry and after these lines have been carried out: for trying it out. */
  from(text: string, label: string, lines?: readonly string[]): string
  /** The line that makes a trial begin with something that the book asks for, such as a flag or a title. */
  recalls(fact: Fact): string | null
  /** Parties with which a book can be tried, and what they add to the set-up. */
  parties: readonly { name: string; setUp(players: number): Readonly<Record<string, unknown>> }[]
}
