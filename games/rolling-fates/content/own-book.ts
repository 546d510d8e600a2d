import { stories } from '../story/index.ts'
import type { Adventure } from './adventure.ts'
import { characters } from './characters.ts'
import { enemies } from './enemies.ts'
import { levels } from './pieces.ts'
import { adventureFrom } from './storybook.ts'

/** What the checks of the storybooks ask the box for. */
const known = {
  names: { enemies: enemies.map(({ id }) => id) },
  frailest: Array.from({ length: levels }, (_, level) =>
    Math.min(...characters.map(({ rows }) => rows[level].life)),
  ),
}

/** An adventure from the text of a storybook in which nothing is wrong. */
export function readAdventure(text: string): Adventure {
  return adventureFrom(stories(known).read(text))
}

/** A storybook that a group brings along, with the names of its own enemies, or what is wrong with it. */
export function readOwnBook(file: unknown): { pack: string } | { problems: string[] } {
  if (typeof file !== 'string')
    return { problems: ['An own adventure is a storybook: a text as docs/storybooks.md explains it.'] }
  const books = stories({ frailest: known.frailest })
  const errors = books.check(books.read(file)).filter(({ level }) => level === 'error')
  if (errors.length === 0) return { pack: file }
  return { problems: errors.map((it) => `Line ${it.line}: ${it.message}. ${it.advice}`) }
}
