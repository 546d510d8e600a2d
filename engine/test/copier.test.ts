import { expect, it } from 'vitest'
import * as z from 'zod'
import { compiled, fieldsOf, overwriteRecord, walking } from '../copier.ts'

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

it('overwrites in place, so that references to parts see the change', () => {
  const target = state()
  const { record, records, map, cards } = target
  const { inner } = record
  const [first] = records
  const source = {
    ...state(),
    record: { inner: ['z'], flag: false },
    records: [{ dice: [1, 1] }],
    map: { two: [2] },
    cards: [{ name: 'Bat' }, { name: 'Owl' }],
  }
  overwriteRecord(target, source, fieldsOf(shape))
  expect(target).toEqual({ ...source, missing: undefined })
  expect(record.inner).toBe(inner)
  expect(inner).toEqual(['z'])
  expect(cards).toEqual([{ name: 'Bat' }, { name: 'Owl' }])
  expect(first.dice).toEqual([1, 1])
  expect(map).toEqual({ two: [2] })
  first.dice.push(9)
  expect(source.records[0].dice).toEqual([1, 1])
})

const empty = (): z.output<typeof shape> => ({ ...state(), maybe: null, slots: [[1], null] })
const full = (): z.output<typeof shape> => ({ ...state(), missing: [1] })

it('overwrites what comes and goes', () => {
  for (const [target, source] of [
    [empty(), full()],
    [full(), empty()],
  ]) {
    overwriteRecord(target, source, fieldsOf(shape))
    expect(target).toEqual(source)
    source.missing?.push(2)
    source.maybe?.dice.push(1)
    expect([target.missing ?? [1], target.maybe?.dice ?? [6]]).toEqual([[1], [6]])
  }
})

it('overwrites a map in the order of the new one, so that both are written alike', () => {
  const target = { ...state(), words: { b: 1, a: 1, c: 1 } }
  const source = { ...state(), words: { a: 2, b: 2 } }
  overwriteRecord(target, source, fieldsOf(shape))
  expect(JSON.stringify(target.words)).toBe('{"a":2,"b":2}')
})
