import { readFileSync, readdirSync } from 'node:fs'
import { deal, guidedOption, readConfig, Table } from '@dicehearth/engine'
import { isInStyle, styleOf } from '@dicehearth/story'
import { describe, expect, it } from 'vitest'
import { shelf } from '../content/bound/index.ts'
import { openBox } from '../content/box.ts'
import { ninebellBox } from '../content/ninebell.ts'
import { ninebell } from '../content/pack.ts'
import { fetchBooks } from '../content/shelf.ts'
import { rollPlayerAdventures } from '../index.ts'
import { guide } from '../guide.ts'
import ninebellCoast from '../index.ts'
import { ninebellStories } from '../content/checked-stories.ts'

const book = (name: string): string =>
  readFileSync(new URL(`../content/books/${name}.md`, import.meta.url), 'utf8')

const textOf = (label: string): string => book(label.toLowerCase())

describe('the books', () => {
  it('are bound as they were written', async () => {
    const files = readdirSync(new URL('../content/books', import.meta.url))
    const bound = await Promise.all(Object.values(shelf).map(async (fetch) => fetch?.()))
    expect(new Set(bound)).toEqual(new Set(files.map((file) => book(file.slice(0, -3)))))
  })

  it('are fetched when a table needs them, and no others', async () => {
    const fetched: string[] = []
    const watched = Object.fromEntries(
      Object.entries(shelf).map(([label, fetch]) => [
        label,
        async () => {
          fetched.push(label)
          return (await fetch?.()) ?? ''
        },
      ]),
    )
    // A box is known by what is on its shelf: this one must not stand in for that of the game.
    const box = openBox(ninebell, [], { shelf: { ...watched, WATCHED: undefined } })
    const game = rollPlayerAdventures(box, async () => guide)
    const config = readConfig(game, { players: 2 })
    expect(() => deal(game, config, 'x')).toThrow('the box holds no ADV1')
    await game.ready?.(config as never)
    expect(fetched).toEqual(['ADV1', 'DEATH'])
    expect(deal(game, config, 'x')).toMatchObject({ adventure: 'ADV1' })
    await game.ready?.(config as never)
    expect(fetched).toHaveLength(2)
    await fetchBooks(box, ['ADV99'])
    expect(fetched).toHaveLength(2)
  })

  it('can be read without an error', async () => {
    await fetchBooks(ninebellBox, Object.keys(shelf))
    for (const label of Object.keys(shelf))
      expect(ninebellBox.volumes.get(label)?.book.problems ?? ['missing']).toEqual([])
  })

  it('keep to the house style', () => {
    for (const label of Object.keys(shelf)) {
      const { measures } = styleOf(ninebellStories.vocabulary, ninebellStories.read(textOf(label)))
      expect([label, measures.filter((measure) => !isInStyle(measure))]).toEqual([label, []])
    }
  })

  it('are checked against the cards of the campaign', () => {
    const text = book('adv1').replace('E03', 'E99')
    const messages = ninebellStories.check(ninebellStories.read(text)).map(({ check }) => check)
    expect(messages).toContain('L18')
  })
})

describe('the guided evening', () => {
  it('leads through the opening of the first book as it is told', async () => {
    const game = rollPlayerAdventures(ninebellBox, async () => guide)
    const config = readConfig(game, guide.setup)
    await game.ready?.(config as never)
    const table = new Table(game, config, guide.seed)
    for (const step of guide.steps) {
      const option = guidedOption(step, table.decision?.options ?? [])
      expect(option, step.say).toBeGreaterThanOrEqual(0)
      table.choose(option)
    }
    expect(table.state).toMatchObject({ map: { at: 'B' }, journal: { items: [32, 34, 35] } })
  })

  it('is the one of the game', async () => {
    expect(await ninebellCoast.guide?.()).toBe(guide)
  })
})
