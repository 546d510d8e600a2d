import { describe, expect, it } from 'vitest'
import { order, placements } from './lists.ts'
import { blue, bonus, lay, owners, red, table } from './table.ts'

/** The section of the 3s with this many barriers left and this many dice in it. */
function threes(barriers: number, lying: number, dice: readonly number[]) {
  return table({
    setup: { fortress: 'B' },
    dice,
    arrange: (t) => {
      t.fortress.barriers = [2, barriers, 1]
      for (let n = 0; n < lying; n++) lay(t, blue, 3, t.fortress.sections[1])
      lay(t, bonus, 4, t.fortress.sections[2])
    },
  })
}

const most = (barriers: number, lying: number) =>
  Math.max(
    ...placements(threes(barriers, lying, [3, 3, 3, 3, 3, 3, 3]), { at: 'fortress' }).map((placement) =>
      placement.indexOf(' '),
    ),
  )

describe('fortress, side B', () => {
  it('takes 2s, 3s and 4s, each in a section that is a task of its own [RFA-200]', () => {
    const s = table({ setup: { fortress: 'B' }, dice: [1, 2, 3, 4, 5, 6, 6] })
    expect(placements(s, { at: 'fortress' })).toEqual(['o 2 fortress', 'o 3 fortress', 'o 4 fortress'])
    s.choose({ at: 'fortress', number: 3 })
    expect(s.t.fortress.sections.map((dice) => dice.length)).toEqual([0, 1, 0])
  })

  it('has room for three dice with two barriers, four with one and five with none [RFA-201, RFA-R43]', () => {
    expect([most(2, 0), most(1, 0), most(0, 0)]).toEqual([3, 4, 5])
    expect([most(2, 2), most(1, 2), most(0, 2)]).toEqual([1, 2, 3])
  })

  it('loses the first barrier with three dice and the second with four; the dice come back, without a stone [RFA-201, RFA-202]', () => {
    for (const [barriers, needs] of [
      [2, 3],
      [1, 4],
    ]) {
      const short = threes(barriers, needs - 2, [3, 1, 1, 1, 1, 1, 1]).choose({ at: 'fortress' })
      expect(short.t.fortress.barriers).toEqual([2, barriers, 1])
      expect(short.t.fortress.sections[1]).toHaveLength(needs - 1)
      const s = threes(barriers, needs - 1, [3, 1, 1, 1, 1, 1, 1]).choose({ at: 'fortress' })
      expect(s.t.fortress.barriers).toEqual([2, barriers - 1, 1])
      expect(s.t.fortress.sections[1]).toEqual([])
      expect(owners(s.t, s.t.board[blue]).filter((whose) => whose === blue)).toHaveLength(5)
      expect(owners(s.t, s.t.board[red])).toEqual([red])
      expect(s.t.stones).toBe(0)
    }
  })

  it('wins a stone with five dice and starts again with three, while the other sections stay as they are [RFA-203, RFA-204, RFA-205, RFA-R43]', () => {
    const short = threes(0, 3, [3, 1, 1, 1, 1, 1, 1]).choose({ at: 'fortress' })
    expect(short.t.stones).toBe(0)
    const s = threes(0, 4, [3, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3]).choose({ at: 'fortress' })
    expect(s.t.stones).toBe(1)
    expect(s.t.fortress.barriers).toEqual([2, 2, 1])
    expect(s.t.fortress.sections.map((dice) => owners(s.t, dice))).toEqual([[], [], [bonus]])
    expect(order(s, 'stone', 'cameBack', 'barriersRestored')).toEqual([
      'stone',
      'cameBack',
      'barriersRestored',
    ])
    expect(placements(s, { at: 'fortress', own: 3 })).toEqual(['ooo 3 fortress'])
    expect(placements(s, { at: 'fortress', own: 4 })).toEqual([])
  })
})
