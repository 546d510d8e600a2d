import type { Names } from '@dicehearth/story'

/** What checks ask the game's content for. Names: enemies. What is left out is not checked. */
export interface Known {
  names: Names
  /** The smallest maximum Life that any Character has at level 1, 2 and so on. */
  frailest: readonly number[]
}

/** The eight Characters of the box. */
export const printed: Known = { names: {}, frailest: [17, 20, 23, 27, 31] }
