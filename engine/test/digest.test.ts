import { describe, expect, it } from 'vitest'
import {
  digest,
  markOf,
  newFate,
  ponder,
  readConfig,
  Table,
  written,
  type Play,
  type TableState,
} from '../index.ts'
import { camp, type Camp } from './camp.ts'

/** A state with these parts besides its fate. */
function state(parts: object): TableState {
  return { fate: newFate('mark'), outcome: null, listener: undefined, ...parts }
}

describe('the mark of a state', () => {
  it('is short, and the same for the same table', () => {
    expect(markOf(state({ turn: 1 }))).toMatch(/^[\da-f]{8}$/)
    expect(markOf(state({ turn: 1 }))).toBe(markOf(state({ turn: 1 })))
    expect(markOf(state({ turn: 1 }))).not.toBe(markOf(state({ turn: 2 })))
  })

  it('does not depend on the order of the parts, at any depth', () => {
    expect(markOf(state({ a: 1, b: 2, c: 3 }))).toBe(markOf(state({ c: 3, b: 2, a: 1 })))
    expect(markOf(state({ x: { a: 1, b: 2 } }))).toBe(markOf(state({ x: { b: 2, a: 1 } })))
    expect(markOf(state({ a: 1, b: 2 }))).not.toBe(markOf(state({ a: 2, b: 1 })))
  })

  it('is the same for ever: marks are stored', () => {
    expect(markOf(state({ 10: [1, { b: 1, a: '' }], 9: 2, b: 3, '01': 4 }))).toBe('07533ee9')
  })

  it.each([[0], [null], [false], [''], [[]]])('skips a new part that holds nothing: %j', (nothing) => {
    expect(markOf(state({ turn: 1, added: nothing }))).toBe(markOf(state({ turn: 1 })))
    expect(markOf(state({ foe: { health: 2, added: nothing } }))).toBe(markOf(state({ foe: { health: 2 } })))
  })

  it.each([[1], ['x'], [true], [[0]], [{}]])('counts a new part that holds something: %j', (something) => {
    expect(markOf(state({ turn: 1, added: something }))).not.toBe(markOf(state({ turn: 1 })))
  })

  it('counts every entry of a list, in its order', () => {
    expect(markOf(state({ deck: [0, 1] }))).not.toBe(markOf(state({ deck: [1] })))
    expect(markOf(state({ deck: [null, 1] }))).not.toBe(markOf(state({ deck: [1] })))
    expect(markOf(state({ deck: [1, 2] }))).not.toBe(markOf(state({ deck: [2, 1] })))
  })
})

it('gives the SHA-256 of a state, whoever listens', () => {
  const heard = { ...state({ turn: 1 }), listener: { event: () => undefined } }
  expect(digest(state({ turn: 1 }))).toMatch(/^[\da-f]{64}$/)
  expect(digest(heard)).toBe(digest(state({ turn: 1 })))
  expect(written(heard)).not.toContain('listener')
  expect(digest(state({ turn: 2 }))).not.toBe(digest(state({ turn: 1 })))
})

/** A camp with two questions a round, and a round without any after each. */
function twoQuestions(): ReturnType<typeof camp> {
  const base = camp()
  return {
    ...base,
    *round(t: Camp): Play {
      t.active = (t.active + 1) % 2
      if (t.active === 0) return
      for (let n = 0; n < 2; n++)
        yield* ponder({ kind: 'act', seat: 0 }, [
          { verb: 'wait', seat: 0 },
          { verb: 'rest', seat: 0 },
        ])
    },
  }
}

describe('the fingerprint of a game', () => {
  const game = twoQuestions()
  const after = (...choices: number[]): Table => {
    const table = new Table(game, readConfig(game, {}), 'finger')
    for (const choice of choices) table.choose(choice)
    return table
  }

  it('tells two games apart by the last choice of an unfinished round', () => {
    expect(after(0).marks).toEqual(after(1).marks)
    expect(after(0).fingerprint).not.toBe(after(1).fingerprint)
    expect(after(0).fingerprint).toBe(after(0).fingerprint)
    expect(after(0).fingerprint).not.toBe(after().fingerprint)
  })

  it('tells two games apart by how they ended', () => {
    const over = after(0)
    const before = over.fingerprint
    over.state.outcome = { result: 'fed' }
    expect(over.fingerprint).not.toBe(before)
  })

  it('keeps one mark for a position, though a round without a question began there too', () => {
    const table = after(0, 0, 1, 1)
    expect(table.marks.map(([position]) => position)).toEqual([0, 2, 4])
    // The kept table is the one that the open question is asked on.
    expect(table.newest.position).toBe(4)
    expect(written(table.fork().state)).toBe(written(table.state))
    table.rewind(3)
    expect(table.choices).toEqual([0, 0, 1])
    table.redo()
    expect(table.choices).toEqual([0, 0, 1, 1])
  })
})
