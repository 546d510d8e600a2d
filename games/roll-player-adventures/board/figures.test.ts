import { expect, it } from 'vitest'
import { enemies } from '../content/enemies.ts'
import { figureOf } from './figures.ts'

it('every enemy of the coast has a figure of its own', () => {
  const drawn = enemies.map(({ name }) => name).map((name) => JSON.stringify(figureOf(name)))
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.join()).not.toMatch(/NaN|undefined/)
})
