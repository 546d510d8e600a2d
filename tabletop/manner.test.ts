import type { Offered } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import {
  asksWhyNow,
  leftNow,
  nothing,
  pickedInstead,
  pressEach,
  takenUpNow,
  type Manner,
  type Picked,
} from './manner.ts'

/** A decision whose options touch these pieces. */
function touching(...options: readonly (readonly string[])[]): Offered {
  return {
    ask: { kind: 'place', seat: 0 },
    options: options.map(() => ({ verb: 'place', seat: 0 })),
    choices: options.map((pieces) => ({ text: '', group: null, pieces, grave: false, risk: null })),
  }
}

const plain: Manner<Offered, null> = { presses: pressEach }
const decision = touching(['die:1', 'land'], ['die:1', 'sea'], ['die:2', 'sea'], ['card:7'])

function taken(picked: Picked, id: string): Picked | null {
  return takenUpNow(plain, pressEach(decision, null, picked), decision, null, picked, id)
}

function why(picked: Picked, id: string): readonly string[] {
  return asksWhyNow(plain, decision, null, picked, id)
}

describe('pieces of which a board says nothing more', () => {
  it('answer where one option touches them, and are picked where several do', () => {
    expect([...pressEach(decision, null, nothing)]).toEqual([
      ['die:1', { pick: ['die:1'] }],
      ['land', { choose: 0 }],
      ['sea', { pick: ['sea'] }],
      ['die:2', { choose: 2 }],
      ['card:7', { choose: 3 }],
    ])
  })

  it('answer together with what was picked, and are put back by a second press', () => {
    expect([...pressEach(decision, null, ['die:1'])]).toEqual([
      ['die:1', { pick: nothing }],
      ['land', { choose: 0 }],
      ['sea', { choose: 1 }],
    ])
  })

  it('leave the options that touch all that was picked', () => {
    expect(leftNow(plain, decision, null, nothing)).toBeNull()
    expect(leftNow(plain, decision, null, ['die:1'])).toEqual([0, 1])
    expect(leftNow(plain, decision, null, ['die:1', 'sea'])).toEqual([1])
  })

  it('are picked instead where they do not fit, but never answer instead', () => {
    expect(pickedInstead(plain, decision, null, 'sea')).toEqual({ pick: ['sea'] })
    expect(pickedInstead(plain, decision, null, 'card:7')).toBeNull()
    expect(pickedInstead(plain, decision, null, 'moon')).toBeNull()
  })

  it('can be dragged if they are dice that can be picked, with all that rose with them', () => {
    expect(taken(nothing, 'die:1')).toEqual(['die:1'])
    expect(taken(['die:3', 'die:1'], 'die:1')).toEqual(['die:3', 'die:1'])
    expect(taken(nothing, 'die:2')).toBeNull()
    expect(taken(nothing, 'sea')).toBeNull()
  })

  it('are asked about with the piece that they do not go with, never with one of their own kind', () => {
    expect(why(nothing, 'moon')).toEqual(['moon'])
    expect(why(['die:1'], 'moon')).toEqual(['die:1', 'moon'])
    expect(why(['die:1', 'card:7'], 'sea')).toEqual(['card:7', 'sea'])
    expect(why(['die:1'], 'die:9')).toEqual(['die:9'])
  })
})
