import { expect, it } from 'vitest'
import { reusing } from '../src/table/unchanged.ts'

const before = { line: [{ card: 3 }, { card: 7 }], fire: { wood: 4 }, hidden: null, at: undefined }

it('gives back the very same table when nothing has changed', () => {
  expect(reusing(before, structuredClone(before))).toBe(before)
})

it('keeps the parts that have not changed, and is always equal to what is now', () => {
  const now = { ...structuredClone(before), fire: { wood: 3 } }
  const shown = reusing(before, now)
  expect(shown).toEqual(now)
  expect(shown.line).toBe(before.line)
  const shorter = reusing(before, { ...now, line: [{ card: 3 }] })
  expect(shorter.line).toEqual([{ card: 3 }])
  expect(shorter.line[0]).toBe(before.line[0])
})

it.each([
  [[1, 2], { 0: 1, 1: 2 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [
    { a: 1, b: undefined },
    { a: 1, c: undefined },
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[], null],
  [null, []],
  [{ a: 0 }, { a: '0' }],
  [7, Number.NaN],
])('does not take %j for %j', (one, other) => {
  expect(reusing(one, other)).toStrictEqual(other)
})
