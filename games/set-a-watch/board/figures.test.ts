import { expect, it } from 'vitest'
import { creatures } from '../content/creatures.ts'
import { unhallowed } from '../content/unhallowed.ts'
import { figureOf } from './figures.ts'

it('every creature has a figure of its own', () => {
  const drawn = [...creatures, ...unhallowed]
    .map(({ id }) => id)
    .map((name) => JSON.stringify(figureOf(name)))
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.join()).not.toMatch(/NaN|undefined/)
})
