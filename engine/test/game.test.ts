import { describe, expect, it } from 'vitest'
import { eventsOf, guidedOption, isLike, Refusal } from '../index.ts'

describe('an option of a guided game', () => {
  const option = { verb: 'lay', seat: 0, dice: [1, 2] }

  it.each<[string, object, boolean]>([
    ['nothing is asked', {}, true],
    ['all of its properties are asked', { verb: 'lay', dice: [1, 2] }, true],
    ['one of them is another', { verb: 'lay', dice: [2, 1] }, false],
    ['the first of them is another', { verb: 'take', seat: 0 }, false],
    ['it has no such property', { verb: 'lay', who: undefined }, false],
  ])('is meant or not where %s', (_, like, meant) => {
    expect(isLike(option, like)).toBe(meant)
  })

  it('is the first that is meant', () => {
    const options = [{ verb: 'take', seat: 0 }, option, option]
    expect(guidedOption({ say: '', take: { verb: 'lay' } }, options)).toBe(1)
    expect(guidedOption({ say: '', take: { verb: 'pray' } }, options)).toBe(-1)
  })
})

it('events of one type are found in their order', () => {
  const events = [
    { type: 'laid' as const, die: 1 },
    { type: 'over' as const },
    { type: 'laid' as const, die: 2 },
  ]
  expect(eventsOf({ events }, 'laid').map(({ die }) => die)).toEqual([1, 2])
})

it('a refusal calls itself one', () => {
  expect(String(new Refusal('bad-value', 'Not so.'))).toBe('Refusal: Not so.')
})
