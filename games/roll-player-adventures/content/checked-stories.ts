import { openBox } from './box.ts'
import { knownOf } from './known.ts'
import { ninebell } from './pack.ts'
import { neverBoth } from './titles.ts'
import { stories } from '../story/index.ts'

/** The cards of the Ninebell Coast, without its books. */
export const ninebellCards = openBox(ninebell, [])

/** The storybooks of the Ninebell Coast, checked against its cards. */
export const ninebellStories = stories({
  ...knownOf(ninebellCards),
  apart: neverBoth.map((titles) => titles.map((title) => `title ${title}`)),
})
