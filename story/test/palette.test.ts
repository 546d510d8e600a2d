import { expect, it } from 'vitest'
import { factsAsked, paletteOf } from '../palette.ts'
import { bookOf, vocabulary } from './toy.ts'

it('a palette holds what may be written below a heading, and what is filled in', () => {
  const { entry, book } = paletteOf(vocabulary)
  const rows = (at: string): string[] =>
    entry.filter((group) => group.at === at).flatMap((group) => group.rows.map(({ form }) => form))
  expect(rows('line')).toContain('toss N')
  expect(rows('action')).toEqual(
    Object.entries(vocabulary.commands).flatMap(([form, row]) =>
      row.in.includes(vocabulary.bodies.entry.place) ? [form] : [],
    ),
  )
  expect(rows('choice')).toContain('rest')
  expect(rows('price')).toEqual(['N gold'])
  // Nothing is offered where it could not be read.
  expect(book.map(({ at }) => at)).not.toContain('action')
  const toss = entry.flatMap((group) => group.rows).find(({ form }) => form === 'toss N')
  expect(toss?.fills).toEqual(['N: a number'])
  expect(toss?.lines.map(({ form }) => form)).toContain('heads: EFFECT')
})

it('everything that a book asks for is found once', () => {
  expect(factsAsked(vocabulary, bookOf('! if KEY: gain 1 gold\n! if KEY: gain 2 gold'))).toEqual([
    'keyword KEY',
  ])
})
