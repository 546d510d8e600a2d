import { storybooks, type Roads, type Storybooks } from '@dicehearth/story'
import { checks } from './checks/index.ts'
import { printed, type Known } from './known.ts'
import { vocabulary } from './vocabulary.ts'

export type { Known } from './known.ts'
export { vocabulary } from './vocabulary.ts'

/**
 * An adventure begins with its first encounter and goes on by its lines alone. Where it is tried from its middle, the
 * encounters before still belong to it.
 */
const roads: Roads = {
  start: ({ entries }) => entries.slice(0, 1).map(({ label }) => label),
  roads: () => () => [],
}

/** The storybooks of Rolling Fates, checked against what is known of its content. */
export function stories(known: Partial<Known> = {}): Storybooks {
  return storybooks(vocabulary, roads, checks, { ...printed, ...known })
}
