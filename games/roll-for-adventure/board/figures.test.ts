import { expect, it } from 'vitest'
import { printedCards } from '../content/enemies.ts'
import { figureOf } from './figures.ts'

it('every enemy, the Master, and every dragon, phantom and giant has a figure of its own', () => {
  const drawn = [...new Set(printedCards.map(({ name }) => name))].map((name) =>
    JSON.stringify(figureOf(name)),
  )
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.join()).not.toMatch(/NaN|undefined/)
})
