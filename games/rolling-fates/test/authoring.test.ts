import { readConfig, Table } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import authoring from '../authoring.ts'
import { covers } from '../content/adventures.ts'
import { books } from '../content/books.ts'
import { rollingFates } from '../index.ts'
import { maxLife } from '../rules/passives.ts'
import { park } from './park.ts'

const { stories, first } = authoring
const from = (text: string, label: string): string => authoring.from(text, label)
const salt = books[covers.findIndex(({ title }) => title === 'The Salt Cellar')]

function tableOf(book: string) {
  const table = new Table(
    rollingFates,
    readConfig(rollingFates, { players: 2, characters: ['akara', 'karath'], book }),
    'try',
  )
  while (table.state.page === null) table.choose(0)
  return table
}

describe('what writers begin with', () => {
  it('is a book in which nothing is wrong, and which can be played', () => {
    expect(stories.check(stories.read(first))).toEqual([])
    expect(tableOf(first).state.page?.id).toBe('1.1')
  })

  it('names an enemy that does not exist', () => {
    const problems = stories.check(stories.read(first.replace('E01', 'E77')))
    expect(problems.map(({ message }) => message).join()).toContain('E77')
  })
})

describe('a book tried from its middle', () => {
  it('begins with that encounter, at the level of its area, with a Trait for every area before [RF-R116]', () => {
    const { state } = tableOf(from(salt, '2.1'))
    expect(state.page?.id).toBe('2.1')
    expect(state.area).toBe(1)
    expect(state.heroes.map(({ traits }) => traits.length)).toEqual([1, 1])
    expect(state.heroes.map(({ life }) => life)).toEqual([maxLife(state, 0), maxLife(state, 1)])
    expect(state.flags).toEqual([])
  })

  it('begins within an area, and goes on from there [RF-R116]', () => {
    const { state } = tableOf(from(salt, '1.4'))
    expect(state.page?.id).toBe('1.4')
    expect(state.heroes.map(({ traits }) => traits.length)).toEqual([0, 0])
  })

  it('can be tried from another place afterwards [RF-R116]', () => {
    const again = from(from(salt, '2.1'), '1.3')
    expect(again.match(/^begin /gm)).toHaveLength(1)
    expect(stories.check(stories.read(again))).toEqual(stories.check(stories.read(salt)))
  })

  it('says so if that encounter is not there [RF-R116]', () => {
    const problems = stories.check(stories.read(from(salt, '7.7')))
    expect(problems).toMatchObject([{ line: 2, message: 'There is no encounter "7.7" to begin with' }])
  })

  it('begins in the midst of a later area, where a physical table draws its Traits itself [RF-R116, RF-R80]', () => {
    const book = from(park, '3.2')
    const begun = (mode: string) => {
      const given = { players: 1, characters: ['akara'], book, mode }
      return new Table(rollingFates, readConfig(rollingFates, given), 'try').state
    }
    for (const [mode, traits] of [
      ['digital', 2],
      ['companion', 0],
      ['tracked', 0],
    ] as const) {
      const { area, page, heroes } = begun(mode)
      expect([area, page?.id, heroes[0].traits.length]).toEqual([2, '3.2', traits])
    }
  })
})
