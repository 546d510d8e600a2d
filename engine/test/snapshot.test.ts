import { expect, it } from 'vitest'
import { snapshot } from '../snapshot.ts'

it('copies what changed, and shares the rest with the copy before, or with that of somebody else', () => {
  const now = { dice: [1, 2], cards: { hand: ['fox'], deck: [3, 4] }, turn: 1 as number | undefined }
  const first = snapshot(now, undefined)
  expect(first).toEqual(now)
  expect(first).not.toBe(now)
  expect(snapshot(now, first)).toBe(first)
  now.cards.deck.pop()
  now.dice[0] = 6
  expect(first).toMatchObject({ dice: [1, 2], cards: { deck: [3, 4] } })
  const other = snapshot(now, first)
  const second = snapshot(now, first, other)
  expect(second).toBe(other)
  now.turn = 2
  const third = snapshot(now, first, other)
  expect(third).toEqual(now)
  expect(third.cards.hand).toBe(first.cards.hand)
  expect(third.dice).toBe(other.dice)
  expect(snapshot({}, { a: 1 })).toEqual({})
  expect(snapshot([] as number[], { a: 1 })).toEqual([])
})
