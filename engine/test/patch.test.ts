import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { patchBetween, patched, type Patch } from '../index.ts'

it('leads from any data to any other, even after it was written and read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const [before, after] = [
        JSON.parse(JSON.stringify(one)),
        JSON.parse(JSON.stringify(other)),
      ] as unknown[]
      const patch = patchBetween(before, after)
      const sent = patch && (JSON.parse(JSON.stringify(patch)) as Patch)
      expect(patched(before, sent)).toEqual(after)
      expect(patchBetween(before, before)).toBeUndefined()
    }),
  )
})

it('does not take the letters of a text for parts', () => {
  expect(() => patched({ name: 'Orc' }, JSON.parse('{"name":"x"}') as Patch)).toThrow('not a patch')
})

it('names only what changed', () => {
  const before = { turn: 1, dice: [1, 2, 3], hand: [4], foe: { name: 'Orc', health: 3 }, gone: true }
  const after = { turn: 1, dice: [1, 6, 3], hand: [4, 5], foe: { name: 'Orc', health: 2 }, come: null }
  const patch = { dice: { 1: [6] }, hand: [[4, 5]], foe: { health: [2] }, gone: [], come: [null] }
  expect(patchBetween(before, after)).toEqual(patch)
  expect(patched(before, patch)).toStrictEqual(after)
})
