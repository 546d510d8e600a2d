import type { ReactNode } from 'react'

/** How a game is played, for somebody who has never played: a chapter for each thing to know, in the order of play. */
export interface HowToPlay {
  chapters: readonly {
    title: string
    /** Short paragraphs. */
    text: readonly string[]
    /** The pieces that it is about. */
    picture: ReactNode
  }[]
}
