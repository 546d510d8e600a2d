import { describe, expect, it } from 'vitest'
import {
  eachSeat,
  nearest,
  oneOf,
  ownBook,
  pack,
  readConfig,
  Refusal,
  sheets,
  someOf,
  type Problem,
  type Setup,
} from '../index.ts'
import { camp } from './camp.ts'
import { refused } from './refused.ts'

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

/** A game that is nothing but its set-up. */
function host(setup: Setup, problems: Problem[] = []): Parameters<typeof readConfig>[0] {
  return { name: 'Camp', seats: { min: 1, max: 3, usual: 2 }, setup, problems: () => problems }
}

const every = (): Setup => ({
  weather: oneOf('Weather', ['fair', 'foul'], 'fair'),
  level: oneOf('Level', ['1', '2'], '1'),
  food: someOf('Food', ['bread', 'stew', 'tea'], { names: { stew: 'Aunt’s stew' } }),
  tents: eachSeat('Tents', ['any', 'large', 'small'], 'any'),
  cards: pack('Cards', (file) =>
    file === 'bad' ? { problems: ['"Owl" is too big.', 'name is missing.'] } : { pack: { file } },
  ),
  guests: sheets('Guests', {
    about: '',
    sheet: 'camp/guest',
    most: 2,
    read: (data) => (data === 'bad' ? { problems: ['too loud', 'too many'] } : { data: { checked: data } }),
  }),
})

const guest = (data: unknown, sheet = 'camp/guest'): object => ({ sheet, version: 1, name: 'Bram', data })

const readNothing = (): { problems: string[] } => ({ problems: [] })

describe('an option of a set-up', () => {
  it('is declared with its label, its values and what is usual', () => {
    const values = ['fair', 'foul'] as const
    const plain = { label: 'Weather', values, about: '', names: {}, tells: {} }
    expect(oneOf('Weather', values, 'foul')).toEqual({ kind: 'one', ...plain, usual: 'foul' })
    expect(someOf('Weather', values)).toEqual({ kind: 'some', ...plain, usual: [] })
    expect(eachSeat('Weather', values, 'fair')).toEqual({
      kind: 'eachSeat',
      ...plain,
      usual: 'fair',
      shared: 'fair',
    })
  })

  it('keeps what explains it', () => {
    const explained = { about: 'The sky.', names: { foul: 'Storm' }, tells: { foul: 'It rains.' } }
    expect(oneOf('Weather', ['fair', 'foul'], 'fair', explained)).toMatchObject(explained)
    expect(someOf('Weather', ['fair', 'foul'], explained)).toMatchObject(explained)
    expect(eachSeat('Weather', ['fair', 'foul'], 'fair', explained)).toMatchObject(explained)
  })

  it('is a file of cards or of text', () => {
    const file = { kind: 'pack', label: 'Own', read: readNothing }
    expect(pack('Own', readNothing)).toEqual({ ...file, about: '', file: 'json' })
    expect(pack('Own', readNothing, 'Cards.')).toEqual({ ...file, about: 'Cards.', file: 'json' })
    expect(ownBook('Own', readNothing, 'A tale.')).toEqual({ ...file, about: 'A tale.', file: 'text' })
  })
})

describe('a set-up with every kind of option', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['no pack', {}, { cards: null }],
    ['no pack from a file', { cards: null }, { cards: null }],
    ['what the game reads in a pack', { cards: 'good' }, { cards: { file: 'good' } }],
    ['a number for a value that looks like one', { level: 2 }, { level: '2' }],
    ['no guests', {}, { guests: [] }],
    ['one guest without a list', { guests: guest(1) }, { guests: [guest({ checked: 1 })] }],
    [
      'as many guests as may come',
      { guests: [guest(1), guest(2)] },
      { guests: [guest({ checked: 1 }), guest({ checked: 2 })] },
    ],
  ])('takes %s', (_, given, config) => {
    expect(readConfig(host(every()), given)).toMatchObject(config)
  })

  it.each<[Record<string, unknown>, string, string]>([
    [
      { wether: 1 },
      'unknown-option',
      'Camp has no option "wether". Did you mean "weather"? Choose from: players, dice, script, weather, level, food, tents, cards, guests.',
    ],
    [{ players: 9 }, 'bad-value', 'Camp is for 1 to 3 players, not 9.'],
    [{ players: 'two' }, 'bad-value', 'Camp is for 1 to 3 players, not "two".'],
    [{ dice: 6 }, 'bad-value', 'dice must be "fate" or "real", not 6.'],
    [{ script: [1, 0] }, 'bad-value', 'script must be a list of numbers on dice, from 1 to 20.'],
    [{ weather: 3 }, 'bad-value', 'weather cannot be 3. Choose from: fair, foul.'],
    [
      { weather: ['fair'] },
      'bad-value',
      'weather cannot be ["fair"]. Did you mean "fair"? Choose from: fair, foul.',
    ],
    [{ food: { tea: 1 } }, 'bad-value', 'food must be a list, not {"tea":1}.'],
    [{ food: 'bread,tea,tea' }, 'bad-value', 'Food: Tea can be chosen only once.'],
    [{ food: 'stew,stew' }, 'bad-value', 'Food: Aunt’s stew can be chosen only once.'],
    [{ tents: ['large', 'large'] }, 'bad-value', 'Tents: Large can be chosen only once.'],
    [{ tents: ['large', 'small', 'any'] }, 'bad-value', 'tents names 3, but there are 2 seats.'],
    [{ cards: 'bad' }, 'bad-pack', '"Owl" is too big.\nname is missing.'],
    [{ guests: [1, 2, 3] }, 'bad-sheet', 'Guests: at most 2 can be taken, not 3.'],
    [{ guests: 'Bram' }, 'bad-sheet', 'Guests: this is not a sheet of Dicehearth.'],
    [
      { guests: guest(1, 'hoard/veteran') },
      'bad-sheet',
      'Guests: "Bram" is a sheet of the kind "hoard/veteran", not "camp/guest".',
    ],
    [{ guests: guest('bad') }, 'bad-sheet', 'Bram: too loud\nBram: too many'],
  ])('refuses %j', (given, code, message) => {
    expect(refused(() => readConfig(host(every()), given))).toEqual({ code, message })
  })

  it('refuses what the game forbids, with all reasons and their rules', () => {
    const problems = [
      { rule: 'CAMP-01', text: 'Too wet.' },
      { rule: 'CAMP-02', text: 'Too cold.' },
    ]
    expect(refused(() => readConfig(host({}, problems), {}))).toEqual({
      code: 'forbidden-setup',
      message: 'Too wet. [CAMP-01] Too cold. [CAMP-02]',
    })
  })
})

describe('the nearest spelling', () => {
  it('is offered only when it is close', () => {
    expect(nearest('simulat', ['play', 'simulate'])).toMatch(/^Did you mean "simulate"/)
    expect(nearest('dance', ['play', 'simulate'])).toBe('Choose from: play, simulate.')
  })
})
