import { readFileSync } from 'node:fs'
import path from 'node:path'
import { entryOf, readEffect } from '@dicehearth/story'
import { expect, it } from 'vitest'
import { stories, vocabulary } from '../index.ts'

const books = stories()
const sample = readFileSync(path.join(import.meta.dirname, 'mute-bell.md'), 'utf8')
const book = books.read(sample)

it('reads the whole sample', () => {
  expect(book.problems).toEqual([])
  expect(book).toMatchObject({ game: 'roll-player-adventures', label: 'ADV1', title: 'The Mute Bell' })
  expect(book.entries).toHaveLength(32)
})

it('finds nothing wrong with it but that it is short', () => {
  expect(books.check(book).map(({ check, level }) => `${level} ${check}`)).toEqual(['warning L42'])
})

it('keeps the lines of an entry apart', () => {
  expect(entryOf(book, 'B2')).toMatchObject({
    kind: 'place',
    body: [],
    block: {
      name: 'check',
      head: { args: { modifiers: [{ name: 'Hurried', when: null }], skill: 'Climb', level: 'I' } },
      lines: [
        { form: 'pass -> LABEL', args: { label: 'B5' } },
        { form: 'fail -> LABEL', args: { label: 'B6' } },
      ],
    },
  })
  expect(entryOf(book, 'A')?.choices[1]).toMatchObject({
    when: { not: { test: { form: 'KEYWORD', args: { keyword: 'ROPE' } } } },
    once: true,
    words: 'Buy forty feet of bell rope',
    prices: [{ form: 'N gold', args: { n: 2 } }],
    to: null,
    commands: [{ form: 'record KEYWORD' }, { form: 'stay' }],
  })
})

it('has the same digest for the same text and another for another', () => {
  expect(books.read(sample).digest).toBe(book.digest)
  expect(books.read(`${sample} `).digest).not.toBe(book.digest)
})

it('reads the file of Death entries, which needs neither map nor end', () => {
  const deaths = books.read(
    '# DEATH\n\n## Death-1\nCold.\n! recover each all; lose 2 gold\n! if legendary: lose 2 xp\n',
  )
  expect(books.check(deaths)).toEqual([])
})

it.each([
  ['cards', 'adj R or reroll R'],
  ['cards', 'as x2 any->other or reroll x2 any'],
  ['cards', 'as #1#6->#other or as B#6->#3#4'],
  ['cards', 'draw KB! or draw ?=6 or draw G'],
  ['cards', 'heal one 3 or fill each 1'],
  ['modifiers', 'slot *1 c1; victory: xp +2'],
  ['modifiers', 'round1: counter -9'],
  ['modifiers', 'each round: tire each 1; gold -1'],
  ['modifiers', 'toll reroll 1'],
  ['modifiers', 'no tokens'],
])('reads the effect of %s: %s', (place, text) => {
  const { alternatives, problems } = readEffect(vocabulary, place, text)
  expect(problems).toEqual([])
  expect(alternatives).toHaveLength(text.split(' or ').length)
})

it('keeps what follows a hook together with it', () => {
  const { alternatives } = readEffect(vocabulary, 'modifiers', 'each round: tire each 1; gold -1')
  expect(alternatives).toMatchObject([
    [{ form: 'each round: EFFECT', args: { effect: [{ form: 'tire SELF N' }, { form: 'gold CHANGE' }] } }],
  ])
})

it('says where a command belongs that stands in the wrong place', () => {
  const [problem] = readEffect(vocabulary, 'cards', 'gain 2 gold').problems
  expect(problem).toMatchObject({ message: '"gain N gold" is not allowed here', line: 1, column: 1 })
})
