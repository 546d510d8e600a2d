import { describe, expect, it } from 'vitest'
import { order } from './lists.ts'
import { playAtRandom } from './random-games.ts'
import { ally, blue, bonus, enemy, lay, layOn, owners, red, table } from './table.ts'

describe('tasks and power stones', () => {
  it('come from the desert, the fortress and the forest, never from the ice cave [RFA-056]', () => {
    const s = table({
      dice: [6, 1, 1, 1, 1],
      arrange: (t) => {
        for (let space = 0; space < 5; space++) layOn(t, blue, space + 1, t.iceCave, space)
        t.board[red] = t.board[red].slice(0, 5)
      },
    })
    s.choose({ at: 'iceCave', number: 6 })
    expect(s.told('rowClaimed')).toHaveLength(1)
    expect(s.t.stones).toBe(0)

    const grid = table({
      setup: { iceCave: 'B' },
      dice: [6, 1, 1, 1, 1],
      arrange: (t) => {
        for (let space = 0; space < 5; space++) layOn(t, blue, space + 1, t.iceCave, space)
        for (let space = 5; space < 7; space++) layOn(t, bonus, space - 4, t.iceCave, space)
        t.board[red] = t.board[red].slice(0, 5)
      },
    })
    grid.choose({ at: 'iceCave', number: 6 }).choose({ verb: 'claimLines', lines: [0, 1, 2, 3, 4, 5] })
    expect(grid.t.iceCave.every((die) => die === -1)).toBe(true)
    expect(grid.t.stones).toBe(0)

    let stones = 0
    playAtRandom(60, ({ events }) => {
      for (const event of events) {
        if (event.type !== 'stone') continue
        stones++
        expect(event.territory).not.toBe('iceCave')
      }
    })
    expect(stones).toBeGreaterThan(0)
  })

  it('move one stone for a task, from the chest to the adventure board [RFA-057]', () => {
    const s = table({
      dice: [5, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        t.stones = 2
        for (let n = 0; n < 5; n++) lay(t, blue, 6, t.forest.path)
      },
    })
    s.choose({ at: 'forest' })
    expect(s.t.stones).toBe(3)
    expect(s.told('stone')).toEqual([{ type: 'stone', territory: 'forest', side: 'A', stones: 3, of: 5 }])
    playAtRandom(40, ({ before, after, events }) => {
      expect(after.stones - before.stones).toBe(events.filter((event) => event.type === 'stone').length)
    })
  })

  it('move the stone first and return the dice after, where the territory does not say otherwise [RFA-058]', () => {
    const forest = table({
      dice: [5, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        for (let n = 0; n < 5; n++) lay(t, blue, 6, t.forest.path)
      },
    }).choose({ at: 'forest' })
    const arch = table({
      setup: { forest: 'B' },
      dice: [2, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        lay(t, bonus, 6, t.forest.sixes)
        for (let n = 0; n < 5; n++) lay(t, blue, 5, t.forest.fives)
      },
    }).choose({ at: 'forest' })
    const desertB = table({
      setup: { desert: 'B' },
      dice: [1, 2, 2, 2, 2, 2, 2],
      arrange: (t) => {
        t.desert.closed = [false, true, true, true, true]
        layOn(t, blue, 1, t.desert.spaces, 0)
      },
    })
      .choose({ at: 'desert' })
      .choose({ verb: 'lay', space: 2 })
    const fortressB = table({
      setup: { fortress: 'B' },
      dice: [2, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        t.fortress.barriers = [0, 2, 2]
        for (let n = 0; n < 4; n++) lay(t, blue, 2, t.fortress.sections[0])
      },
    }).choose({ at: 'fortress' })
    expect(order(forest, 'stone', 'cameBack')).toEqual(['stone', 'cameBack'])
    expect(order(arch, 'stone', 'cameBack')).toEqual(['stone', 'cameBack', 'cameBack'])
    expect(order(desertB, 'stone', 'cameBack')).toEqual(['stone', 'cameBack'])
    expect(order(fortressB, 'stone', 'cameBack')).toEqual(['stone', 'cameBack'])
    // Fortress A says otherwise: the four dice of the third barrier come back, then the stone (RFA-079).
    const fortressA = table({
      dice: [2, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        t.fortress.barriers = [1, 0, 0]
        for (let n = 0; n < 3; n++) lay(t, blue, 2, t.fortress.sections[0])
      },
    }).choose({ at: 'fortress' })
    expect(order(fortressA, 'stone', 'cameBack')).toEqual(['cameBack', 'stone'])
  })

  it('return hero dice to their owners, ally dice to the active player and bonus dice to the pool [RFA-059, RFA-060, RFA-061, RFA-062]', () => {
    const s = table({
      heroes: ['fighter', 'twinhand', 'glasswright'],
      dice: [5, 1, 1, 1, 1],
      arrange: (t) => {
        lay(t, blue, 6, t.forest.path)
        lay(t, 2, 6, t.forest.path)
        lay(t, bonus, 5, t.forest.path)
        // Ally dice that stood with red and with blue.
        lay(t, ally, 5, t.forest.path)
        lay(t, ally, 5, t.forest.path)
      },
    })
    expect(s.t.board.map((dice) => dice.length)).toEqual([0, 4, 5])
    expect(s.t.pool).toHaveLength(3)
    s.choose({ at: 'forest', number: 5 })
    expect(owners(s.t, s.t.board[red])).toEqual([ally, ally, red])
    expect(owners(s.t, s.t.board[blue])).toEqual([blue, blue, blue, blue, blue])
    expect(owners(s.t, s.t.board[2])).toEqual([2, 2, 2, 2, ally, 2])
    expect(s.t.pool).toHaveLength(4)
    expect(s.t.stones).toBe(1)
  })

  it('can be won by one player alone, and again and again [RFA-062]', () => {
    const s = table({
      setup: { fortress: 'B' },
      dice: [2, 2, 2, 2, 2, 3, 3, 3, 3],
      arrange: (t) => {
        t.fortress.barriers = [0, 0, 2]
        t.fortress.sections[1].push(...t.board[blue].splice(0, 3))
      },
    })
    s.choose({ at: 'fortress', number: 2, own: 5 })
    expect(s.t.stones).toBe(1)
    s.choose({ at: 'fortress', number: 3, ally: 2 })
    expect(s.t.stones).toBe(2)
    expect(s.told('stone').map((e) => e.territory)).toEqual(['fortress', 'fortress'])
  })

  it('win the game with the last stone at once: no dice return, nothing is rolled, no card is turned up [RFA-063, RFA-R17]', () => {
    const s = table({
      dice: [5, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        t.stones = 4
        enemy(t, 'D1a')
        for (let n = 0; n < 5; n++) lay(t, blue, 6, t.forest.path)
      },
    })
    const cards = s.t.deck.length
    s.choose({ at: 'forest' })
    expect(s.over).toBe(true)
    expect(s.t.outcome).toEqual({ result: 'won', turns: 1, stones: 5 })
    expect(order(s, 'cameBack', 'boundaryMoved', 'revealed')).toEqual([])
    expect(s.told('rolled')).toHaveLength(1)
    expect(s.t.forest.path).toHaveLength(6)
    expect(s.t.hand).toHaveLength(6)
    expect(s.t.deck).toHaveLength(cards)
    expect(() => s.choose({})).toThrow('the game is over')
  })
})
