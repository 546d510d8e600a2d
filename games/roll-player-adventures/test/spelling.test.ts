import { readFileSync } from 'node:fs'
import { alike, mentions, namesIn } from '@dicehearth/story'
import { describe, expect, it } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { shelf } from '../content/bound/index.ts'
import { titles } from '../content/titles.ts'
import { ninebellStories } from '../content/checked-stories.ts'

const texts = await Promise.all(Object.values(shelf).map(async (fetch) => (await fetch?.()) ?? ''))
const books = texts.map((text) => ninebellStories.read(text))
const world = readFileSync(new URL('../content/world.md', import.meta.url), 'utf8')
/** The chapter that gives every name its one spelling. */
const spelt = new Set(world.slice(world.indexOf('## Spelling')).match(/[A-Z][a-z]+/g))
const calendar = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Tue|June)$/
const onCovers = new Set(books.flatMap(({ title }) => title.match(/[A-Z][a-z]+/g) ?? []))

describe('the names in the twelve books', () => {
  const names = namesIn(books).filter(({ name }) => !calendar.test(name) && !onCovers.has(name))

  it('have the one spelling that world.md gives them; a new name is added there', () => {
    expect(names.map(({ name }) => name).filter((name) => !spelt.has(name))).toEqual([])
  })

  it('are told apart where they look alike', () => {
    const pairs = alike(names).map(([one, other]) => `${one.name} ${other.name}`)
    expect(pairs).toEqual(['Regents Regints'])
  })
})

describe('the titles of adventures 1 to 10', () => {
  it('are each read at least once in a later book', () => {
    const asked = books.map((book) => ({
      label: book.label,
      facts: new Set(mentions(ninebellStories.vocabulary, book).asked.map(({ fact }) => fact)),
    }))
    const order = adventures.map(({ label }) => label)
    const forgotten = titles.filter(({ id, home }) => {
      const nth = order.indexOf(home)
      return nth < 10 && !asked.some((it) => order.indexOf(it.label) > nth && it.facts.has(`title ${id}`))
    })
    expect(forgotten).toEqual([])
  })
})
