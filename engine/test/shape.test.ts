import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { newFate, shaped, tableShape, type StateOf } from '../index.ts'
import { refused } from './refused.ts'

const shape = z.strictObject({ ...tableShape, dice: z.array(z.int()) })
type State = StateOf<typeof shape>

const state = (): State => ({ fate: newFate('shape'), outcome: null, listener: undefined, dice: [1, 2] })

describe('a state with a shape', () => {
  it('is read from a file, as a copy, without its listener', () => {
    const { listener: _, ...file } = state()
    const read = shaped<State>(shape).readState(file)
    expect(read).toEqual(state())
    read.dice.push(3)
    expect(file.dice).toEqual([1, 2])
    const heard = { ...state(), listener: { event: () => undefined } }
    expect(shaped<State>(shape).readState(heard).listener).toBeUndefined()
  })

  it.each<[string, unknown, string]>([
    ['nothing', null, 'the state: Invalid input: expected object, received null'],
    ['a number', 7, 'the state: Invalid input: expected object, received number'],
    [
      'another kind of part',
      { ...state(), fate: { ...newFate('shape'), real: 'no' } },
      'fate.real: Invalid input: expected boolean, received string',
    ],
  ])('is refused as %s', (_, file, message) => {
    expect(refused(() => shaped<State>(shape).readState(file))).toEqual({ code: 'bad-state', message })
  })
})
