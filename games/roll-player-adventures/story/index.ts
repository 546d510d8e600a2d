import { storybooks, type Storybooks } from '@dicehearth/story'
import { checks } from './checks/index.ts'
import { printed, type Known } from './known.ts'
import { roads } from './roads.ts'
import { vocabulary } from './vocabulary.ts'

export { isOwn, type Known, type Purse } from './known.ts'
export { vocabulary } from './vocabulary.ts'

/** The storybooks of Roll Player Adventures, checked against what is known of its content. */
export function stories(known: Partial<Known> = {}): Storybooks {
  return storybooks(vocabulary, roads, checks, {
    ...printed,
    ...known,
    names: { ...printed.names, ...known.names },
  })
}
