import { describe, expect, it } from 'vitest'
import type { Adventure } from '../rules/state.ts'
import { whose } from './lists.ts'
import {
  ally,
  blue,
  bonus,
  chooseDieOf,
  enemy,
  enemyStep,
  lay,
  layOn,
  owners,
  red,
  skullOf,
  type RfaScenario,
} from './table.ts'

const empty = -1

function sideB(dice: readonly (readonly [owner: number, space: number])[]): RfaScenario {
  return enemyStep({
    setup: { desert: 'B' },
    cards: ['D1a'],
    arrange: (t) => {
      for (const [owner, space] of dice) layOn(t, owner, 1, t.desert.spaces, space)
      t.desert.closed[0] = true
    },
  })
}

describe('attacks on the desert', () => {
  it('take one die of the first section of side A, the active player’s pick [RFA-117, DEC-12]', () => {
    const s = enemyStep({
      cards: ['D1a'],
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, bonus, 1, t.desert.first)
      },
    })
    expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'desert', number: null })
    expect(whose(s)).toEqual([blue, bonus])
    chooseDieOf(s, bonus)
    expect(owners(s.t, s.t.desert.first)).toEqual([blue])
    expect(owners(s.t, s.t.oblivion)).toEqual([bonus])
    expect(skullOf(s.t, 'desert')).toBe(0)
  })

  it('do not ask when the dice of the first section are alike [DEC-12]', () => {
    const s = enemyStep({
      cards: ['D1a'],
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, blue, 1, t.desert.first)
      },
    })
    expect(s.ask.kind).toBe('place')
    expect(s.t.desert.first).toHaveLength(1)
  })

  it('spare the second and third section of side A, which protect nothing [RFA-118]', () => {
    const s = enemyStep({
      cards: ['D1a'],
      arrange: (t) => {
        lay(t, blue, 1, t.desert.second)
        lay(t, ally, 1, t.desert.second)
        lay(t, red, 1, t.desert.third)
      },
    })
    expect(skullOf(s.t, 'desert')).toBe(1)
    expect(s.t.oblivion).toEqual([])
    expect(owners(s.t, s.t.desert.second)).toEqual([blue, ally])
    expect(owners(s.t, s.t.desert.third)).toEqual([red])
  })

  it('take two dice of side B, each the active player’s pick among all spaces [RFA-119]', () => {
    const s = sideB([
      [blue, 0],
      [blue, 4],
      [ally, 8],
    ])
    const [first, second, third] = [s.t.desert.spaces[0], s.t.desert.spaces[4], s.t.desert.spaces[8]]
    expect(s.options).toEqual([first, second, third].map((die) => ({ verb: 'lose', seat: red, die })))
    s.choose({ die: second })
    expect(s.options).toEqual([first, third].map((die) => ({ verb: 'lose', seat: red, die })))
    s.choose({ die: first })
    expect(s.t.oblivion).toEqual([second, first])
    expect(s.t.desert.spaces.filter((die) => die !== empty)).toEqual([third])
    expect(s.t.desert.closed[0]).toBe(true)
    expect(skullOf(s.t, 'desert')).toBe(0)
  })

  it('take the only die of side B without damage, and damage an empty side B [RFA-120]', () => {
    const one = sideB([[blue, 3]])
    expect(owners(one.t, one.t.oblivion)).toEqual([blue])
    expect(skullOf(one.t, 'desert')).toBe(0)
    const none = sideB([])
    expect(none.t.oblivion).toEqual([])
    expect(skullOf(none.t, 'desert')).toBe(1)
  })
})

describe('attacks on the ice cave', () => {
  it('take the highest number of side A, never a choice [RFA-126]', () => {
    const numbers = [1, 2, 4, 5]
    const arrange = (t: Adventure): void => {
      for (const number of numbers) {
        layOn(t, number % 2 === 0 ? blue : ally, number, t.iceCave, number - 1)
      }
    }
    const s = enemyStep({ cards: ['I1a'], arrange })
    expect(s.ask.kind).toBe('place')
    expect(s.t.oblivion.map((die) => s.t.face[die])).toEqual([5])
    // Two more in the same enemy step.
    const three = enemyStep({
      cards: ['I3a'],
      arrange: (t) => {
        arrange(t)
        enemy(t, 'I1b')
        enemy(t, 'I2a')
      },
    })
    expect(three.t.oblivion.map((die) => three.t.face[die])).toEqual([5, 4, 2])
  })

  it('take one of the highest numbers of side B, the active player’s pick among equals [RFA-127, DEC-16]', () => {
    const s = enemyStep({
      setup: { iceCave: 'B' },
      cards: ['I1a'],
      arrange: (t) => {
        layOn(t, blue, 5, t.iceCave, 0)
        layOn(t, blue, 2, t.iceCave, 1)
        layOn(t, blue, 5, t.iceCave, 4)
        layOn(t, ally, 5, t.iceCave, 6)
      },
    })
    const tied = [0, 4, 6].map((space) => s.t.iceCave[space])
    expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'iceCave', number: 5 })
    expect(s.options).toEqual(tied.map((die) => ({ verb: 'lose', seat: red, die })))
    s.choose({ die: tied[1] })
    expect(s.t.oblivion).toEqual([tied[1]])
    expect(s.t.iceCave[4]).toBe(empty)
    expect(s.t.iceCave.filter((die) => die !== empty)).toHaveLength(3)
  })

  it('take a single highest number of side B without asking [RFA-127]', () => {
    const s = enemyStep({
      setup: { iceCave: 'B' },
      cards: ['I1a'],
      arrange: (t) => {
        layOn(t, blue, 2, t.iceCave, 0)
        layOn(t, blue, 6, t.iceCave, 1)
        layOn(t, ally, 2, t.iceCave, 4)
      },
    })
    expect(s.ask.kind).toBe('place')
    expect(s.t.oblivion.map((die) => s.t.face[die])).toEqual([6])
  })

  it('damage an ice cave without dice, on both sides [RFA-128]', () => {
    for (const iceCave of ['A', 'B']) {
      const none = enemyStep({ setup: { iceCave }, cards: ['I1a'] })
      expect(skullOf(none.t, 'iceCave')).toBe(1)
      const one = enemyStep({
        setup: { iceCave },
        cards: ['I1a'],
        arrange: (t) => {
          layOn(t, blue, 1, t.iceCave, 0)
        },
      })
      expect(skullOf(one.t, 'iceCave')).toBe(0)
      expect(one.t.oblivion).toHaveLength(1)
    }
  })
})
