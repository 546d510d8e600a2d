import { choicesOf } from '@dicehearth/engine'
import { nothing, type Picked, type Presses } from '@dicehearth/tabletop'
import { leftNow, takenUpNow } from '@dicehearth/tabletop/manner.ts'
import { describe, expect, it } from 'vitest'
import { speech } from '../speech/index.ts'
import { laid, underWay, type Table } from '../test/table.ts'
import { piece } from '../rules/pieces.ts'
import { manner, type AdventureDecision } from './direct.ts'
import { coverable, odds } from './odds.ts'

function asked({ ask, options, view }: Table): AdventureDecision {
  return { ask, options, choices: choicesOf(speech, { ask, options }, view) }
}

function pressed(s: Table, ...picked: Picked): Presses {
  return manner.presses(asked(s), s.view, picked)
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
    expect(ways.get(piece.die(red))).toEqual({ pick: [piece.die(red)] })
    const held = pressed(s, piece.die(red))
    const onFirst = s.options.findIndex((it) => it.verb === 'placeDie' && it.die === red && it.slot === 0)
    expect(held.get(piece.slot(0, 0))).toEqual({ choose: onFirst })
    // Whoever holds the red die does not want to place the black one by a press on it.
    expect(held.get(piece.die(black))).toEqual({ pick: [piece.die(black)] })
    expect(held.get(piece.slot(0, 2))).toBeUndefined()
    // It is put back by a second press, and the list shows only where it can go.
    expect(held.get(piece.die(red))).toEqual({ pick: nothing })
    expect(leftNow(manner, asked(s), s.view, [piece.die(red)])).toEqual(
      s.options.flatMap((it, n) => (it.verb === 'placeDie' && it.die === red ? [n] : [])),
    )
  })

  it('can be dragged where they go somewhere, even those that a press would place at once', () => {
    const s = placing()
    const taken = (id: string): Picked | null => takenUpNow(manner, pressed(s), asked(s), s.view, nothing, id)
    for (const die of (s.t.trial?.pool ?? []).map(piece.die)) expect(taken(die)).toEqual([die])
    expect(taken(piece.slot(0, 0))).toBeNull()
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
