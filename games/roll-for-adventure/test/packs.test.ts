import { readFileSync } from 'node:fs'
import { deal, readConfig, Refusal } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { isPrinted } from '../content/enemies.ts'
import { readPack } from '../content/own-enemies.ts'
import { rollForAdventure } from '../index.ts'
import type { Adventure } from '../rules/state.ts'
import { foe, packOf } from './foe.ts'

/** What is wrong with a pack of one foe that has been changed. */
function wrong(changes: Readonly<Record<string, unknown>>): string[] {
  return problemsOf({ ...packOf(), enemies: [{ ...foe(), ...changes }] })
}

function problemsOf(file: unknown): string[] {
  const read = readPack(file, isPrinted)
  return 'problems' in read ? read.problems : []
}

const desert = { at: 'desert' }
const rebuild = { do: 'rebuild' }
const drain = { do: 'drainPool', count: 1 }

/** Checks a value that has limits: these are good, and each of those is refused with one clear line. */
function limits(
  change: (value: unknown) => Readonly<Record<string, unknown>>,
  good: readonly unknown[],
  bad: readonly (readonly [value: unknown, message: string])[],
): void {
  for (const value of good) expect(wrong(change(value))).toEqual([])
  for (const [value, message] of bad) expect(wrong(change(value))).toEqual([`"The Foe": ${message}`])
}

function homeless(where: string): string[] {
  return [
    `"The Foe" lies beside the adventure board and has no land of its own: name a land instead (${where}).`,
  ]
}

describe('a pack of player-made enemies', () => {
  it('is read as it is when nothing is wrong: the example of six [RFA-191]', () => {
    const file: unknown = JSON.parse(
      readFileSync(new URL('../../../docs/examples/own-enemies.json', import.meta.url), 'utf8'),
    )
    expect(readPack(file, isPrinted)).toEqual({ pack: file })
  })

  it('has at most six cards, counted with copies [RFA-191]', () => {
    expect(problemsOf(packOf(foe({ copies: 4 }), foe({ id: 'b', copies: 2 })))).toEqual([])
    expect(problemsOf(packOf(foe({ copies: 4 }), foe({ id: 'b', copies: 3 })))).toEqual([
      'The pack has 7 cards; at most 6 blank cards exist. Lower "copies".',
    ])
    limits(
      (copies) => ({ copies }),
      [1, 6],
      [
        [0, 'copies must be at least 1.'],
        [7, 'copies must be at most 6.'],
        [1.5, 'copies is missing or is not a whole number.'],
      ],
    )
  })

  it('names the game, itself and at least one enemy, and is a pack at all [RFA-191]', () => {
    expect(problemsOf('enemies')).toEqual(['The pack is missing or is not a group of {…}.'])
    expect(problemsOf({ game: 'another', name: '', enemies: [] })).toEqual([
      'This pack is for another game: "another".',
    ])
    expect(problemsOf({ game: 'roll-for-adventure', name: '', enemies: [] })).toEqual([
      'name must not be empty.',
      'enemies must not be empty.',
    ])
  })

  it('gives every enemy an id of its own that no printed card has, of letters, digits and dashes [RFA-191]', () => {
    limits(
      (id) => ({ id }),
      ['sand-leech-2', 'X'],
      [
        ['sand leech', 'id has letters, digits and dashes only.'],
        ['foe#2', 'id has letters, digits and dashes only.'],
        ['', 'id has letters, digits and dashes only.'],
      ],
    )
    expect(wrong({ id: 'D1a' })).toEqual([
      '"The Foe": the id "D1a" belongs to a printed card; choose another.',
    ])
    expect(wrong({ id: 'MOS' })).toHaveLength(1)
    expect(problemsOf(packOf(foe(), foe({ name: 'Its Twin' })))).toEqual([
      '"Its Twin": the id "foe" is used twice.',
    ])
  })

  it('keeps names, ranks, homes and totals within their limits [RFA-191]', () => {
    expect(wrong({ name: '' })[0]).toMatch(/name must not be empty/)
    expect(wrong({ name: 'x'.repeat(41) })[0]).toMatch(/name must have at most 40 letters/)
    expect(wrong({ name: 'x'.repeat(40) })).toEqual([])
    limits((rank) => ({ rank }), [1, 2, 3, null], [[4, 'rank must be one of 1, 2, 3, null.']])
    limits(
      (home) => ({ home }),
      ['desert', 'fortress', 'forest', 'iceCave', 'aside'],
      [['sea', 'home must be one of "desert", "fortress", "forest", "iceCave", "aside".']],
    )
    limits(
      (total) => ({ defeat: { total } }),
      [6, 12],
      [
        [5, 'defeat, total must be at least 6.'],
        [13, 'defeat, total must be at most 12.'],
      ],
    )
    limits(
      (commands) => ({ commands }),
      [true, false],
      [['yes', 'commands is missing or is not true or false.']],
    )
  })

  it('has one to four effects for both times, or the same again [RFA-191]', () => {
    for (const time of ['onReveal', 'onAgain']) {
      limits(
        (list) => ({ [time]: list }),
        [[rebuild], [rebuild, rebuild, rebuild, rebuild]],
        [
          [[], `${time} must not be empty.`],
          [[rebuild, rebuild, rebuild, rebuild, rebuild], `${time} must have at most 4 entries.`],
        ],
      )
    }
    expect(wrong({ onAgain: 'same' })).toEqual([])
    expect(wrong({ onAgain: 'other' })).toEqual(['"The Foe": onAgain: expected "same" or a list of effects.'])
  })

  it('knows its effects, boons and places, and nothing else [RFA-191]', () => {
    for (const time of ['onReveal', 'onAgain']) {
      expect(wrong({ [time]: [{ do: 'takeStone' }] })[0]).toMatch(
        new RegExp(`${time} 1, do .*'attack', 'removeDice',`),
      )
      expect(wrong({ [time]: [{ do: 'attack', where: { at: 'moon' } }] })[0]).toMatch(
        new RegExp(`${time} 1, where, at .*"mostDamaged", "leastDamaged", "mostDice", "choice"`),
      )
    }
    // Boons are for the defeat, effects are not.
    expect(wrong({ onReveal: [{ do: 'release', count: 1 }] })).toHaveLength(1)
    expect(wrong({ onDefeat: [{ do: 'attack', where: desert }] })[0]).toMatch(/'release', 'heal', 'bonus'/)
    expect(wrong({ onReveal: [{ do: 'attack', where: desert, twice: true }] })[0]).toMatch(
      /onReveal 1 has no place for "twice"/,
    )
    expect(wrong({ script: 'alert()' })).toEqual(['"The Foe" has no place for "script".'])
  })

  it('keeps the numbers of every effect within their limits [RFA-191]', () => {
    for (const [effect, key, least, most] of [
      [{ do: 'removeDice', where: desert }, 'count', 1, 3],
      [{ do: 'removeDice', where: desert, count: 1 }, 'number', 1, 6],
      [{ do: 'removeNumber', resurrection: true }, 'number', 1, 6],
      [{ do: 'drainVortex' }, 'count', 1, 3],
      [{ do: 'drainBoard', who: 'active' }, 'count', 1, 2],
      [{ do: 'drainPool' }, 'count', 1, 2],
      [{ do: 'damage', where: desert }, 'amount', 1, 2],
    ] as const) {
      limits(
        (value) => ({ onReveal: [{ ...effect, [key]: value }] }),
        [least, most],
        [
          [least - 1, `onReveal 1, ${key} must be at least ${least}.`],
          [most + 1, `onReveal 1, ${key} must be at most ${most}.`],
        ],
      )
    }
    for (const [effect, key, good, message] of [
      [{ do: 'permanent', where: desert }, 'amount', [1], 'must be one of 1.'],
      [{ do: 'rally' }, 'below', [2, 3, 'all'], 'must be one of 2, 3, "all".'],
      [{ do: 'shakeOff' }, 'which', ['self', 'all'], 'must be one of "self", "all".'],
      [{ do: 'drainBoard', count: 1 }, 'who', ['active', 'mostDice'], 'must be one of "active", "mostDice".'],
    ] as const) {
      limits((value) => ({ onReveal: [{ ...effect, [key]: value }] }), good, [
        [0, `onReveal 1, ${key} ${message}`],
      ])
    }
  })

  it('has at most two boons, within their limits [RFA-191]', () => {
    const bonusDie = { do: 'bonus', count: 1 }
    limits(
      (onDefeat) => ({ onDefeat }),
      [[], [bonusDie, bonusDie]],
      [[[bonusDie, bonusDie, bonusDie], 'onDefeat must have at most 2 entries.']],
    )
    for (const [boon, key, most] of [
      [{ do: 'release' }, 'count', 3],
      [{ do: 'heal', where: desert }, 'amount', 2],
      [{ do: 'bonus' }, 'count', 2],
    ] as const) {
      limits(
        (value) => ({ onDefeat: [{ ...boon, [key]: value }] }),
        [1, most],
        [
          [0, `onDefeat 1, ${key} must be at least 1.`],
          [most + 1, `onDefeat 1, ${key} must be at most ${most}.`],
        ],
      )
    }
  })

  it('has conditions only directly after an effect that can remove dice, with one or two effects and none within [RFA-191]', () => {
    const removing: readonly object[] = [
      { do: 'attack', where: desert },
      { do: 'removeDice', where: desert, count: 1 },
      { do: 'removeNumber', number: 1, resurrection: false },
      { do: 'drainVortex', count: 1 },
      { do: 'drainBoard', who: 'active', count: 1 },
      drain,
    ]
    const others: readonly object[] = [
      { do: 'damage', where: desert, amount: 1 },
      { do: 'permanent', where: desert, amount: 1 },
      rebuild,
      { do: 'rally', below: 2 },
      { do: 'shakeOff', which: 'all' },
      { do: 'revealNext' },
    ]
    for (const condition of ['ifNone', 'ifSome']) {
      const then = { do: condition, then: [rebuild] }
      for (const before of removing) expect(wrong({ onReveal: [before, then] })).toEqual([])
      const took = condition === 'ifNone' ? 'If it took no die' : 'If it took a die'
      const why = (where: string): string[] => [
        `"The Foe": “${took}” must directly follow something that can take dice (${where}).`,
      ]
      expect(wrong({ onReveal: [then] })).toEqual(why('onReveal 1'))
      for (const before of others) expect(wrong({ onAgain: [before, then] })).toEqual(why('onAgain 2'))
      // Not even after another condition.
      expect(wrong({ onReveal: [drain, then, then] })).toEqual(why('onReveal 3'))
      limits(
        (inner) => ({ onReveal: [drain, { do: condition, then: inner }] }),
        [[rebuild], [rebuild, rebuild]],
        [
          [[], 'onReveal 2, then must not be empty.'],
          [[rebuild, rebuild, rebuild], 'onReveal 2, then must have at most 2 entries.'],
        ],
      )
      expect(wrong({ onReveal: [drain, { do: condition, then: [then] }] })[0]).toMatch(
        /onReveal 2, then 1, do must be one of/,
      )
    }
  })

  it('rallies at most once in a list, also within conditions [RFA-191, RFA-R64]', () => {
    const rally = { do: 'rally', below: 2 }
    expect(wrong({ onReveal: [rally], onAgain: [rally] })).toEqual([])
    expect(wrong({ onReveal: [rally, rally] })).toEqual([
      '"The Foe" can make the others attack only once in a list (onReveal).',
    ])
    expect(wrong({ onAgain: [drain, { do: 'ifNone', then: [rally] }, rally] })).toEqual([
      '"The Foe" can make the others attack only once in a list (onAgain).',
    ])
  })

  it('cannot name the home of an enemy that has none [RFA-R59]', () => {
    const home = { at: 'home' }
    const aside = { home: 'aside' }
    const attack = { do: 'attack', where: home }
    expect(wrong({ onReveal: [attack] })).toEqual([])
    expect(wrong({ ...aside, onReveal: [attack] })).toEqual(homeless('onReveal 1'))
    expect(wrong({ ...aside, onAgain: [rebuild, attack] })).toEqual(homeless('onAgain 2'))
    expect(wrong({ ...aside, onReveal: [drain, { do: 'ifNone', then: [attack] }] })).toEqual(
      homeless('onReveal 2, then 1'),
    )
    expect(wrong({ ...aside, onDefeat: [{ do: 'heal', where: home, amount: 1 }] })).toEqual(
      homeless('onDefeat 1'),
    )
  })
})

/** The adventure boards that may be chosen with this set-up. */
function boardsWith(setup: Readonly<Record<string, unknown>>): string[] {
  return ['book', 'sword', 'crown', 'jewel'].filter((board) => {
    try {
      readConfig(rollForAdventure, { ...setup, board })
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  })
}

describe('a game with player-made enemies', () => {
  it('counts them as one special type when the board is chosen [RFA-R37, RFA-191]', () => {
    const enemies = packOf(foe({ copies: 2 }), foe({ id: 'other' }))
    expect(boardsWith({ enemies })).toEqual(['sword', 'crown'])
    expect(boardsWith({ enemies, special: 'dragons' })).toEqual(['crown', 'jewel'])
    expect(boardsWith({ enemies, special: 'dragons,phantoms,giants' })).toEqual(['crown', 'jewel'])
  })

  it('has a card for every copy in its deck, alone or with other special enemies [RFA-191]', () => {
    const enemies = packOf(foe({ copies: 3 }), foe({ id: 'other', copies: 3 }))
    for (const [special, cards] of [
      ['none', 31],
      ['dragons,giants', 43],
    ] as const) {
      const config = readConfig(rollForAdventure, { enemies, special, board: 'crown' })
      const { deck } = deal<Adventure>(rollForAdventure, config, 'pack')
      expect(deck).toHaveLength(cards)
      for (const id of ['foe', 'foe#2', 'foe#3', 'other', 'other#2', 'other#3']) expect(deck).toContain(id)
    }
  })

  it('refuses a pack with everything that is wrong with it [RFA-191]', () => {
    const enemies = packOf(
      foe({ id: 'D1a' }),
      foe({ home: 'aside', onReveal: [{ do: 'attack', where: { at: 'home' } }] }),
    )
    expect(() => readConfig(rollForAdventure, { enemies, board: 'crown' })).toThrow(
      /"D1a" belongs to a printed card.*\n.*has no land of its own/,
    )
  })
})
