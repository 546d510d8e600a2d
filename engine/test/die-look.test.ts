import { expect, it } from 'vitest'
import { inColour, inColours } from '../die-look.ts'

it('gives every colour a sign, and a die of two colours both', () => {
  expect(inColour('red')).toEqual({ colour: 'red', mark: 'flame' })
  expect(inColours(['blue'])).toStrictEqual({ colour: 'blue', mark: 'drop' })
  expect(inColours(['green', 'yellow'])).toEqual({
    colour: 'green',
    mark: 'leaf',
    second: { colour: 'yellow', mark: 'sun' },
  })
})
