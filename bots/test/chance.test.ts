import { newFate, pick } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { chanceAt } from '../chance.ts'

it.each([1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 40])(
  'answers as often one way as the other when it is asked at every %d. position',
  (interval) => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const base = newFate(seed)
      let ones = 0
      let changes = 0
      let last = 0
      for (let n = 0; n < 1000; n++) {
        const answer = pick(chanceAt(base, n * interval), 2)
        ones += answer
        changes += answer === last ? 0 : 1
        last = answer
      }
      // Ten deviations of a fair coin would be 158.
      expect(Math.abs(ones - 500)).toBeLessThan(100)
      expect(Math.abs(changes - 500)).toBeLessThan(100)
    }
  },
)
