import { describe, expect, it } from 'vitest'
import { nearest, readConfig, Refusal } from '../index.ts'
import { camp } from './camp.ts'

const game = camp()
const read = (given: Record<string, unknown>) => (): unknown => readConfig(game, given)

describe('a set-up', () => {
  it('fills in the defaults', () => {
    expect(readConfig(game, {})).toEqual({
      players: 2,
      dice: 'fate',
      weather: 'fair',
      food: [],
      tents: ['any', 'any'],
    })
  })

  it('reads lists from text, in a fixed order, and seats one by one', () => {
    expect(readConfig(game, { players: '3', food: 'tea, bread', tents: 'large' })).toMatchObject({
      players: 3,
      food: ['bread', 'tea'],
      tents: ['large', 'any', 'any'],
    })
    expect(readConfig(game, { food: 'none' })).toMatchObject({ food: [] })
  })

  it('refuses what it does not know, and suggests the nearest spelling', () => {
    expect(read({ wether: 'fair' })).toThrow('Did you mean "weather"?')
    expect(read({ weather: 'foal' })).toThrow('Did you mean "foul"?')
    expect(read({ food: ['cake'] })).toThrow('There are: bread, stew, tea.')
    expect(read({ players: 4 })).toThrow('1 to 3 players')
    expect(read({ players: 'two' })).toThrow(Refusal)
    expect(read({ dice: 'loaded' })).toThrow('"fate" or "real"')
    expect(read({ script: [0] })).toThrow(Refusal)
    expect(read({ food: 'tea,tea' })).toThrow('Food: Tea can be chosen only once')
    expect(read({ tents: ['large', 'large'] })).toThrow('Tents: Large can be chosen only once')
    expect(read({ tents: ['large', 'small', 'any'] })).toThrow('2 seats')
    expect(read({ food: 7 })).toThrow('is a list')
  })

  it('explains what the game forbids, with the rule', () => {
    expect(read({ players: 1, weather: 'foul' })).toThrow('Nobody camps alone in foul weather. [CAMP-01]')
  })
})

describe('the nearest spelling', () => {
  it('is offered only when it is close', () => {
    expect(nearest('simulat', ['play', 'simulate'])).toMatch(/^Did you mean "simulate"/)
    expect(nearest('dance', ['play', 'simulate'])).toBe('There are: play, simulate.')
  })
})
