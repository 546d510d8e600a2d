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
    expect(read({ food: ['cake'] })).toThrow('Choose from: bread, stew, tea.')
    expect(read({ players: 4 })).toThrow('1 to 3 players')
    expect(read({ players: 'two' })).toThrow(Refusal)
    expect(read({ dice: 'loaded' })).toThrow('"fate" or "real"')
    expect(read({ script: [0] })).toThrow(Refusal)
    expect(read({ food: 'tea,tea' })).toThrow('Food: Tea can be chosen only once')
    expect(read({ tents: ['large', 'large'] })).toThrow('Tents: Large can be chosen only once')
    expect(read({ tents: ['large', 'small', 'any'] })).toThrow('2 seats')
    expect(read({ food: 7 })).toThrow('must be a list')
  })

  it('reads numbers written as text, real dice and scripted dice', () => {
    expect(readConfig(game, { players: '1', dice: 'real', script: [1, 20] })).toMatchObject({
      players: 1,
      dice: 'real',
      script: [1, 20],
    })
    expect(readConfig(game, {})).not.toHaveProperty('script')
    for (const script of [[21], [1.5], ['1'], 7])
      expect(read({ script })).toThrow('numbers on dice, from 1 to 20')
    for (const players of [0, 1.5, -1, null, [2], Infinity])
      expect(read({ players: players ?? 'none' })).toThrow(Refusal)
  })

  it('names the option, the value and the rule in every refusal', () => {
    expect(read({ weather: 3 })).toThrow('weather cannot be 3.')
    expect(read({ food: { tea: 1 } })).toThrow('food must be a list, not {"tea":1}.')
    expect(read({ tents: ['large', 'small', 'any'] })).toThrow('tents names 3, but there are 2 seats.')
    expect(read({ players: 9 })).toThrow('Camp is for 1 to 3 players, not 9.')
    expect(read({ dice: 6 })).toThrow('dice must be "fate" or "real", not 6.')
    expect(read({ wether: 1 })).toThrow('Camp has no option "wether".')
    for (const [given, code] of [
      [{ wether: 1 }, 'unknown-option'],
      [{ players: 9 }, 'bad-value'],
      [{ players: 1, weather: 'foul' }, 'forbidden-setup'],
    ] as const)
      expect(read(given)).toThrow(expect.objectContaining({ code }) as Error)
  })

  it('lets several seats share the value that may be shared, and fills up with the default', () => {
    expect(readConfig(game, { players: 3, tents: ['any', 'small', 'any'] })).toMatchObject({
      tents: ['any', 'small', 'any'],
    })
    expect(readConfig(game, { players: 3, tents: '' })).toMatchObject({ tents: ['any', 'any', 'any'] })
  })

  it('explains what the game forbids, with the rule', () => {
    expect(read({ players: 1, weather: 'foul' })).toThrow('Nobody camps alone in foul weather. [CAMP-01]')
  })
})

describe('the nearest spelling', () => {
  it('is offered only when it is close', () => {
    expect(nearest('simulat', ['play', 'simulate'])).toMatch(/^Did you mean "simulate"/)
    expect(nearest('dance', ['play', 'simulate'])).toBe('Choose from: play, simulate.')
  })
})
