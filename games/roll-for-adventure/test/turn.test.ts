import { describe, expect, it } from 'vitest'
import { order, placements, verbs, whose } from './lists.ts'
import { playAtRandom } from './random-games.ts'
import {
  ally,
  blue,
  bonus,
  endTurn,
  enemy,
  green,
  keepDice,
  lay,
  layOn,
  owners,
  red,
  table,
} from './table.ts'

describe('a turn', () => {
  it('is the start, rolls with their placements, and the enemy step; then the next player clockwise [RFA-034]', () => {
    const s = table({
      heroes: ['fighter', 'twinhand', 'glasswright'],
      dice: [2, 6, 6],
      cards: ['D1a'],
      arrange: (t) => keepDice(t, red, 2),
    })
    s.choose({ at: 'fortress' }).choose({ at: 'resurrection' })
    expect(order(s, 'turnBegan', 'rolled', 'placed', 'revealed')).toEqual([
      'turnBegan',
      'rolled',
      'placed',
      'rolled',
      'placed',
      'revealed',
      'turnBegan',
      'rolled',
    ])
    expect(s.told('turnBegan').map((e) => [e.seat, e.turn])).toEqual([
      [red, 1],
      [blue, 2],
    ])
  })

  it('skips nobody, not even a player without dice [RFA-034, RFA-051, RFA-052]', () => {
    const s = table({
      heroes: ['fighter', 'twinhand', 'glasswright'],
      cards: ['D1a', 'D1b', 'D1c'],
      arrange: (t) => keepDice(t, blue, 0),
    })
    endTurn(s)
    expect(s.told('turnBegan').map((e) => e.seat)).toEqual([red, blue, green])
    expect(s.told('rolled').map((e) => e.seat)).toEqual([red, green])
    expect(s.told('revealed').map((e) => e.card)).toEqual(['D1a', 'D1b'])
  })

  it('begins with a roll of everything on the hero board: own, ally and bonus dice [RFA-035]', () => {
    const s = table({
      arrange: (t) => {
        t.board[red].push(...t.pool.splice(-2))
      },
    })
    expect(owners(s.t, s.told('rolled')[0].dice)).toEqual([
      ...Array.from({ length: 5 }, () => red),
      ally,
      ally,
      bonus,
      bonus,
    ])
    expect(s.t.board[red]).toEqual([])
  })

  it('offers exactly the placements of one number, from one die to all, in one place [RFA-036, RFA-037, RFA-038, RFA-039, RFA-040, RFA-041, DEC-02]', () => {
    const s = table({ dice: [1, 1, 2, 3, 5, 5, 6], arrange: (t) => enemy(t, 'D1a') })
    expect(placements(s)).toEqual([
      'oo 1 desert',
      'o 1 desert',
      'o 1 iceCave 0',
      'oo 1 enemy D1a',
      'o 1 enemy D1a',
      'oo 1 resurrection',
      'o 1 resurrection',
      'o 2 fortress',
      'o 2 iceCave 1',
      'o 2 enemy D1a',
      'o 2 resurrection',
      'o 3 fortress',
      'o 3 iceCave 2',
      'o 3 enemy D1a',
      'o 3 resurrection',
      'oa 5 forest',
      'o 5 forest',
      'a 5 forest',
      'o 5 iceCave 4',
      'a 5 iceCave 4',
      'oa 5 enemy D1a',
      'o 5 enemy D1a',
      'a 5 enemy D1a',
      'oa 5 resurrection',
      'o 5 resurrection',
      'a 5 resurrection',
      'a 6 forest',
      'a 6 iceCave 5',
      'a 6 enemy D1a',
      'a 6 resurrection',
    ])
    expect(s.options).toHaveLength(placements(s).length)
  })

  it('offers the same on the B sides, with each legal space of the ice cave [DEC-02]', () => {
    const s = table({
      setup: { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' },
      dice: [1, 6],
      arrange: (t) => {
        layOn(t, blue, 6, t.iceCave, 4)
        keepDice(t, red, 2)
      },
    })
    expect(placements(s)).toEqual([
      'o 1 desert',
      ...[0, 1, 2, 3, 5, 6, 7].map((space) => `o 1 iceCave ${space}`),
      'o 1 resurrection',
      'o 6 forest',
      ...[0, 2, 6].map((space) => `o 6 iceCave ${space}`),
      'o 6 resurrection',
    ])
  })

  it('offers a full arch one die to give up, of any kind, and nothing else on the forest [DEC-02]', () => {
    const s = table({
      setup: { forest: 'B' },
      dice: [1, 1, 5, 6, 3, 1],
      arrange: (t) => {
        t.board[red] = t.board[red].slice(0, 6)
        for (let n = 0; n < 3; n++) lay(t, blue, 6, t.forest.sixes)
        for (let n = 0; n < 2; n++) lay(t, blue, 5, t.forest.fives)
        lay(t, bonus, 5, t.forest.fives)
      },
    })
    expect(placements(s, { at: 'forest' })).toEqual(['o 1 forest', 'a 1 forest'])
  })

  it('takes the dice of the placement from the hand and no others [RFA-036, RFA-038, RFA-040]', () => {
    const s = table({ dice: [2, 2, 2, 3, 3, 4, 4] })
    s.choose({ at: 'fortress', number: 2, own: 2 })
    expect(s.t.fortress.sections.map((dice) => dice.length)).toEqual([2, 0, 0])
    expect(s.t.hand).toHaveLength(5)
  })

  it('rolls everything that is left again, also dice that showed the chosen number [RFA-042]', () => {
    const s = table({ dice: [2, 2, 2, 3, 3, 4, 4, 2, 2, 1, 1, 1, 1] })
    s.choose({ at: 'fortress', number: 2, own: 1 })
    const [first, second] = s.told('rolled')
    expect(second.dice).toEqual(first.dice.slice(1))
    // The same place again is fine.
    expect(placements(s, { at: 'fortress' })).toEqual(['oo 2 fortress', 'o 2 fortress'])
  })

  it('goes on until the hand is empty: there is no way to pass, to keep dice or to stop [RFA-043]', () => {
    const s = table({ dice: [2, 3, 4, 3, 4, 4], cards: ['D1a'], arrange: (t) => keepDice(t, red, 3) })
    for (const number of [2, 3, 4]) {
      expect(new Set(verbs(s))).toEqual(new Set(['place']))
      expect(s.told('revealed')).toEqual([])
      s.choose({ at: 'fortress', number })
    }
    expect(
      s
        .told('rolled')
        .slice(0, 3)
        .map((e) => e.dice.length),
    ).toEqual([3, 2, 1])
    expect(s.told('revealed')).toHaveLength(1)
    expect(s.t.active).toBe(blue)
  })

  it('offers no more dice than a territory has free spaces for, and nothing where it has none [RFA-044]', () => {
    const s = table({
      dice: [3, 3, 3, 6, 6, 1],
      arrange: (t) => {
        t.board[red] = t.board[red].slice(0, 6)
        for (let n = 0; n < 2; n++) lay(t, blue, 3, t.fortress.sections[1])
        for (let n = 0; n < 2; n++) lay(t, bonus, 1, t.desert.first)
        layOn(t, blue, 6, t.iceCave, 5)
        t.fortress.barriers[0] = 0
      },
    })
    expect(placements(s, { at: 'fortress' })).toEqual(['oo 3 fortress', 'o 3 fortress'])
    expect(placements(s, { at: 'desert' })).toEqual(['a 1 desert'])
    expect(placements(s, { at: 'iceCave', number: 6 })).toEqual([])
    s.choose({ at: 'fortress', own: 2 })
    // The third 3 stays in hand and is rolled again.
    expect(s.told('rolled')[1].dice).toHaveLength(4)
  })

  it('never takes a placed die back by choice [RFA-045]', () => {
    const s = table({ dice: [1, 2, 5, 6, 6, 6, 6], cards: ['I1a'] })
    s.choose({ at: 'desert' })
    const placed = s.t.desert.first.slice()
    expect(s.options.every((o) => o.verb === 'place')).toBe(true)
    endTurn(s)
    expect(s.t.active).toBe(blue)
    expect(s.t.desert.first).toEqual(placed)
    expect(s.options.every((o) => o.verb === 'place')).toBe(true)
  })

  it('brings dice to hero boards only by what the rules name [RFA-045, RFA-046]', () => {
    const causes = new Set([
      'movedOn',
      'connectionClosed',
      'barrierRemoved',
      'stone',
      'rowClaimed',
      'linesClaimed',
      'defeated',
      'vortexEmptied',
      'released',
    ])
    let returns = 0
    playAtRandom(40, ({ before, after, events, verb }) => {
      if (after.outcome) return
      let reason = [
        'takeBack',
        'takeAllBack',
        'move',
        'claimLines',
        'defeat',
        'decline',
        'moveSkullBack',
      ].includes(verb)
      const explained = new Set<number>(before.board.flat().concat(before.hand))
      for (const event of events) {
        if (event.type === 'placed' || event.type === 'revealed') reason = false
        if (causes.has(event.type)) reason = true
        if (event.type === 'bonusGiven') for (const die of before.pool) explained.add(die)
        if (event.type !== 'cameBack') continue
        returns++
        expect(reason).toBe(true)
        for (const die of event.dice) explained.add(die)
      }
      const taken = verb === 'takeBonus' ? before.pool : []
      for (const die of after.board.flat().concat(after.hand)) {
        expect(explained.has(die) || taken.includes(die)).toBe(true)
      }
    })
    expect(returns).toBeGreaterThan(100)
  })

  it('gives a hero die back to its owner at once, whoever is active [RFA-047]', () => {
    const s = table({
      dice: [2, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        for (let n = 0; n < 3; n++) lay(t, blue, 2, t.fortress.sections[0])
      },
    })
    s.choose({ at: 'fortress' })
    expect(s.t.active).toBe(red)
    expect(owners(s.t, s.t.board[blue])).toEqual([blue, blue, ally, ally, blue, blue, blue])
  })

  it('does not roll a die again in the turn in which it came back [RFA-048]', () => {
    const s = table({
      dice: [2, 2, 2, 2, 6, 6, 6],
      cards: ['I1a', 'I1b'],
    })
    s.choose({ at: 'fortress', own: 4 })
    expect(s.t.board[red]).toHaveLength(4)
    expect(s.told('rolled')[1].dice).toHaveLength(3)
    endTurn(s)
    expect(s.t.active).toBe(blue)
    const waiting = s.t.board[red].slice()
    endTurn(s)
    expect(s.t.active).toBe(red)
    for (const die of waiting) expect(s.t.hand).toContain(die)
  })

  it('resolves what a placement completes before the rest is rolled [RFA-049]', () => {
    const s = table({
      dice: [4, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        for (let n = 0; n < 3; n++) lay(t, blue, 4, t.fortress.sections[2])
        t.fortress.barriers = [0, 0, 1]
      },
    })
    s.choose({ at: 'fortress' })
    expect(order(s, 'rolled', 'placed', 'barrierRemoved', 'cameBack', 'stone', 'barriersRestored')).toEqual([
      'rolled',
      'placed',
      'barrierRemoved',
      'cameBack',
      'stone',
      'barriersRestored',
      'rolled',
    ])
  })

  it('leaves every choice to the active player, also those that enemies force [RFA-050]', () => {
    const s = table({
      dice: [6],
      cards: ['D1a'],
      arrange: (t) => {
        keepDice(t, red, 1)
        lay(t, blue, 1, t.desert.first)
        lay(t, bonus, 1, t.desert.first)
      },
    })
    s.choose({ at: 'resurrection' })
    expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'desert', number: null })
    expect(whose(s)).toEqual([blue, bonus])
    let forced = 0
    playAtRandom(30, ({ before, decision: { ask, options } }) => {
      if (before.step === 'enemy') forced++
      expect([ask.seat, ...options.map((o) => o.seat)]).toEqual([
        before.active,
        ...options.map(() => before.active),
      ])
    })
    expect(forced).toBeGreaterThan(20)
  })

  it('without dice has no roll and no placement, but an enemy step [RFA-051]', () => {
    const s = table({ cards: ['D1a', 'F1a'], arrange: (t) => keepDice(t, red, 0) })
    expect(s.t.active).toBe(blue)
    expect(s.told('rolled').map((e) => e.seat)).toEqual([blue])
    expect(order(s, 'turnBegan', 'revealed', 'rolled')).toEqual([
      'turnBegan',
      'revealed',
      'turnBegan',
      'rolled',
    ])
    expect(s.t.skull).toEqual([1, 0, 0, 0])
  })

  it('turns up exactly one card in the enemy step of every turn [RFA-052]', () => {
    let turns = 0
    let revealed = 0
    playAtRandom(40, ({ after, events }) => {
      for (const event of events) {
        if (event.type === 'revealed') revealed++
        if (event.type !== 'turnBegan') continue
        expect(revealed).toBe(1)
        turns++
        revealed = 0
      }
      if (after.outcome) {
        expect(revealed).toBeLessThanOrEqual(1)
        revealed = 0
      }
    })
    expect(turns).toBeGreaterThan(200)
  })
})
