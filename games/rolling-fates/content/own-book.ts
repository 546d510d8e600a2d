import { brought } from '@dicehearth/story'
import { stories } from '../story/index.ts'
import type { Adventure } from './adventure.ts'
import { frailest } from './checked-stories.ts'
import { adventureFrom } from './storybook.ts'

interface ReadBook {
  /** Null for a book that cannot be played. */
  adventure: Adventure | null
  problems: string[]
}

/** Books that were read: a table reads its book at every start and load. */
const shelf = new Map<string, ReadBook>()
const roomOnShelf = 16

function read(text: string): ReadBook {
  const known = shelf.get(text)
  if (known) return known
  // Which enemies there are is known only together with the group's own pieces: see rules/setup.ts.
  const {
    books: [book],
    problems,
  } = brought(stories({ frailest }), text)
  const found = { adventure: problems.length > 0 ? null : adventureFrom(book), problems: [...problems] }
  if (shelf.size >= roomOnShelf) shelf.clear()
  shelf.set(text, found)
  return found
}

/** An adventure from the text of a storybook that was checked. */
export function readAdventure(text: string): Adventure {
  const { adventure, problems } = read(text)
  if (!adventure) throw new Error(problems[0])
  return adventure
}

/** A storybook that a group brings along, or what is wrong with it. */
export function readOwnBook(file: unknown): { pack: string } | { problems: string[] } {
  if (typeof file !== 'string')
    return { problems: ['An own adventure is a storybook: a text as docs/storybooks.md explains it.'] }
  const { problems } = read(file)
  return problems.length > 0 ? { problems } : { pack: file }
}
