import { describe, expect, it } from 'vitest'
import { laid, underWay, type Table } from '../test/table.ts'
import { piece } from '../speech/pieces.ts'
import { clicks, type Clicks, type Picked } from './direct.ts'
import { coverable, odds } from './odds.ts'

function pressed(s: Table, picked: Picked = null): Clicks {
  return clicks({ ask: s.ask, options: s.options }, s.view, picked)
}

const placing = (): Table =>
  underWay({ against: ['Climb'], slots: ['R*; *4; K*'], pool: 'R4 K1', step: 'place' })

describe('pieces under the finger', () => {
  it('take a choice of the book at once', () => {
    const ways = pressed(laid({ xp: 1 }))
    expect(ways.get(piece.choice(0))).toEqual({ choose: 0 })
    expect(ways.get(piece.choice(1))).toBeUndefined()
  })

  it('place a die that fits one slot only, and pick up one that fits several', () => {
    const s = placing()
    const [red, black] = s.t.trial?.pool ?? []
    const ways = pressed(s)
    expect(ways.get(piece.die(black))).toEqual({
      choose: s.options.findIndex((it) => it.verb === 'placeDie' && it.die === black),
    })
    expect(ways.get(piece.die(red))).toEqual({ pick: piece.die(red) })
    const held = pressed(s, piece.die(red))
    const onFirst = s.options.findIndex((it) => it.verb === 'placeDie' && it.die === red && it.slot === 0)
    expect(held.get(piece.slot(0, 0))).toEqual({ choose: onFirst })
    // Whoever holds the red die does not want to place the black one by a press on it.
    expect(held.get(piece.die(black))).toEqual({ pick: piece.die(black) })
    expect(held.get(piece.slot(0, 2))).toBeUndefined()
  })

  it('go along a path by its place or its token', () => {
    const s = laid({ xp: 1 }).choose({ verb: 'takeWay', choice: 2 })
    const ways = pressed(s)
    expect(ways.get(piece.location('B'))).toEqual(ways.get(piece.path('A-B')))
  })
})

describe('the odds', () => {
  it('count what the dice cover as they lie', () => {
    expect(coverable(placing().view)).toEqual({ open: 3, covered: 2 })
  })

  it('are honest about a throw without cards', () => {
    const sure = underWay({
      against: ['Climb'],
      slots: ['R*'],
      pool: 'R',
      step: 'build',
      rows: [[2, 0, 0, 0, 0, 0]],
    })
    expect(odds({ ...sure.view, poolSize: 1 })).toBe(1)
    const slim = underWay({
      against: ['Climb'],
      slots: ['R6'],
      pool: 'R',
      step: 'build',
      rows: [[2, 0, 0, 0, 0, 0]],
    })
    const share = odds({ ...slim.view, poolSize: 1 })
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.24)
  })
})
