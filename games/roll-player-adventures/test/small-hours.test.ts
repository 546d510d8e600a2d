import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { knownOf } from '../content/known.ts'
import { stories } from '../story/index.ts'
import { smallHours } from './lesson.ts'

it('has no error that the linter finds', () => {
  const books = stories({ ...knownOf(smallHours), entries: { least: 1, most: 99 }, campaign: ['ADV1'] })
  const text = readFileSync(new URL('small-hours.md', import.meta.url), 'utf8')
  expect(books.check(books.read(text)).filter(({ level }) => level === 'error')).toEqual([])
})
