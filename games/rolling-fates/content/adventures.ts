import { stories } from '../story/index.ts'
import type { Adventure } from './adventure.ts'
import { books } from './books.ts'
import { adventureFrom } from './storybook.ts'

/** What stands on the cover of a storybook. */
export interface Cover extends Pick<Adventure, 'id' | 'title' | 'difficulty' | 'pitch'> {
  areas: number
}

/** The adventures of the App, in the order in which they are best played (RF-011). */
export const covers: readonly Cover[] = books.map(coverOf)

/** Looks at the cover alone: whoever only chooses an adventure need not wait until all books are read. */
function coverOf(text: string): Cover {
  const [front, ...rest] = text.split(/^## /m)
  const [facts, ...pitch] = front.trim().split(/\n\n+/)
  const [, id, title] = /^# (\S+) (.*)$/m.exec(facts) ?? []
  const difficulty = Number(/^difficulty (\d)$/m.exec(facts)?.[1])
  const areas = rest.filter((part) => part.startsWith('AREA ')).length
  return { id, title, difficulty, pitch: pitch.join(' ').replaceAll(/\s+/g, ' '), areas }
}

const opened = new Map<string, Adventure>()

/** A book of the box, read when it is first opened; that nothing is wrong with it is a matter of tests. */
export function printedAdventure(id: string): Adventure {
  const known = opened.get(id)
  if (known) return known
  const text = books[covers.findIndex((cover) => cover.id === id)]
  if (text === undefined) throw new Error(`there is no adventure "${id}"`)
  const adventure = adventureFrom(stories().read(text))
  opened.set(id, adventure)
  return adventure
}
