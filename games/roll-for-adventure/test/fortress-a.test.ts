import { describe, expect, it } from 'vitest'
import { order, placements, whose } from './lists.ts'
import { ally, blue, bonus, lay, owners, red, skullOf, table } from './table.ts'

describe('fortress, side A', () => {
  it('takes 2s, 3s and 4s, four in each section and each in its own [RFA-075]', () => {
    const s = table({ dice: [1, 2, 3, 4, 5, 6, 2] })
    expect(placements(s, { at: 'fortress' })).toEqual([
      'oa 2 fortress',
      'o 2 fortress',
      'a 2 fortress',
      'o 3 fortress',
      'o 4 fortress',
    ])
    const many = table({ dice: [3, 3, 3, 3, 3, 1, 1] })
    expect(placements(many, { at: 'fortress' })).toEqual([
      'oooo 3 fortress',
      'ooo 3 fortress',
      'oo 3 fortress',
      'o 3 fortress',
    ])
    many.choose({ at: 'fortress', own: 3 })
    expect(many.t.fortress.sections.map((dice) => dice.length)).toEqual([0, 3, 0])
  })

  it('lets all sections with a barrier be worked on at the same time, in any order [RFA-076]', () => {
    const s = table({ dice: [4, 2, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3] })
    s.choose({ at: 'fortress', number: 4 })
    s.choose({ at: 'fortress', number: 2 })
    s.choose({ at: 'fortress', number: 3, own: 3, ally: 0 })
    expect(s.t.fortress.sections.map((dice) => dice.length)).toEqual([1, 3, 1])
  })

  it('loses a barrier with the fourth die, and all four come back [RFA-077]', () => {
    const s = table({
      dice: [2, 2, 3, 3, 3, 3],
      arrange: (t) => {
        lay(t, blue, 2, t.fortress.sections[0])
        lay(t, ally, 2, t.fortress.sections[0])
        lay(t, blue, 3, t.fortress.sections[1])
      },
    })
    s.choose({ at: 'fortress', number: 2, own: 1 })
    expect(s.t.fortress.barriers).toEqual([1, 1, 1])
    expect(s.t.fortress.sections[0]).toHaveLength(3)
    const again = table({
      dice: [2, 2, 3, 3, 3, 3],
      arrange: (t) => {
        lay(t, blue, 2, t.fortress.sections[0])
        lay(t, ally, 2, t.fortress.sections[0])
        lay(t, blue, 3, t.fortress.sections[1])
      },
    })
    again.choose({ at: 'fortress', number: 2, own: 2 })
    expect(again.t.fortress.barriers).toEqual([0, 1, 1])
    expect(again.t.fortress.sections[0]).toEqual([])
    expect(owners(again.t, again.t.fortress.sections[1])).toEqual([blue])
    expect(owners(again.t, again.t.board[red])).toEqual([ally, red, red])
    expect(again.t.stones).toBe(0)
  })

  it('takes no dice in a section without its barrier [RFA-078]', () => {
    const s = table({
      dice: [2, 2, 3, 3, 4, 4, 4],
      arrange: (t) => {
        t.fortress.barriers = [0, 1, 0]
      },
    })
    expect(placements(s, { at: 'fortress' })).toEqual(['oo 3 fortress', 'o 3 fortress'])
  })

  it('wins a stone with the third barrier alone, puts all three back, and is open again in the same turn [RFA-079, RFA-080]', () => {
    const second = table({
      dice: [3, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        t.fortress.barriers = [0, 1, 1]
        for (let n = 0; n < 3; n++) lay(t, blue, 3, t.fortress.sections[1])
      },
    })
    second.choose({ at: 'fortress' })
    expect(second.t.fortress.barriers).toEqual([0, 0, 1])
    expect(second.t.stones).toBe(0)

    const third = table({
      dice: [4, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
      arrange: (t) => {
        t.fortress.barriers = [0, 0, 1]
        for (let n = 0; n < 3; n++) lay(t, blue, 4, t.fortress.sections[2])
      },
    })
    third.choose({ at: 'fortress' })
    expect(third.t.stones).toBe(1)
    expect(third.t.fortress).toEqual({ sections: [[], [], []], barriers: [1, 1, 1] })
    expect(order(third, 'barrierRemoved', 'cameBack', 'stone', 'barriersRestored')).toEqual([
      'barrierRemoved',
      'cameBack',
      'stone',
      'barriersRestored',
    ])
    expect(placements(third, { at: 'fortress' })).toEqual([
      'oo 2 fortress',
      'o 2 fortress',
      'oo 3 fortress',
      'o 3 fortress',
      'aa 4 fortress',
      'a 4 fortress',
    ])
  })
})

describe('attacks on the fortress', () => {
  for (const fortress of ['A', 'B']) {
    it(`take one die of every section that has one, of the active player’s choice, in the order 2, 3, 4 (side ${fortress}) [RFA-121, DEC-14]`, () => {
      const s = table({
        setup: { fortress },
        dice: [6, 5, 5, 5],
        cards: ['F1a'],
        arrange: (t) => {
          lay(t, blue, 2, t.fortress.sections[0])
          lay(t, red, 2, t.fortress.sections[0])
          lay(t, blue, 3, t.fortress.sections[1])
          lay(t, blue, 3, t.fortress.sections[1])
          lay(t, bonus, 4, t.fortress.sections[2])
          lay(t, ally, 4, t.fortress.sections[2])
          t.board[red] = t.board[red].slice(0, 4)
        },
      })
      s.choose({ at: 'resurrection', number: 6 })
      expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'fortress', number: 2 })
      expect(whose(s)).toEqual([blue, red])
      s.choose(s.options[1])
      // Both 3s are blue's: nothing to choose.
      expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'fortress', number: 4 })
      expect(whose(s)).toEqual([bonus, ally])
      s.choose(s.options[0])
      expect(s.t.fortress.sections.map((dice) => owners(s.t, dice))).toEqual([[blue], [blue], [ally]])
      expect(owners(s.t, s.t.oblivion)).toEqual([red, blue, bonus])
      expect(skullOf(s.t, 'fortress')).toBe(0)
    })

    const attacked = (dice: number) => {
      const s = table({
        setup: { fortress },
        cards: ['F1a'],
        dice: [6, 6, 6, 6, 6, 6, 6],
        arrange: (t) => {
          for (let n = 0; n < dice; n++) lay(t, blue, 4, t.fortress.sections[2])
        },
      })
      s.choose({ at: 'resurrection', own: 1, ally: 0 })
      return s.t
    }

    it(`do damage only when all three sections are empty (side ${fortress}) [RFA-122]`, () => {
      expect(skullOf(attacked(1), 'fortress')).toBe(0)
      expect(attacked(1).fortress.sections[2]).toEqual([])
      expect(skullOf(attacked(0), 'fortress')).toBe(1)
    })
  }
})
