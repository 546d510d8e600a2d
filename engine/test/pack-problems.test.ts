import { describe, expect, it } from 'vitest'
import { packProblems } from '../index.ts'

const file = { game: 'camp', cards: [{ name: 'Owl', size: 9 }, { name: 7 }] }

describe('what is wrong in a pack', () => {
  it('names the place and the thing in plain words', () => {
    expect(
      packProblems(file, [
        {
          code: 'too_big',
          origin: 'number',
          maximum: 5,
          path: ['cards', 0, 'size'],
          message: 'Too big: expected <=5',
        },
        { code: 'invalid_type', expected: 'string', path: ['cards', 1, 'name'], message: 'Invalid input' },
        { code: 'too_small', origin: 'string', minimum: 1, path: ['name'], message: 'Too small' },
        { code: 'unrecognized_keys', keys: ['wings'], path: ['cards', 0], message: 'Unrecognized key' },
        { code: 'invalid_value', values: ['a', 'b'], path: ['cards', 0, 'kind'], message: 'Invalid option' },
        { code: 'custom', path: [], message: 'is too much of a good thing' },
      ]),
    ).toEqual([
      '"Owl": size must be at most 5.',
      'cards 2: name is missing or is not text.',
      'name must not be empty.',
      '"Owl" has no place for "wings".',
      '"Owl": kind must be one of "a", "b".',
      'The pack is too much of a good thing.',
    ])
  })

  it('counts the entries of lists from one, and does not say a part twice', () => {
    const path = ['cards', 0, 'does', 1, 'then']
    expect(
      packProblems(file, [{ code: 'too_small', origin: 'array', minimum: 1, path, message: 'Too small' }]),
    ).toEqual(['"Owl": does 2, then must not be empty.'])
    expect(packProblems(file, [{ path: ['cards', 0, 'id'], message: 'id has letters only' }])).toEqual([
      '"Owl": id has letters only.',
    ])
    expect(packProblems(file, [{ path: ['cards', 0, 'does'], message: 'expected a list' }])).toEqual([
      '"Owl": does: expected a list.',
    ])
  })

  it('reports the shape that was meant, where there are several', () => {
    const other = [{ code: 'invalid_type', expected: 'string', path: [], message: 'Invalid input' }]
    const shape = [{ code: 'too_small', origin: 'number', minimum: 1, path: ['count'], message: 'Too small' }]
    expect(
      packProblems(file, [
        { code: 'invalid_union', path: ['cards', 0], message: 'Invalid input', errors: [other, shape] },
      ]),
    ).toEqual(['"Owl": count must be at least 1.'])
  })

  it('first says if the pack is for another game', () => {
    const game = { code: 'invalid_value', values: ['watch'], path: ['game'], message: 'Invalid input' }
    expect(packProblems(file, [game, { path: ['cards'], message: 'is missing' }])).toEqual([
      'This pack is for another game: "camp".',
    ])
  })
})
