import type { Storybooks } from '@dicehearth/story'
import { stories } from '../story/index.ts'
import { characters } from './characters.ts'
import { enemies } from './enemies.ts'
import { levels } from './pieces.ts'

/** The smallest maximum Life at each level, so that no story kills a Character at full Life. */
export const frailest = Array.from({ length: levels }, (_, level) =>
  Math.min(...characters.map(({ rows }) => rows[level].life)),
)

/** Storybooks checked against the box: every enemy that is neither the book's own nor in a pack must lie in it. */
export function checkedStories(own: readonly { id: string }[] = []): Storybooks {
  return stories({ frailest, names: { enemies: [...enemies, ...own].map(({ id }) => id) } })
}
