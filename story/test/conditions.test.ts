import { expect, it } from 'vitest'
import { compare, entryOf, holds, testsIn, type Condition } from '../index.ts'
import { implies } from '../conditions.ts'
import { bookOf, vocabulary } from './toy.ts'

/** A condition as it stands in a book. */
function said(words: string): Condition {
  const [choice] = entryOf(bookOf(`Here.\n? if ${words}: "Go" -> begin`), 'begin')?.choices ?? []
  if (!choice?.when) throw new Error(words)
  return choice.when
}

/** Whether it holds for a party that has these keywords. */
function so(words: string, ...keywords: readonly string[]): boolean {
  return holds(said(words), ({ args }) => keywords.includes(String(args.keyword)))
}

it('hold if all their parts do, one of them, or the one does not', () => {
  expect([so('A and B', 'A'), so('A and B', 'A', 'B'), so('A and B')]).toEqual([false, true, false])
  expect([so('A or B', 'A'), so('A or B', 'B'), so('A or B')]).toEqual([true, true, false])
  expect([so('not A', 'A'), so('not A'), so('not (A or B)', 'B')]).toEqual([false, true, false])
})

it('name their tests', () => {
  const names = testsIn(said('A and (B or not C)')).map(({ args }) => args.keyword)
  expect(names).toEqual(['A', 'B', 'C'])
  expect(testsIn(null)).toEqual([])
})

it.each<[string | null, string | null, boolean]>([
  ['A', 'A', true],
  ['A', 'B', false],
  ['A', null, true],
  [null, 'A', false],
  ['A and B', 'B', true],
  ['A or B', 'B', false],
  ['B', 'A or B', true],
  ['not A', 'A', false],
  ['A', 'not A', false],
  ['not A', 'not A', true],
  ['not (A or B)', 'not B', true],
  ['not (A and B)', 'not B', false],
  ['A', 'not (A and B)', false],
  ['gold >= 2', 'gold >= 2', true],
  ['gold >= 2', 'gold >= 3', false],
])('whoever has %s is known to have %s: %s', (first, second, known) => {
  const [one, other] = [first, second].map((words) => words && said(words)) as (Condition | null)[]
  expect(implies(vocabulary, one, other)).toBe(known)
})

it('compare numbers', () => {
  expect([1, 2, 3].map((n) => compare(n, '>=', 2))).toEqual([false, true, true])
  expect([1, 2, 3].map((n) => compare(n, '<=', 2))).toEqual([true, true, false])
  expect([1, 2, 3].map((n) => compare(n, '=', 2))).toEqual([false, true, false])
})
