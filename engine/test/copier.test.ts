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
})
const fields = fieldsOf(shape)

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
})

const copiers = { compiled: compiled(fields), walking: walking(fields) }

it.each(Object.entries(copiers))('%s: a copy is equal, and shares only what never changes', (_, copy) => {
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
  expect(original).toEqual(state())
  expect(copy({ ...original, maybe: null })).toMatchObject({ maybe: null })
})

it('overwrites in place, so that references to parts see the change', () => {
  const target = state()
  const { record, records, map } = target
  const [first] = records
  const source = {
    ...state(),
    record: { inner: ['z'], flag: false },
    records: [{ dice: [1, 1] }],
    map: { two: [2] },
  }
  overwriteRecord(target, source, fields)
  expect(target).toEqual({ ...source, missing: undefined })
  expect(record.inner).toEqual(['z'])
  expect(first.dice).toEqual([1, 1])
  expect(map).toEqual({ two: [2] })
  first.dice.push(9)
  expect(source.records[0].dice).toEqual([1, 1])
})
