import { expect, it } from 'vitest'
import * as z from 'zod'
import { built, compiled, fieldsOf, walking } from '../copier.ts'

const shape = z.strictObject({
  count: z.int(),
  list: z.array(z.int()),
  lists: z.array(z.array(z.int())),
  record: z.strictObject({ inner: z.array(z.string()), flag: z.boolean() }),
  records: z.array(z.strictObject({ dice: z.array(z.int()) })),
  maybe: z.strictObject({ dice: z.array(z.int()) }).nullable(),
  missing: z.array(z.int()).optional(),
  map: z.record(z.string(), z.array(z.int())),
  words: z.record(z.string(), z.int()),
  'odd "key"': z.array(z.int()),
  shared: z.array(z.int()).readonly(),
  cards: z.array(z.strictObject({ name: z.string() }).readonly()),
  slots: z.array(z.array(z.int()).nullable()),
  pair: z.tuple([z.int(), z.int()]),
  usual: z.array(z.int()).default([]),
  mood: z.union([z.literal('good'), z.int()]),
})

const state = (): z.output<typeof shape> => ({
  count: 3,
  list: [1, 2],
  lists: [[1], [2, 3]],
  record: { inner: ['a'], flag: true },
  records: [{ dice: [4] }, { dice: [] }],
  maybe: { dice: [6] },
  map: { one: [1] },
  words: { two: 2 },
  'odd "key"': [9],
  shared: [7],
  cards: [{ name: 'Owl' }],
  slots: [null, [1]],
  pair: [1, 2],
  usual: [8],
  mood: 'good',
})

it.each([
  ['compiled', compiled],
  ['walking', walking],
])('%s: a copy is equal, and shares only what never changes', (_, copierFor) => {
  const copy = copierFor(fieldsOf(shape))
  const original = state()
  const twin = copy(original) as z.output<typeof shape>
  expect(JSON.parse(JSON.stringify(twin))).toEqual(state())
  expect(twin.shared).toBe(original.shared)
  twin.list.push(3)
  twin.lists[1].push(4)
  twin.record.inner.push('b')
  twin.records[0].dice.push(5)
  twin.maybe?.dice.push(7)
  twin.map.one.push(2)
  twin.words.three = 3
  twin['odd "key"'].push(1)
  twin.cards.push({ name: 'Bat' })
  twin.slots[1]?.push(2)
  twin.pair[0] = 9
  twin.usual.push(1)
  expect(original).toEqual(state())
  expect(twin.cards[0]).toBe(original.cards[0])
  expect(copy({ ...original, maybe: null })).toMatchObject({ maybe: null })
})

it('refuses a shape whose changing parts may have several shapes', () => {
  const either = z.strictObject({ foe: z.union([z.strictObject({ dice: z.array(z.int()) }), z.string()]) })
  expect(() => fieldsOf(either)).toThrow('a part of a state that can change must not be a union')
})

it('takes no copy that was built for another shape', () => {
  const [here, other] = [{ dice: z.array(z.int()) }, { cards: z.array(z.int()) }].map((it) =>
    fieldsOf(z.strictObject(it)),
  )
  expect(built(here)).toBeNull()
  expect(built(other, new Map())).toBeNull()
})
