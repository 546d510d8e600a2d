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

  it.each<[string, Parameters<typeof packProblems>[1][number], string]>([
    [
      'too few entries',
      { code: 'too_small', origin: 'array', minimum: 2, path: ['cards'], message: 'Too small' },
      'cards must have at least 2 entries.',
    ],
    [
      'too few letters',
      { code: 'too_small', origin: 'string', minimum: 2, path: ['name'], message: 'Too small' },
      'name must have at least 2 letters.',
    ],
    [
      'too many entries',
      { code: 'too_big', origin: 'array', maximum: 9, path: ['cards'], message: 'Too big' },
      'cards must have at most 9 entries.',
    ],
    [
      'too many letters',
      { code: 'too_big', origin: 'string', maximum: 9, path: ['name'], message: 'Too big' },
      'name must have at most 9 letters.',
    ],
    [
      'a kind of value without a word of its own',
      { code: 'invalid_type', expected: 'date', path: ['made'], message: 'Invalid input' },
      'made is missing or is not a date.',
    ],
    [
      'keys that nobody knows',
      { code: 'unrecognized_keys', keys: ['wings', 'tail'], path: [], message: 'Unrecognized keys' },
      'The pack has no place for "wings", "tail".',
    ],
    [
      'a kind of card that does not exist',
      {
        code: 'invalid_union',
        path: ['cards', 0, 'kind'],
        message: "Invalid discriminator value. Expected 'foe' | 'friend'",
      },
      `"Owl": kind must be one of 'foe', 'friend'.`,
    ],
    [
      'in the words of the schema, whatever it found',
      { code: 'too_small', origin: 'string', minimum: 1, path: ['name'], message: 'is an Invalid | name' },
      'name is an Invalid | name.',
    ],
    [
      'in words of the schema that name the part',
      { code: 'custom', path: ['id'], message: 'id has letters only' },
      'id has letters only.',
    ],
  ])('says what is wrong: %s', (_, issue, sentence) => {
    expect(packProblems(file, [issue])).toEqual([sentence])
  })

  it.each([
    ['a card without letters in its name', { cards: [{ name: '' }] }],
    ['a card that is no card', { cards: [null] }],
    ['cards that are no list', { cards: 'many' }],
    ['a pack that is nothing', null],
    ['a pack that is a word', 'Owl'],
  ])('counts where no name can be read: %s', (_, pack) => {
    const issue = { code: 'custom', path: ['cards', 0], message: 'is wrong' }
    expect(packProblems(pack, [issue])).toEqual(['cards 1 is wrong.'])
  })

  it.each([
    ['a wrong value inside', { code: 'invalid_type', expected: 'int', path: ['count'] }],
    ['a wrong choice inside', { code: 'invalid_value', values: [1], path: ['count'] }],
    ['something else of the whole', { code: 'custom', path: [] }],
  ])('takes a shape to be meant for %s', (_, found) => {
    const message = 'is not right'
    const other = { code: 'invalid_value', values: ['a'], path: [], message: 'is another' }
    const inside = { code: 'too_small', origin: 'number', minimum: 1, path: ['x'], message: 'is small' }
    expect(
      packProblems(file, [
        {
          code: 'invalid_union',
          path: ['cards', 0],
          message: 'is nothing known',
          errors: [[other, inside], [{ ...found, message }]],
        },
      ]),
    ).toEqual([found.path.length === 0 ? '"Owl" is not right.' : '"Owl": count is not right.'])
  })

  it('says so if no shape was meant', () => {
    const errors = [[{ code: 'invalid_type', path: [], message: 'is another' }]]
    expect(
      packProblems(file, [
        { code: 'invalid_union', path: ['cards', 0], message: 'is nothing known', errors },
      ]),
    ).toEqual(['"Owl" is nothing known.'])
  })

  it('does not name a game that is no text', () => {
    const issue = { code: 'invalid_value', values: ['watch'], path: ['game'], message: 'Invalid input' }
    expect(packProblems({ game: 7 }, [issue])).toEqual(['game must be one of "watch".'])
  })

  it('first says if the pack is for another game', () => {
    const game = { code: 'invalid_value', values: ['watch'], path: ['game'], message: 'Invalid input' }
    expect(packProblems(file, [game, { path: ['cards'], message: 'is missing' }])).toEqual([
      'This pack is for another game: "camp".',
    ])
  })
})
