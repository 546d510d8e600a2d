import { readConfig } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { adventureBoards, bonusDice, territories } from '../content/boards.ts'
import { specialTypes } from '../content/enemies.ts'
import { heroIds, starterHeroes } from '../content/heroes.ts'
import { rollForAdventure } from '../index.ts'
import type { RfaConfig } from '../rules/setup.ts'
import { view } from '../view.ts'
import { dealt, refused, seeds, type Setup } from './dealt.ts'
import { foe, packOf } from './foe.ts'
import { placements } from './lists.ts'
import { ally, bonus, endTurn, keepDice, lay, owners, table } from './table.ts'

describe('who plays', () => {
  it('is for 2, 3 or 4 players and nobody else [RFA-001]', () => {
    for (const players of [2, 3, 4]) expect(dealt({ players }).board).toHaveLength(players)
    for (const players of [-2, 0, 1, 5, 6, 2.5, 'many']) {
      expect(refused({ players })).toContain('is for 2 to 4 players')
    }
  })

  it('ends for everybody alike: the outcome names no seat, and a player without dice still has turns [RFA-002]', () => {
    const won = table({
      dice: [5, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        t.stones = 4
        for (let n = 0; n < 5; n++) lay(t, 1, 6, t.forest.path)
      },
    })
    won.choose({ at: 'forest' })
    expect(won.t.outcome).toEqual({ result: 'won', turns: 1, stones: 5 })

    const lost = table({
      heroes: ['fighter', 'twinhand', 'glasswright'],
      cards: ['D1a', 'D1b', 'D1c'],
      arrange: (t) => {
        keepDice(t, 1, 0)
        t.skull[0] = 4
      },
    })
    endTurn(lost)
    expect(lost.t.active).toBe(2)
    expect(lost.told('turnBegan').map((e) => e.seat)).toEqual([0, 1, 2])
    endTurn(lost)
    expect(lost.t.outcome).toEqual({
      result: 'lost',
      reason: 'fallen',
      territory: 'desert',
      turns: 3,
      stones: 0,
    })
  })

  it('shows every seat the same, and hides the order of the deck alone [RFA-003]', () => {
    const t = dealt({ players: 3 })
    expect(rollForAdventure.view(t, 0)).toEqual(rollForAdventure.view(t, 2))
    const before = JSON.stringify(view(t))
    expect(view(t).deck).toEqual(t.deck.map(() => null))
    t.deck.reverse()
    expect(JSON.stringify(view(t))).toBe(before)
    const seen = Object.keys(view(t))
    // What is not shown word for word is chance itself, or can be worked out by all who were there.
    expect(new Set(Object.keys(t).filter((key) => !seen.includes(key)))).toEqual(
      new Set(['fate', 'listener', 'known', 'stacks', 'oneMore']),
    )
  })
})

const deck = (setup: Setup) => dealt(setup).deck.filter((id) => id.startsWith('GI'))

describe('the land', () => {
  it('is always desert, fortress, forest and ice cave, and asks nothing about how they lie [RFA-004]', () => {
    for (const players of [2, 3, 4]) {
      expect(Object.keys(dealt({ players }).sides)).toEqual(['desert', 'fortress', 'forest', 'iceCave'])
    }
    expect(territories).toEqual(['desert', 'fortress', 'forest', 'iceCave'])
    expect(refused({ arrangement: 'round' })).toContain('has no option "arrangement"')
  })

  it('has side A or B of each territory, in all 16 ways [RFA-005]', () => {
    const ways = new Set<string>()
    for (const desert of ['A', 'B'])
      for (const fortress of ['A', 'B'])
        for (const forest of ['A', 'B'])
          for (const iceCave of ['A', 'B']) {
            const { sides } = dealt({ desert, fortress, forest, iceCave })
            expect(sides).toEqual({ desert, fortress, forest, iceCave })
            ways.add(JSON.stringify(sides))
          }
    expect(ways.size).toBe(16)
    expect(refused({ forest: 'C' })).toContain('forest cannot be "C"')
  })

  it('puts every skull in hole 0 of a track of its own, whose last hole is 7, or 6 or 9 by choice [RFA-011, RFA-R01]', () => {
    for (const sides of ['A', 'B']) {
      const t = dealt({ desert: sides, fortress: sides, forest: sides, iceCave: sides })
      expect(t.skull).toEqual([0, 0, 0, 0])
      expect(t.lastHole).toEqual([7, 7, 7, 7])
    }
    expect(dealt({ trackLength: '6' }).lastHole).toEqual([6, 6, 6, 6])
    expect(dealt({ trackLength: '9' }).lastHole).toEqual([9, 9, 9, 9])
    for (const trackLength of ['5', '7.5', '8', '10'])
      expect(refused({ trackLength })).toContain('trackLength cannot be')
  })

  it('loses the game with the damage that reaches the last hole, and not before [RFA-R01]', () => {
    for (const trackLength of [6, 7, 9]) {
      const standing = (skull: number) => {
        const s = table({
          setup: { trackLength: String(trackLength) },
          cards: ['D1a'],
          arrange: (t) => (t.skull[0] = skull),
        })
        endTurn(s)
        return s
      }
      expect(standing(trackLength - 2).over).toBe(false)
      expect(standing(trackLength - 1).t.outcome).toMatchObject({ result: 'lost', territory: 'desert' })
    }
  })

  it('has one barrier on each section of fortress A [RFA-012]', () => {
    expect(dealt().fortress).toEqual({ sections: [[], [], []], barriers: [1, 1, 1] })
  })

  it('has two barriers on each section of fortress B [RFA-013]', () => {
    expect(dealt({ fortress: 'B' }).fortress).toEqual({ sections: [[], [], []], barriers: [2, 2, 2] })
  })

  it('has the boundary of forest A after the sixth space: six dice fit and no seventh [RFA-014]', () => {
    const t = dealt()
    expect(t.forest.boundary).toBe(6)
    expect(t.forest.path).toEqual([])
    const s = table({ dice: [5, 5, 5, 5, 5, 5, 5] })
    expect(
      placements(s, { at: 'forest' })
        .map((p) => p.split(' ')[0].length)
        .sort((a, b) => a - b),
    ).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6])
  })

  it('has the boundary of forest B below the arch: the arch is open from both ends and wants no boundary value [RFA-015]', () => {
    const s = table({ setup: { forest: 'B' }, dice: [1, 2, 3, 4, 5, 6, 6] })
    expect(s.t.forest).toMatchObject({ sixes: [], fives: [], path: [] })
    expect(placements(s, { at: 'forest' })).toEqual(['o 5 forest', 'aa 6 forest', 'a 6 forest'])
  })

  it('has a chain tile on the upper end of each of the five connections of desert B, and none on desert A [RFA-016, RFA-017]', () => {
    const { desert } = dealt({ desert: 'B' })
    expect(desert.closed).toEqual([false, false, false, false, false])
    expect(desert.spaces).toEqual(Array.from({ length: 9 }, () => -1))
    expect(dealt().desert.closed).toEqual([])
    expect(dealt().desert.spaces).toEqual([])
  })

  it('moves end-of-game markers for giants, and without giants never [RFA-017]', () => {
    expect(deck({ special: ['dragons', 'phantoms'], board: 'crown' })).toEqual([])
    expect(deck({ special: ['giants'], board: 'crown' })).toHaveLength(6)
    const s = table({
      setup: { special: ['giants'], board: 'crown' },
      dice: [6, 5, 5, 5, 5, 5, 5, 1],
      cards: ['GI1'],
    })
    s.choose({ at: 'resurrection', number: 6 })
    expect(s.t.lastHole).toEqual([6, 7, 7, 7])
  })

  it('has the four bonus dice in the pool with either ice cave, and on no player’s board [RFA-018, RFA-019]', () => {
    for (const iceCave of ['A', 'B']) {
      const t = dealt({ iceCave })
      expect(owners(t, t.pool)).toEqual([bonus, bonus, bonus, bonus])
      expect(t.board.flat().some((die) => t.owner[die] === bonus)).toBe(false)
      expect(t.iceCave).toEqual(Array.from({ length: iceCave === 'A' ? 6 : 8 }, () => -1))
    }
  })
})

const allowed = (setup: Setup): string[] =>
  ['book', 'sword', 'crown', 'jewel'].filter((board) => refused({ ...setup, board }) === 'accepted')

describe('the adventure boards', () => {
  it('want 5, 6, 7 or 8 stones, all of them in the chest at the start [RFA-006, RFA-007, RFA-008, RFA-009, RFA-010]', () => {
    const named = Object.entries(adventureBoards).map(([board, { name }]) => {
      const { spaces, stones } = dealt({ board })
      expect(stones).toBe(0)
      return [name, spaces]
    })
    expect(named).toEqual([
      ['The Book of Magic', 5],
      ['The Sword of Saints', 6],
      ['The Crown of Kings', 7],
      ['The Jewel of Light', 8],
    ])
  })

  it('are won with exactly as many stones as they have spaces [RFA-010]', () => {
    for (const [board, spaces] of [
      ['book', 5],
      ['sword', 6],
      ['crown', 7],
      ['jewel', 8],
    ] as const) {
      const withStones = (stones: number) =>
        table({
          setup: { board },
          dice: [5, 1, 1, 1, 1, 1, 1],
          arrange: (t) => {
            t.stones = stones
            for (let n = 0; n < 5; n++) lay(t, 1, 6, t.forest.path)
          },
        }).choose({ at: 'forest' })
      expect(withStones(spaces - 2).over).toBe(false)
      expect(withStones(spaces - 1).result).toBe('won')
    }
  })

  it('are limited by special enemies, where own enemies count as one type [RFA-R37]', () => {
    expect(allowed({})).toEqual(['book', 'sword', 'crown', 'jewel'])
    for (const type of specialTypes) expect(allowed({ special: [type] })).toEqual(['sword', 'crown'])
    expect(allowed({ enemies: packOf(foe({ copies: 2 })) })).toEqual(['sword', 'crown'])
    expect(allowed({ special: ['giants'], enemies: packOf(foe({ copies: 2 })) })).toEqual(['crown', 'jewel'])
    expect(allowed({ special: ['dragons', 'giants'] })).toEqual(['crown', 'jewel'])
    expect(allowed({ special: specialTypes, enemies: packOf(foe({ copies: 6 })) })).toEqual([
      'crown',
      'jewel',
    ])
  })
})

describe('heroes and dice', () => {
  it('is a first game unless told otherwise: sides A, no special enemies, starter heroes dealt [RFA-020]', () => {
    const dealtTo = new Set<string>()
    for (const seed of seeds) {
      const t = dealt({ players: 4 }, seed)
      expect(t.sides).toEqual({ desert: 'A', fortress: 'A', forest: 'A', iceCave: 'A' })
      expect(t.deck).toHaveLength(25)
      expect(t.heroes.toSorted()).toEqual(['adventurer', 'fighter', 'healer', 'warrior'])
      dealtTo.add(t.heroes.join())
    }
    expect(dealtTo.size).toBe(24)
  })

  it('deals or lets pick any of the ten heroes, none of them twice [RFA-021]', () => {
    const seen = new Set<string>()
    for (const seed of seeds) {
      const { heroes } = dealt({ players: 4, dealFrom: 'all', heroes: ['dealt', 'healer'] }, seed)
      expect(new Set(heroes).size).toBe(4)
      expect(heroes[1]).toBe('healer')
      for (const hero of heroes) seen.add(hero)
    }
    expect([...seen].toSorted()).toEqual(heroIds.toSorted())
    expect(heroIds).toHaveLength(10)
    expect(refused({ heroes: ['healer', 'healer'] })).toContain('Heroes: Healer can be chosen only once')
  })

  it('shows the heroes in play to all, and the others nowhere [RFA-022]', () => {
    const t = dealt({ players: 3 })
    expect(view(t).heroes).toEqual(t.heroes)
    expect(t.heroes).toHaveLength(3)
    const [absent] = starterHeroes.filter((hero) => !t.heroes.includes(hero))
    expect(JSON.stringify(t)).not.toContain(absent)
  })

  it('gives each player five dice of a colour of their own [RFA-023]', () => {
    for (const players of [2, 3, 4]) {
      const t = dealt({ players })
      expect(new Set(t.colours).size).toBe(players)
      for (let seat = 0; seat < players; seat++) {
        expect(t.owner.filter((whose) => whose === seat)).toHaveLength(5)
      }
    }
    expect(refused({ colours: ['red', 'red'] })).toContain('Colours: Red can be chosen only once')
  })

  it('gives ally dice where a colour is left over: none for four, one each for three, two each for two [RFA-024, RFA-025, RFA-026, RFA-027, RFA-028]', () => {
    for (const [players, each] of [
      [4, 0],
      [3, 1],
      [2, 2],
    ]) {
      const t = dealt({ players })
      t.board.forEach((dice, seat) => {
        expect(owners(t, dice)).toEqual([
          seat,
          seat,
          seat,
          seat,
          seat,
          ...Array.from({ length: each }, () => ally),
        ])
      })
      expect(t.owner.filter((whose) => whose === ally)).toHaveLength(players * each)
      if (each === 0) expect(t.allyColour).toBeNull()
      else expect(t.colours).not.toContain(t.allyColour)
      expect(t.hand).toEqual([])
      expect(t.oblivion).toEqual([])
    }
  })

  it('has 18, 22 or 24 dice in all [INV-02]', () => {
    expect([2, 3, 4].map((players) => dealt({ players }).owner.length)).toEqual([18, 22, 24])
    expect(bonusDice).toBe(4)
    for (const players of [2, 3, 4]) {
      const t = dealt({ players })
      expect(t.owner.filter((whose) => whose === bonus)).toHaveLength(4)
    }
  })

  it('gives colours in the order red, blue, green, yellow, and the first unused one to the allies [RFA-R05]', () => {
    expect(dealt({ players: 2 })).toMatchObject({ colours: ['red', 'blue'], allyColour: 'green' })
    expect(dealt({ players: 3 })).toMatchObject({ colours: ['red', 'blue', 'green'], allyColour: 'yellow' })
    expect(dealt({ players: 4 })).toMatchObject({
      colours: ['red', 'blue', 'green', 'yellow'],
      allyColour: null,
    })
    expect(dealt({ players: 2, colours: ['yellow', 'blue'] })).toMatchObject({
      colours: ['yellow', 'blue'],
      allyColour: 'red',
    })
    expect(dealt({ players: 2, colours: ['any', 'red'] })).toMatchObject({
      colours: ['blue', 'red'],
      allyColour: 'green',
    })
  })
})

describe('who begins', () => {
  it('is the player the host names, or anybody; turns then pass clockwise [RFA-033, RFA-R04]', () => {
    for (const first of ['1', '2', '3', '4']) {
      for (const seed of seeds.slice(0, 5)) {
        expect(dealt({ players: 4, first }, seed).active).toBe(Number(first) - 1)
      }
    }
    expect(new Set(seeds.map((seed) => dealt({ players: 4 }, seed).active))).toEqual(new Set([0, 1, 2, 3]))
    expect(refused({ players: 2, first: '3' })).toContain('RFA-R04')
    const s = table({ heroes: ['fighter', 'twinhand', 'glasswright'], setup: { first: '2' } })
    for (let n = 0; n < 4; n++) endTurn(s)
    expect(s.told('turnBegan').map((e) => e.seat)).toEqual([1, 2, 0, 1, 2])
  })

  it('lets the host choose everything that the rules leave open [DEC-01]', () => {
    const offered = Object.fromEntries(
      Object.entries(rollForAdventure.setup).map(([key, option]) => [
        key,
        'values' in option ? option.values : 'a file',
      ]),
    )
    expect(offered).toEqual({
      board: ['book', 'sword', 'crown', 'jewel'],
      heroes: ['dealt', ...heroIds],
      dealFrom: ['starters', 'all'],
      desert: ['A', 'B'],
      fortress: ['A', 'B'],
      forest: ['A', 'B'],
      iceCave: ['A', 'B'],
      special: ['dragons', 'phantoms', 'giants'],
      enemies: 'a file',
      trackLength: ['6', '7', '9'],
      first: ['random', '1', '2', '3', '4'],
      colours: ['any', 'red', 'blue', 'green', 'yellow'],
    })
    expect(rollForAdventure.seats).toMatchObject({ min: 2, max: 4 })
    const t = dealt({
      players: 3,
      board: 'crown',
      heroes: ['dealt', 'twinhand'],
      forest: 'B',
      special: ['giants'],
      enemies: packOf(foe({ copies: 1 })),
      trackLength: '9',
      first: '3',
      colours: ['green', 'yellow', 'red'],
    })
    expect(t).toMatchObject({ players: 3, spaces: 7, active: 2, allyColour: 'blue', lastHole: [9, 9, 9, 9] })
    expect(t.heroes[1]).toBe('twinhand')
    expect(t.colours).toEqual(['green', 'yellow', 'red'])
    expect(t.deck).toHaveLength(32)
    expect(t.sides.forest).toBe('B')
  })
})

function advice(setup: Setup): string | null | undefined {
  return rollForAdventure.advice?.(readConfig(rollForAdventure, setup) as RfaConfig)
}

describe('advice', () => {
  it('is how often shrewd companions win with so many players, on these sides', () => {
    expect(advice({ players: 2 })).toBe(
      'With two players on these sides shrewd companions win 37 of 100 games.',
    )
    expect(advice({ players: 2, desert: 'B' })).toContain('between 37 and 73 of 100')
  })

  it('is silent about what nobody measured', () => {
    expect(advice({ players: 2, trackLength: '9' })).toBeNull()
    expect(advice({ players: 2, special: 'dragons', board: 'sword' })).toBeNull()
  })
})
