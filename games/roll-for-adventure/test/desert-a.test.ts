import { describe, expect, it } from 'vitest'
import { ally, blue, bonus, enemy, lay, owners, red, skullOf, table } from './table.ts'

describe('desert, side A', () => {
  it('takes 1s alone, and only in the first section [RFA-064, RFA-065]', () => {
    const s = table({ dice: [1, 1, 2, 3, 4, 5, 6] })
    expect(s.which({ at: 'desert' }).map((o) => o.verb === 'place' && o.number)).toEqual([1, 1])
    s.choose({ at: 'desert', own: 2 })
    expect(s.t.desert.first).toHaveLength(2)
    expect(s.t.desert.second).toEqual([])
  })

  it('takes one, two or three 1s, up to the free spaces of the first section [RFA-066]', () => {
    const free = table({ dice: [1, 1, 1, 1, 2, 3, 4] })
    expect(free.which({ at: 'desert' }).map((o) => o.verb === 'place' && o.own)).toEqual([3, 2, 1])
    const two = table({
      dice: [1, 1, 1, 1, 2, 3],
      arrange: (t) => {
        lay(t, red, 1, t.desert.first)
      },
    })
    expect(two.which({ at: 'desert' }).map((o) => o.verb === 'place' && o.own)).toEqual([2, 1])
  })

  it('sends one die of the three on, of any owner, and the others come back [RFA-067, RFA-068, RFA-069, DEC-03]', () => {
    const s = table({
      dice: [1, 2, 2, 3, 4, 5, 6],
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, bonus, 1, t.desert.first)
      },
    })
    s.choose({ at: 'desert' })
    expect(s.ask).toEqual({ kind: 'movesOn', seat: red, from: 'first' })
    expect(s.options.map((o) => o.verb === 'move' && s.t.owner[o.die])).toEqual([blue, bonus, red])
    const [blues] = s.options
    s.choose(blues)
    expect(owners(s.t, s.t.desert.second)).toEqual([blue])
    expect(s.t.board[red]).toHaveLength(1)
    expect(s.t.pool).toHaveLength(4)
  })

  it('does not ask which die moves on when all are alike [RFA-R11]', () => {
    const s = table({ dice: [1, 1, 1, 2, 3, 4, 5] })
    s.choose({ at: 'desert', own: 3 })
    expect(s.ask.kind).toBe('place')
    expect(owners(s.t, s.t.desert.second)).toEqual([red])
  })

  it('can be filled again at once [RFA-070]', () => {
    const s = table({ dice: [1, 1, 1, 2, 3, 4, 5, 1, 1, 1, 6] })
    s.choose({ at: 'desert', own: 3 })
    expect(s.which({ at: 'desert' }).length).toBeGreaterThan(0)
  })

  it('wins a stone with the third subtask: one die is devoured, everything in its order [RFA-071, RFA-072, RFA-073, RFA-R19, DEC-04]', () => {
    const s = table({
      dice: [1, 1, 1, 2, 3, 4],
      arrange: (t) => {
        lay(t, blue, 1, t.desert.second)
        lay(t, red, 1, t.desert.second)
        lay(t, blue, 1, t.desert.third)
      },
    })
    s.choose({ at: 'desert', own: 3 })
    expect(s.ask).toEqual({ kind: 'movesOn', seat: red, from: 'second' })
    s.choose({ verb: 'move', die: s.t.desert.second[0] })
    expect(owners(s.t, s.t.desert.third)).toEqual([blue, blue])
    expect(s.t.desert.second).toEqual([])
    expect(s.t.stones).toBe(1)
    const order = s.events
      .map((e) => e.type)
      .filter((type) => ['movedOn', 'cameBack', 'stone'].includes(type))
    expect(order).toEqual(['movedOn', 'cameBack', 'movedOn', 'cameBack', 'stone'])
  })

  it('loses one die of the first section to an attack, of the active player’s choice [RFA-117, DEC-12]', () => {
    const s = table({
      dice: [6, 6, 2, 3, 4, 5, 5],
      cards: ['D1a'],
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, ally, 1, t.desert.first)
      },
    })
    s.choose({ at: 'resurrection', number: 6, own: 2 })
    expect(s.options.map((o) => o.verb === 'lose' && s.t.owner[o.die])).toEqual([blue, ally])
    s.choose({ verb: 'lose', die: s.t.desert.first[1] })
    expect(owners(s.t, s.t.oblivion)).toEqual([ally])
    expect(skullOf(s.t, 'desert')).toBe(0)
  })

  it('is damaged when the first section is empty, whatever lies in the others [RFA-118, RFA-074, INV-27]', () => {
    const s = table({
      dice: [6, 6, 2, 3, 4, 5],
      cards: ['D1a'],
      arrange: (t) => {
        enemy(t, 'D1b')
        lay(t, blue, 1, t.desert.second)
        lay(t, red, 1, t.desert.third)
      },
    })
    s.choose({ at: 'resurrection', number: 6, own: 1 })
    expect(skullOf(s.t, 'desert')).toBe(1)
    expect(owners(s.t, s.t.desert.second)).toEqual([blue])
    expect(owners(s.t, s.t.desert.third)).toEqual([red])
  })
})
