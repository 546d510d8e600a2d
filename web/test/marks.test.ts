import { expect, it } from 'vitest'
import type { Milestone } from '@dicehearth/host'
import { marksOf } from '../src/table/marks.ts'

function course(...worths: number[]): Milestone[] {
  return worths.map((worth, i) => ({ position: i, text: `Turn ${i + 1}`, worths: [worth] }))
}

it('marks the turn that won most, the one that lost most, and the last', () => {
  expect(marksOf(course(0, 5, 3, 4, 12, 11, 99), [])).toEqual([
    { at: 2, what: 'Most was lost', text: 'Turn 2' },
    { at: 4, what: 'Most was won', text: 'Turn 4' },
    { at: 5, what: 'The last turn', text: 'Turn 6' },
  ])
})

it('marks no turn twice, and nothing in a game that was over at once', () => {
  expect(marksOf(course(0, 1, 2, 9, 99), []).map(({ at }) => at)).toEqual([3])
  expect(marksOf(course(0, 1, 99), [])).toEqual([])
})
