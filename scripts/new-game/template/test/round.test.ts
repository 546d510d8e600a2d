import { describe, expect, it } from 'vitest'
import { broken } from '../rules/invariants.ts'
import { lateTable, table } from './table.ts'

const more = { verb: 'turnUp' } as const

describe('a turn', () => {
  it('begins with the first player and all 24 cards; the first card is turned up without a question [EXG-01, EXG-02]', () => {
    const s = table(3)
    expect(s.t.dealt).toHaveLength(24)
    expect(s.t.row).toEqual([3])
    expect(s.t.deck).toHaveLength(23)
    expect(s.ask.seat).toBe(0)
  })

  it('asks whether to turn up a card or to stop [EXG-04, DEC-01]', () => {
    const s = table(3)
    expect(s.texts).toEqual(['Turn up a card', 'Stop and keep 3'])
    s.choose({ verb: 'stop' })
    expect(s.t.kept).toEqual([[3], []])
    expect(s.t.active).toBe(1)
  })

  it('burns the row when a number comes twice [EXG-03]', () => {
    const s = table(3, 5, 3).choose(more).choose(more)
    expect(s.t.burnt).toEqual([3, 5, 3])
    expect(s.t.kept).toEqual([[], []])
    expect(s.t.active).toBe(1)
  })
})

describe('the end', () => {
  it('comes with the last card, and its row is kept [EXG-05]', () => {
    const s = lateTable(2, 6).choose(more)
    expect(s.over).toBe(true)
    expect(s.t.kept).toEqual([[2, 6], []])
  })

  it('comes with the last card even if it burns, and equal sums share the place [EXG-05, EXG-06]', () => {
    const s = lateTable(2, 2).choose(more)
    expect(s.t.outcome?.seats?.map(({ place, score }) => [place, score])).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('is won by the highest sum [EXG-06]', () => {
    const s = lateTable(2, 6).choose({ verb: 'stop' })
    expect(s.t.outcome?.seats?.map(({ seat, score }) => [seat, score])).toEqual([
      [1, 6],
      [0, 2],
    ])
  })
})

describe('what always holds', () => {
  it('every card is somewhere [INV-01]', () => {
    const { t } = table(3)
    expect(broken(t)).toEqual([])
    expect(broken({ ...t, deck: t.deck.slice(1) })).toEqual(['INV-01'])
  })

  it('no number lies in the row twice [INV-02]', () => {
    const { t } = table(3)
    expect(broken({ ...t, row: [3, 3], burnt: [], deck: t.deck.toSpliced(t.deck.indexOf(3), 1) })).toEqual([
      'INV-02',
    ])
  })
})
