import { digestText } from '@dicehearth/engine'
import { brought } from '@dicehearth/story'
import { stories } from '../story/index.ts'
import type { Adventure } from './adventure.ts'
import { frailest } from './checked-stories.ts'
import { adventureFrom } from './storybook.ts'

interface ReadBook {
  /** Null for a book that cannot be played. */
  adventure: Adventure | null
  problems: readonly string[]
}

/** The adventures of books that some table holds, by the digest of their text: a table reads its book at every start and load. */
const opened = new Map<string, WeakRef<Adventure>>()

function read(text: string): ReadBook {
  const name = digestText(text)
  const held = opened.get(name)?.deref()
  if (held) return { adventure: held, problems: [] }
  for (const [other, adventure] of opened) if (!adventure.deref()) opened.delete(other)
  // Which enemies there are is known only together with the group's own pieces: see rules/setup.ts.
  const {
    books: [book],
    problems,
  } = brought(stories({ frailest }), text)
  if (problems.length > 0) return { adventure: null, problems }
  const adventure = adventureFrom(book)
  opened.set(name, new WeakRef(adventure))
  return { adventure, problems: [] }
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
  return problems.length > 0 ? { problems: [...problems] } : { pack: file }
}
