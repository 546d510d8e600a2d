import { expect, it } from 'vitest'
import { pagesOf } from '../index.ts'
import { toys, vocabulary } from './toy.ts'

const book = toys.read(`# TOY A small book

## begin
You begin.
! if KEY: goto inner
? if gold >= 2: "Knock" -> inner
? rest

## inner
Inside.

toss 2
heads: gain 1 gold
tails -> begin
`)

it('shows an entry as people read it, with conditions, outcomes and the entries it turns to', () => {
  const [begin, inner] = pagesOf(vocabulary, book)
  expect(begin).toMatchObject({ label: 'begin', group: 'all', line: 3 })
  expect(begin.parts).toMatchObject([
    { what: 'text', words: 'You begin.', to: [] },
    { what: 'act', to: ['inner'] },
    { what: 'choice', words: 'Knock', to: ['inner'] },
    { what: 'choice', to: [] },
  ])
  expect(begin.parts[1].notes[0]).toMatch(/^If /)
  expect(begin.parts[2].notes[0]).toMatch(/^If /)
  expect(inner.parts[1]).toMatchObject({ what: 'block', to: ['begin'] })
  expect(inner.parts[1].notes).toHaveLength(2)
})
