import { describe, expect, it } from 'vitest'
import type { HeroId } from '../content/heroes.ts'
import type { Adventure } from '../rules/state.ts'
import { order, placements } from './lists.ts'
import { ally, blue, bonus, endTurn, lay, layOn, owners, red, table, type RfaScenario } from './table.ts'

/** An arch with this many 6s from the left and 5s from the right. */
function arch(sixes: number, fives: number, dice: readonly number[], heroes = usual): RfaScenario {
  return table({ heroes, setup: { forest: 'B' }, dice, arrange: (t) => fillArch(t, sixes, fives) })
}
const usual: readonly HeroId[] = ['fighter', 'twinhand']

function fillArch(t: Adventure, sixes: number, fives: number): void {
  for (let n = 0; n < sixes; n++) lay(t, n < 3 ? blue : bonus, 6, t.forest.sixes)
  for (let n = 0; n < fives; n++) lay(t, n < 2 ? blue : bonus, 5, t.forest.fives)
}

const most = (sixes: number, fives: number, number: number): number => {
  const s = arch(
    sixes,
    fives,
    Array.from({ length: 7 }, () => number),
  )
  return Math.max(0, ...placements(s, { at: 'forest' }).map((placement) => placement.indexOf(' ')))
}

describe('forest, side B', () => {
  it('takes 6s from the left and 5s from the right, in any mixture, wherever they meet [RFA-206, RFA-207, RFA-208]', () => {
    const s = arch(0, 0, [5, 5, 6, 6, 6, 1, 2, 6, 6, 1, 1, 1])
    expect(placements(s, { at: 'forest' })).toEqual([
      'oo 5 forest',
      'o 5 forest',
      'ooo 6 forest',
      'oo 6 forest',
      'o 6 forest',
    ])
    s.choose({ at: 'forest', number: 5, own: 2 })
    s.choose({ at: 'forest', number: 6, own: 2 })
    expect(s.t.forest.fives.map((die) => s.t.face[die])).toEqual([5, 5])
    expect(s.t.forest.sixes.map((die) => s.t.face[die])).toEqual([6, 6])
  })

  it('keeps the first space for a 6 and the last for a 5: five of a kind at most, six in all [RFA-R45]', () => {
    expect([most(0, 0, 6), most(0, 0, 5)]).toEqual([5, 5])
    expect([most(3, 0, 6), most(0, 3, 5)]).toEqual([2, 2])
    expect([most(5, 0, 6), most(0, 5, 5)]).toEqual([0, 0])
    expect([most(5, 0, 5), most(0, 5, 6)]).toEqual([1, 1])
    expect([most(2, 2, 6), most(2, 2, 5)]).toEqual([2, 2])
  })

  it('is not done when the arch is full [RFA-209]', () => {
    const s = arch(3, 2, [5, 2, 2, 2, 2, 2, 2]).choose({ at: 'forest' })
    expect(s.t.stones).toBe(0)
    expect(s.told('archFull')).toEqual([{ type: 'archFull', value: 1 }])
    expect(s.t.forest.fives).toHaveLength(3)
  })

  it('wants the value printed where the last 6 and the last 5 meet: 2, 4, 1, 3 or 5 [RFA-210, RFA-R44, RFA-R46]', () => {
    const wanted = [1, 2, 3, 4, 5].map((sixes) =>
      placements(arch(sixes, 6 - sixes, [1, 2, 3, 4, 5, 6, 6]), { at: 'forest' }),
    )
    expect(wanted).toEqual([['o 2 forest'], ['o 4 forest'], ['o 1 forest'], ['o 3 forest'], ['o 5 forest']])
  })

  it('takes exactly one die of that value, of any kind, and no other dice while the arch is full [RFA-R47]', () => {
    const s = table({
      setup: { forest: 'B' },
      dice: [5, 5, 6, 6, 3, 5, 6, 5],
      arrange: (t) => {
        t.board[red].push(...t.pool.splice(-1))
        fillArch(t, 3, 2)
        t.forest.sixes.push(...t.forest.fives.splice(1))
        for (const die of t.forest.sixes) t.face[die] = 6
        layOn(t, bonus, 6, t.forest.sixes, 4)
      },
    })
    expect([s.t.forest.sixes.length, s.t.forest.fives.length]).toEqual([5, 1])
    expect(placements(s, { at: 'forest' })).toEqual(['o 5 forest', 'a 5 forest', 'b 5 forest'])
  })

  it('sends the die given up to Oblivion, wins a stone, and all dice of the arch come back [RFA-210, RFA-211]', () => {
    const s = arch(3, 3, [1, 1, 2, 2, 2, 2, 2, 5, 6, 6, 6, 6, 6])
    s.choose({ at: 'forest', number: 1 })
    expect(s.t.stones).toBe(1)
    expect(owners(s.t, s.t.oblivion)).toEqual([red])
    expect(s.t.forest).toMatchObject({ sixes: [], fives: [] })
    expect(owners(s.t, s.t.board[blue])).toEqual([ally, ally, blue, blue, blue, blue, blue])
    expect(s.t.pool).toHaveLength(4)
    expect(order(s, 'boundarySet', 'stone', 'cameBack')).toEqual([
      'boundarySet',
      'stone',
      'cameBack',
      'cameBack',
    ])
    // The same arch again, from both ends, in the same turn.
    expect(placements(s, { at: 'forest', own: 1, ally: 0 })).toEqual(['o 5 forest', 'o 6 forest'])
  })

  it('wants a roll made after the arch was filled [RFA-R47]', () => {
    const s = arch(3, 2, [5, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2], ['twinhand', 'fighter'])
    s.choose({ at: 'forest' })
    expect(s.ask.kind).toBe('secondPlacement')
    expect(placements(s, { at: 'forest' })).toEqual([])
    s.choose({ verb: 'rollOn' })
    expect(placements(s, { at: 'forest' })).toEqual(['o 1 forest'])
  })

  it('is no longer full after an attack, closes up on both sides, and may meet elsewhere [RFA-R48]', () => {
    const s = table({
      setup: { forest: 'B' },
      dice: [4, 4, 4, 4, 5, 6],
      cards: ['W1a'],
      arrange: (t) => {
        t.board[red] = t.board[red].slice(0, 4)
        fillArch(t, 3, 2)
        lay(t, bonus, 5, t.forest.fives)
      },
    })
    const [six, ...sixes] = s.t.forest.sixes
    const [five, ...fives] = s.t.forest.fives
    endTurn(s)
    // The three 6s are blue's: only the 5 is a choice.
    s.choose({ verb: 'lose', die: five })
    expect(s.t.oblivion).toEqual([five, six])
    expect(s.t.forest).toMatchObject({ sixes, fives })
    expect(s.t.active).toBe(blue)
    expect(placements(s, { at: 'forest' })).toEqual(['a 5 forest', 'a 6 forest'])
  })
})
