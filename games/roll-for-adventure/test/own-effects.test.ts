import { describe, expect, it } from 'vitest'
import { appears, foe, withFoes } from './foe.ts'
import { whose } from './lists.ts'
import {
  ally,
  blue,
  bonus,
  chooseDieOf,
  dieShows,
  enemy,
  enemyStep,
  faces,
  keepDice,
  keepPool,
  lay,
  layOn,
  owners,
  red,
  sortedOwners,
} from './table.ts'

/** Skulls after effects with conditions, with so many dice in the fortress. */
function conditions(dice: number): number[] {
  return appears(
    [
      { do: 'removeDice', where: { at: 'all' }, count: 1 },
      { do: 'ifNone', then: [{ do: 'damage', where: { at: 'desert' }, amount: 1 }] },
      { do: 'removeDice', where: { at: 'fortress' }, count: 1 },
      {
        do: 'ifSome',
        then: [
          { do: 'damage', where: { at: 'forest' }, amount: 1 },
          { do: 'damage', where: { at: 'iceCave' }, amount: 1 },
        ],
      },
    ],
    {
      arrange: (t) => {
        for (let n = 0; n < dice; n++) lay(t, blue, 2, t.fortress.sections[0])
      },
    },
  ).t.skull
}

/** Who attacks when the foe rallies. */
function rallied(below: 2 | 3 | 'all'): string[] {
  return enemyStep({
    setup: {
      ...withFoes(
        foe({ rank: 1, home: 'iceCave', onReveal: [{ do: 'rally', below }] }),
        foe({ id: 'nameless', rank: null, home: 'aside' }),
      ),
    },
    cards: ['foe'],
    arrange: (t) => ['W3a', 'D1a', 'nameless', 'F2a'].forEach((id) => enemy(t, id)),
  })
    .told('commanded')
    .map((e) => e.card)
}

/** What is turned up when a foe in play calls for one more card. */
function turnedUp(deck: string[]): string[] {
  return enemyStep({
    setup: withFoes(foe({ onAgain: [{ do: 'revealNext' }] })),
    dice: [dieShows.none],
    arrange: (t) => {
      enemy(t, 'foe')
      t.deck = deck
    },
  })
    .told('revealed')
    .map((e) => e.card)
}

describe('player-made enemies: what an effect does', () => {
  it('attack: a normal attack by the side in play, with dice or damage [RFA-191]', () => {
    const s = appears([{ do: 'attack', where: { at: 'home' } }], {
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, ally, 1, t.desert.first)
      },
    })
    expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'desert', number: null })
    chooseDieOf(s, blue)
    expect(owners(s.t, s.t.oblivion)).toEqual([blue])
    expect(s.t.skull).toEqual([0, 0, 0, 0])
    expect(appears([{ do: 'attack', where: { at: 'home' } }]).t.skull).toEqual([1, 0, 0, 0])
  })

  it('attack: may be met by the Warrior; damage and permanent damage may not [RFA-R57]', () => {
    const heroes = ['warrior', 'fighter'] as const
    const s = appears([{ do: 'attack', where: { at: 'forest' } }], { heroes })
    expect(s.ask).toEqual({ kind: 'standIn', seat: red, territory: 'forest' })
    expect(whose(s)).toEqual([red, ally, 'decline'])
    chooseDieOf(s, red)
    expect(s.t.skull).toEqual([0, 0, 0, 0])
    expect(owners(s.t, s.t.oblivion)).toEqual([red])
    const hard = appears(
      [
        { do: 'damage', where: { at: 'forest' }, amount: 1 },
        { do: 'permanent', where: { at: 'forest' }, amount: 1 },
      ],
      { heroes },
    )
    expect(hard.ask.kind).toBe('place')
    expect(hard.t.skull).toEqual([0, 0, 1, 0])
    expect(hard.t.lastHole).toEqual([7, 7, 6, 7])
  })

  it('removeDice: so many dice of the active player’s pick, without damage [RFA-191, DEC-18]', () => {
    const s = appears([{ do: 'removeDice', where: { at: 'forest' }, count: 2 }], {
      arrange: (t) => {
        for (const [owner, number] of [
          [blue, 5],
          [blue, 5],
          [blue, 6],
          [ally, 5],
        ] as const)
          lay(t, owner, number, t.forest.path)
      },
    })
    // Alike dice are one option.
    expect(s.options.map((o) => o.verb === 'lose' && [s.t.owner[o.die], s.t.face[o.die]])).toEqual([
      [blue, 5],
      [blue, 6],
      [ally, 5],
    ])
    chooseDieOf(s, ally)
    expect(whose(s)).toEqual([blue, blue])
    s.choose(s.options[1])
    expect(faces(s.t, s.t.oblivion)).toEqual([5, 6])
    expect(faces(s.t, s.t.forest.path)).toEqual([5, 5])
    expect(appears([{ do: 'removeDice', where: { at: 'forest' }, count: 3 }]).t.skull).toEqual([0, 0, 0, 0])
  })

  it('removeDice: only dice of its number, all of them unasked when there are no more than it takes [RFA-191, RFA-R65, DEC-18]', () => {
    const s = appears([{ do: 'removeDice', where: { at: 'fortress' }, count: 3, number: 3 }], {
      arrange: (t) => {
        lay(t, blue, 2, t.fortress.sections[0])
        lay(t, blue, 3, t.fortress.sections[1])
        lay(t, ally, 3, t.fortress.sections[1])
      },
    })
    expect(s.ask.kind).toBe('place')
    expect(sortedOwners(s.t, s.t.oblivion)).toEqual([ally, blue])
    expect(s.t.fortress.sections.map((dice) => dice.length)).toEqual([1, 0, 0])
  })

  it('removeDice: spares the second and third section of desert A [RFA-191]', () => {
    const s = appears([{ do: 'removeDice', where: { at: 'desert' }, count: 3 }], {
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, blue, 1, t.desert.second)
        lay(t, blue, 1, t.desert.third)
      },
    })
    expect(s.t.oblivion).toHaveLength(1)
    expect(s.t.desert.second).toHaveLength(1)
    expect(s.t.desert.third).toHaveLength(1)
  })

  it('removeNumber: every die of a number in all territories, and on Resurrection if it says so [RFA-191]', () => {
    for (const resurrection of [true, false]) {
      const s = appears([{ do: 'removeNumber', number: 5, resurrection }], {
        arrange: (t) => {
          lay(t, blue, 5, t.forest.path)
          lay(t, blue, 6, t.forest.path)
          layOn(t, ally, 5, t.iceCave, 4)
          lay(t, red, 5, t.resurrection)
          lay(t, red, 1, t.desert.second)
        },
      })
      expect(owners(s.t, s.t.oblivion)).toEqual(resurrection ? [blue, ally, red] : [blue, ally])
      expect(faces(s.t, s.t.forest.path)).toEqual([6])
      expect(s.t.resurrection).toHaveLength(resurrection ? 0 : 1)
    }
  })

  it('ifNone and ifSome: look at the effect just before, over all the territories it hit [RFA-191]', () => {
    // Nothing lost at all; the one die lost to the first effect; a second die lost to the other.
    expect(conditions(0)).toEqual([1, 0, 0, 0])
    expect(conditions(1)).toEqual([0, 0, 0, 0])
    expect(conditions(2)).toEqual([0, 0, 1, 1])
  })

  it('damage: skull steps one by one, the first in the last hole ends the game [RFA-191, RFA-R29]', () => {
    const s = appears([{ do: 'damage', where: { at: 'forest' }, amount: 2 }])
    expect(s.told('damage').map((e) => e.hole)).toEqual([1, 2])
    const last = appears([{ do: 'damage', where: { at: 'forest' }, amount: 2 }], {
      arrange: (t) => void (t.skull[2] = 6),
    })
    expect(last.told('damage').map((e) => e.hole)).toEqual([7])
    expect(last.result).toBe('lost')
  })

  it('rolls the territory die even where no result could change anything [RFA-R66]', () => {
    const s = appears([{ do: 'removeDice', where: { at: 'die' }, count: 1 }])
    expect(s.told('territoryDie').map((e) => e.card)).toEqual(['foe'])
    expect(s.told('diceLost')).toEqual([])
  })

  it('permanent: shortens a track, onto the skull if need be [RFA-191, RFA-R35]', () => {
    expect(appears([{ do: 'permanent', where: { at: 'all' }, amount: 1 }]).t.lastHole).toEqual([6, 6, 6, 6])
    const onto = appears([{ do: 'permanent', where: { at: 'iceCave' }, amount: 1 }], {
      arrange: (t) => void (t.skull[3] = 6),
    })
    expect(onto.t.outcome).toMatchObject({ result: 'lost', territory: 'iceCave' })
  })

  it('drainVortex: up to so many dice of Resurrection, the active player’s pick [RFA-191, DEC-18]', () => {
    const s = appears([{ do: 'drainVortex', count: 2 }], {
      arrange: (t) => {
        for (const [owner, number] of [
          [blue, 1],
          [blue, 1],
          [blue, 2],
          [ally, 1],
        ] as const)
          lay(t, owner, number, t.resurrection)
      },
    })
    expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'resurrection', number: null })
    expect(s.options.map((o) => o.verb === 'lose' && [s.t.owner[o.die], s.t.face[o.die]])).toEqual([
      [blue, 1],
      [blue, 2],
      [ally, 1],
    ])
    s.choose(s.options[1])
    chooseDieOf(s, ally)
    expect(faces(s.t, s.t.oblivion)).toEqual([2, 1])
    expect(owners(s.t, s.t.resurrection)).toEqual([blue, blue])
    const few = appears([{ do: 'drainVortex', count: 3 }], {
      arrange: (t) => void lay(t, blue, 1, t.resurrection),
    })
    expect(few.t.resurrection).toEqual([])
    expect(few.t.oblivion).toHaveLength(1)
  })

  it('drainBoard: dice of the active player’s board, that player’s pick [RFA-191, DEC-18]', () => {
    const s = appears([{ do: 'drainBoard', who: 'active', count: 2 }], {
      arrange: (t) => void lay(t, bonus, 1, t.board[red]),
    })
    expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'board', number: null })
    expect(whose(s)).toEqual([red, ally, bonus])
    chooseDieOf(s, bonus)
    expect(whose(s)).toEqual([red, ally])
    chooseDieOf(s, ally)
    expect(owners(s.t, s.t.oblivion)).toEqual([bonus, ally])
    expect(owners(s.t, s.t.board[red])).toEqual([red, red, red, red, red, ally])
  })

  it('drainBoard: of the fullest board, and the active player picks among equals [RFA-191, DEC-18]', () => {
    const most = appears([{ do: 'drainBoard', who: 'mostDice', count: 1 }], {
      heroes: ['fighter', 'twinhand', 'warrior'],
      arrange: (t) => keepDice(t, red, 2),
    })
    expect(most.options).toEqual([1, 2].map((board) => ({ verb: 'pickBoard', seat: red, board })))
    most.choose({ board: 2 })
    chooseDieOf(most, 2)
    expect(most.t.board[2]).toHaveLength(5)
    const one = appears([{ do: 'drainBoard', who: 'mostDice', count: 1 }], {
      arrange: (t) => keepDice(t, red, 2),
    })
    expect(whose(one)).toEqual([blue, ally])
  })

  it('drainBoard: asks nobody when there is no die on any board [RFA-191, DEC-18]', () => {
    const s = appears([{ do: 'drainBoard', who: 'mostDice', count: 1 }], {
      arrange: (t) => {
        keepDice(t, red, 0)
        keepDice(t, blue, 0)
      },
    })
    expect(s.t.outcome).toMatchObject({ reason: 'outOfDice' })
  })

  it('drainPool: bonus dice from the pool, as many as there are [RFA-191, RFA-R65]', () => {
    for (const [left, lost] of [
      [4, 2],
      [1, 1],
      [0, 0],
    ]) {
      const s = appears([{ do: 'drainPool', count: 2 }], {
        arrange: (t) => {
          keepPool(t, left)
          t.desert.third.push(...t.oblivion.splice(0))
        },
      })
      expect(s.t.oblivion).toHaveLength(lost)
      expect(s.t.pool).toHaveLength(left - lost)
    }
  })

  it('rebuild: puts a removed barrier of fortress A back, the active player’s pick [RFA-191, DEC-18]', () => {
    const s = appears([{ do: 'rebuild' }], { arrange: (t) => void (t.fortress.barriers = [0, 1, 0]) })
    expect(s.options).toEqual([0, 2].map((section) => ({ verb: 'pickSection', seat: red, section })))
    s.choose({ section: 2 })
    expect(s.t.fortress.barriers).toEqual([0, 1, 1])
    expect(appears([{ do: 'rebuild' }]).t.fortress.barriers).toEqual([1, 1, 1])
  })

  it('rebuild: gives a section of fortress B its last barrier back, and its dice come back [RFA-191, RFA-R62]', () => {
    const s = appears([{ do: 'rebuild' }], {
      setup: { fortress: 'B' },
      arrange: (t) => {
        t.fortress.barriers = [2, 0, 2]
        for (const owner of [red, blue, bonus]) lay(t, owner, 3, t.fortress.sections[1])
        lay(t, blue, 2, t.fortress.sections[0])
      },
    })
    expect(s.t.fortress.barriers).toEqual([2, 1, 2])
    expect(s.t.fortress.sections.map((dice) => dice.length)).toEqual([1, 0, 0])
    expect(s.t.pool).toHaveLength(4)
    expect(s.t.oblivion).toEqual([])
  })

  it('rally: lets enemies below a rank, or all, attack once in order of arrival [RFA-191]', () => {
    expect(rallied(2)).toEqual(['D1a'])
    expect(rallied(3)).toEqual(['D1a', 'F2a'])
    // Not even with `all` does it rally itself.
    expect(rallied('all')).toEqual(['W3a', 'D1a', 'nameless', 'F2a'])
  })

  it('rally: enemies that are rallied do not rally [RFA-191]', () => {
    const caller = foe({
      id: 'caller',
      home: 'forest',
      onReveal: [
        { do: 'rally', below: 'all' },
        { do: 'damage', where: { at: 'home' }, amount: 1 },
      ],
    })
    const s = enemyStep({
      setup: withFoes(foe({ onReveal: [{ do: 'rally', below: 'all' }] }), caller),
      cards: ['foe'],
      arrange: (t) => {
        enemy(t, 'caller')
        enemy(t, 'I1a')
      },
    })
    expect(s.told('commanded')).toEqual([
      { type: 'commanded', card: 'caller', by: 'foe' },
      { type: 'commanded', card: 'I1a', by: 'foe' },
    ])
    expect(s.t.skull).toEqual([0, 0, 1, 1])
  })

  it('shakeOff: dice on itself, or on all enemies, come back to their owners [RFA-191, RFA-R62]', () => {
    for (const which of ['self', 'all'] as const) {
      const s = enemyStep({
        setup: withFoes(foe({ onAgain: [{ do: 'shakeOff', which }] })),
        cards: ['I2a'],
        arrange: (t) => {
          enemy(t, 'foe', [
            [red, 1],
            [bonus, 1],
          ])
          enemy(t, 'W3a', [[blue, 2]])
        },
      })
      expect(s.t.enemies.map((e) => e.dice.length)).toEqual(which === 'self' ? [0, 1, 0] : [0, 0, 0])
      expect(owners(s.t, s.t.board[red])).toContain(red)
      expect(s.t.board[red]).toHaveLength(7)
      expect(s.t.pool).toHaveLength(4)
      expect(s.t.oblivion).toEqual([])
    }
  })

  it('revealNext: one more card in this enemy step [RFA-191]', () => {
    const s = appears([{ do: 'revealNext' }], { cards: ['foe', 'D1a', 'D1b'] })
    expect(s.told('revealed').map((e) => e.card)).toEqual(['foe', 'D1a'])
    expect(s.t.active).toBe(blue)
    expect(s.t.oneMore).toBe(false)
  })

  it('revealNext: once a step, however often it is called for [RFA-191, INV-25]', () => {
    const s = enemyStep({
      setup: withFoes(foe({ copies: 3, onReveal: [{ do: 'revealNext' }, { do: 'revealNext' }] })),
      cards: ['foe', 'foe#2', 'foe#3'],
    })
    expect(s.told('revealed').map((e) => e.card)).toEqual(['foe', 'foe#2'])
  })

  it('revealNext: the Master may be the one more card [RFA-R61]', () => {
    const s = appears([{ do: 'revealNext' }], {
      cards: [],
      dice: [dieShows.none],
      arrange: (t) => void (t.deck = ['MOS', 'foe']),
    })
    expect(s.told('revealed').map((e) => e.card)).toEqual(['foe', 'MOS'])
  })

  it('revealNext: brings no card when the Master is turned up as the last one [RFA-R61]', () => {
    expect(turnedUp(['MOS'])).toEqual(['MOS'])
    expect(turnedUp(['D1a', 'MOS'])).toHaveLength(2)
  })
})
