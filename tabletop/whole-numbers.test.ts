import { expect, it } from 'vitest'
import { onWholeNumbers } from './whole-numbers.ts'

it('rounds absolute points, so that small steps never add up to a drift', () => {
  const steps = 'M10 10' + 'l.4 .4'.repeat(10)
  const drawn = onWholeNumbers(steps)
  const [x, y] = [...drawn.matchAll(/[ml](-?\d+)[ ]?(-?\d+)/g)].reduce(
    ([x, y], [, dx, dy]) => [x + Number(dx), y + Number(dy)],
    [0, 0],
  )
  expect([x, y]).toEqual([14, 14])
})

it('knows every command: absolute and relative, lines after a move, arcs with flags run together', () => {
  expect(onWholeNumbers('M1.2 2.4 4 6H9.6v-3.2z')).toBe('m1 2l3 4h6v-3z')
  expect(onWholeNumbers('m0 0a5.4 5.4 0 015.6 2.2C1 2 3 4 5 6')).toBe('m0 0a5 5 0 0 1 6 2c-5 0-3 2-1 4')
  expect(onWholeNumbers('m2 2h3zl1 1')).toBe('m2 2h3zl1 1')
})
