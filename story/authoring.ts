import type { Storybooks } from './lint.ts'

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
  /** The same book, beginning with this entry: for trying it out. */
  from(text: string, label: string): string
}
