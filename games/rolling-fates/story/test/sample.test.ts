import { readFileSync } from 'node:fs'
import path from 'node:path'
import { entryOf, readEffect, readLine } from '@dicehearth/story'
import { expect, it } from 'vitest'
import { stories, vocabulary } from '../index.ts'

const books = stories({ names: { enemies: ['E01'] } })
const book = books.read(readFileSync(path.join(import.meta.dirname, '../../content/books/v90.md'), 'utf8'))

it('reads a whole adventure and finds nothing wrong with it', () => {
  expect(books.check(book)).toEqual([])
  expect(book).toMatchObject({ game: 'rolling-fates', label: 'V90', title: 'The Salt Cellar' })
  expect(book.entries.map(({ label }) => label)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '2.1'])
})

it('reads title, flags, addressee, groups and conditions', () => {
  expect(book.parts[0]).toMatchObject({
    lines: [{ args: { n: 1 } }, { args: { flags: ['candle'] } }],
    body: [{ type: 'text', text: 'A tavern keeps its ghost in the cellar, where the rent is low.' }],
  })
  expect(entryOf(book, '1.4')?.lines).toMatchObject([{ form: 'by HERO', args: { hero: 'hero(random)' } }])
  expect(entryOf(book, '1.5')?.block?.head).toMatchObject({
    form: 'combat boss GROUPS',
    args: {
      groups: [
        { enemy: 'L01', counts: [1, 1, 1, 1], when: null },
        { enemy: 'E01', counts: [0, 1, 2, 2], when: { not: { test: { args: { flag: 'candle' } } } } },
      ],
    },
  })
})

it('goes on from entry to entry, and across areas', () => {
  const ways = books.ways(book).map(({ from, to }) => `${from} ${to}`)
  expect(ways).toEqual(['1.1 1.3', '1.1 1.2', '1.2 1.3', '1.3 1.4', '1.4 1.5', '1.5 2.1'])
})

it.each([
  ['abilities', 'cure all -> hero; heal 1 -> same'],
  ['abilities', 'turn 1 to any; add roll -> ally'],
  ['passives', 'mod hit +1 if target-has poison'],
  ['passives', 'mod defense +2 if life<=25%'],
  ['passives', 'mod luck-rerolls +1; immune stun; recover weakness never'],
  ['passives', 'when phase-start if round<=1: inflict investigate -> enemies(all)'],
  ['passives', 'when combat-end: heal 2 -> self'],
  ['passives', 'laststand 4 once adventure'],
])('reads an effect that stands alone in %s: %s', (place, text) => {
  expect(readEffect(vocabulary, place, text).problems).toEqual([])
})

it('keeps what follows "when" together, up to the next passive', () => {
  const text = 'mod defense +1; when hurt: hit 1 -> attacker; heal 1 -> self; immune poison'
  const { alternatives, problems } = readEffect(vocabulary, 'passives', text)
  expect(problems).toEqual([])
  expect(alternatives[0].map(({ form }) => form)).toEqual([
    'mod STAT CHANGE',
    'when hurt: RIPOSTE',
    'immune STATUS',
  ])
  expect(alternatives[0][1].args.riposte).toHaveLength(2)
})

it.each([
  ['passives', 'when combat-end: hit 2 -> enemy'],
  ['abilities', 'hit 2 -> hero(random)'],
  ['abilities', 'flag lamp on'],
  ['steps', 'treasure 1 -> heroes(all)'],
])('refuses in %s what has no place there: %s', (place, text) => {
  expect(readEffect(vocabulary, place, text).problems).toHaveLength(1)
})

it('reads what an enemy hides', () => {
  const { line, problems } = readLine(
    vocabulary,
    vocabulary.bodies.enemy.lines,
    'enemies',
    'tally 4 hit 9 -> hero(attacker)',
  )
  expect(problems).toEqual([])
  expect(line).toMatchObject({
    args: { n: 4, answer: [{ args: { damage: { n: 9 }, target: 'hero(attacker)' } }] },
  })
  expect(
    readLine(vocabulary, vocabulary.bodies.enemy.lines, 'enemies', 'burst hit 9 -> hero(attacker)').problems,
  ).toHaveLength(1)
})
