import { expect, it } from 'vitest'
import * as z from 'zod'
import { open, openView, tableShape } from '../index.ts'

const heap = z.array(z.int())
const hand = z.strictObject({ cards: heap, ...open({ worn: heap }) })
const shape = z.strictObject({
  ...tableShape,
  ...open({
    players: z.int(),
    hands: z.array(hand),
    last: hand.nullable(),
    first: hand.optional(),
    box: z.strictObject({ printed: z.string() }).readonly(),
  }),
  deck: heap,
  closed: z.strictObject(open({ inside: z.int() })),
})

const state = {
  fate: { a: 1, b: 2, c: 3, d: 4, rolls: 0, turns: 0, script: [], scripted: 0, real: false },
  outcome: null,
  players: 2,
  hands: [{ cards: [1], worn: [2] }],
  last: null,
  box: { printed: 'whole' },
  deck: [3],
  closed: { inside: 4 },
}

it('shows the open fields of a state and of every record in it, and nothing else', () => {
  expect(openView(shape)(state)).toEqual({
    outcome: null,
    players: 2,
    hands: [{ worn: [2] }],
    last: null,
    box: { printed: 'whole' },
  })
  expect(openView(shape)({ ...state, last: { cards: [5], worn: [6] } }).last).toEqual({ worn: [6] })
})

it('hides the same in a part that may be missing', () => {
  expect(openView(shape)({ ...state, first: { cards: [5], worn: [6] } }).first).toEqual({ worn: [6] })
  expect(openView(shape)(state).first).toBeUndefined()
})

it('opens a field, not every field of the same kind', () => {
  expect(openView(shape)(state)).not.toHaveProperty('deck')
  expect(openView(hand.extend(tableShape))({ ...state, cards: [1], worn: [2] })).toEqual({
    outcome: null,
    worn: [2],
  })
})

it('shows parts without hidden fields as they are, without copying them', () => {
  expect(openView(shape)(state).box).toBe(state.box)
  expect(openView(shape)(state).hands[0].worn).toBe(state.hands[0].worn)
})
