import { expect, it } from 'vitest'
import { minions } from '../content/minions.ts'
import { monsterIds } from '../content/monsters.ts'
import { figureOf } from './figures.ts'

it('every Minion and Monster has a figure of its own', () => {
  const drawn = [...monsterIds, ...minions.map(({ id }) => id)].map((name) => JSON.stringify(figureOf(name)))
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.join()).not.toMatch(/NaN|undefined/)
})
