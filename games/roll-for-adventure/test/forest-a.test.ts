import { describe, expect, it } from 'vitest'
import { placements, whose } from './lists.ts'
import { ally, blue, bonus, endTurn, lay, owners, red, skullOf, table } from './table.ts'

const filled = (lying: number) =>
  table({
    dice: [5, 1, 1, 1, 1, 1, 1],
    arrange: (t) => {
      for (let n = 0; n < lying; n++) lay(t, blue, 6, t.forest.path)
    },
  }).choose({ at: 'forest' })

describe('forest, side A', () => {
  it('is a path of 5s and 6s in any sequence, one number a placement, filled from its first space [RFA-081, RFA-082]', () => {
    const s = table({ dice: [1, 2, 5, 5, 6, 6, 4, 6, 1, 1, 1, 1] })
    expect(placements(s, { at: 'forest' })).toEqual([
      'oo 5 forest',
      'o 5 forest',
      'oa 6 forest',
      'o 6 forest',
      'a 6 forest',
    ])
    s.choose({ at: 'forest', number: 5, own: 2 })
    s.choose({ at: 'forest', number: 6 })
    expect(s.t.forest.path.map((die) => s.t.face[die])).toEqual([5, 5, 6])
  })

  it('takes dice up to the boundary and none beyond [RFA-083]', () => {
    for (const boundary of [6, 7, 8, 9]) {
      const s = table({
        dice: [6, 6, 6, 6, 6, 6, 6],
        arrange: (t) => {
          t.forest.boundary = boundary
          for (let n = 0; n < 5; n++) lay(t, blue, 5, t.forest.path)
        },
      })
      const sizes = placements(s, { at: 'forest' }).map((placement) => placement.indexOf(' '))
      expect(Math.max(...sizes)).toBe(boundary - 5)
    }
  })

  it('wins a stone where the last space before the boundary is filled, and not before; the dice come back [RFA-084]', () => {
    const five = filled(4)
    expect(five.t.stones).toBe(0)
    expect(five.t.forest.path).toHaveLength(5)
    const six = filled(5)
    expect(six.t.stones).toBe(1)
    expect(six.t.forest.path).toEqual([])
    expect(owners(six.t, six.t.board[blue])).toEqual([ally, ally, blue, blue, blue, blue, blue])
    expect(owners(six.t, six.t.board[red])).toEqual([red])
  })

  it('needs 6 dice, then 7, 8 and 9, and 9 ever after [RFA-085, RFA-086, RFA-R20]', () => {
    for (const [boundary, next] of [
      [6, 7],
      [7, 8],
      [8, 9],
      [9, 9],
    ]) {
      const s = table({
        dice: [5, 1, 1, 1, 1, 1, 1],
        arrange: (t) => {
          t.forest.boundary = boundary
          for (let n = 0; n < 5; n++) lay(t, blue, 6, t.forest.path)
          for (let n = 5; n < boundary - 1; n++) lay(t, bonus, 6, t.forest.path)
        },
      })
      expect(s.t.stones).toBe(0)
      s.choose({ at: 'forest' })
      expect(s.t.stones).toBe(1)
      expect(s.t.forest.boundary).toBe(next)
    }
  })
})

const lost = (faces: readonly number[]) => {
  const s = table({
    dice: [1, 1, 1, 1, 1, 1, 1],
    cards: ['W1a'],
    arrange: (t) => {
      for (const face of faces) lay(t, blue, face, t.forest.path)
    },
  })
  endTurn(s)
  return s.t.forest.path.map((die) => s.t.face[die])
}

describe('attacks on the forest', () => {
  for (const forest of ['A', 'B']) {
    it(`take one 5 and one 6, each of the active player’s choice (side ${forest}) [RFA-123, DEC-15]`, () => {
      const s = table({
        setup: { forest },
        dice: [4, 1, 1, 1],
        cards: ['W1a'],
        arrange: (t) => {
          const { path, fives, sixes } = t.forest
          lay(t, blue, 6, forest === 'A' ? path : sixes)
          lay(t, blue, 5, forest === 'A' ? path : fives)
          lay(t, ally, 5, forest === 'A' ? path : fives)
          lay(t, bonus, 6, forest === 'A' ? path : sixes)
          t.board[red] = t.board[red].slice(0, 4)
        },
      })
      s.choose({ at: 'resurrection', number: 4 })
      expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'forest', number: 5 })
      expect(whose(s)).toEqual([blue, ally])
      s.choose(s.options[1])
      expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'forest', number: 6 })
      expect(whose(s)).toEqual([blue, bonus])
      s.choose(s.options[0])
      expect(s.t.oblivion.map((die) => [s.t.owner[die], s.t.face[die]])).toEqual([
        [ally, 5],
        [blue, 6],
      ])
      expect(skullOf(s.t, 'forest')).toBe(0)
    })

    const attacked = (face: number, dice: number) => {
      const s = table({
        setup: { forest },
        cards: ['W1a'],
        dice: [1, 1, 1, 1, 1, 1, 1],
        arrange: (t) => {
          const { path, fives, sixes } = t.forest
          for (let n = 0; n < dice; n++)
            lay(t, blue, face, forest === 'A' ? path : face === 5 ? fives : sixes)
        },
      })
      endTurn(s)
      return [s.t.oblivion.length, skullOf(s.t, 'forest')]
    }

    it(`take one die where only 5s or only 6s lie, and do damage where none lies (side ${forest}) [RFA-124]`, () => {
      expect(attacked(5, 3)).toEqual([1, 0])
      expect(attacked(6, 3)).toEqual([1, 0])
      expect(attacked(6, 1)).toEqual([1, 0])
      expect(attacked(5, 0)).toEqual([0, 1])
    })
  }

  it('leave no gap on the path: the others close up in their order [RFA-125, RFA-R21]', () => {
    const s = table({
      dice: [1, 1, 1, 1, 1],
      cards: ['W1a'],
      arrange: (t) => {
        lay(t, blue, 6, t.forest.path)
        lay(t, bonus, 5, t.forest.path)
        lay(t, ally, 6, t.forest.path)
        lay(t, blue, 5, t.forest.path)
        lay(t, bonus, 6, t.forest.path)
        t.board[red] = t.board[red].slice(0, 5)
      },
    })
    const [blue6, bonus5, ally6, blue5, bonus6] = s.t.forest.path
    endTurn(s)
    s.choose({ verb: 'lose', die: bonus5 }).choose({ verb: 'lose', die: ally6 })
    expect(s.t.forest.path).toEqual([blue6, blue5, bonus6])
  })

  it('change nothing by the order of the dice on the path [RFA-R21]', () => {
    for (const faces of [
      [5, 5, 6, 6],
      [6, 5, 6, 5],
      [6, 6, 5, 5],
    ]) {
      expect(lost(faces).toSorted((a, b) => a - b)).toEqual([5, 6])
    }
  })
})
