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
  keepDice,
  lay,
  layOn,
  owners,
  red,
  sortedOwners,
  table,
} from './table.ts'

/** A die of blue, a bonus die and an ally die lie in a heap. */
function three(t: Adventure, face: number, heap: number[]): void {
  lay(t, blue, face, heap)
  lay(t, bonus, face, heap)
  lay(t, ally, face, heap)
}

describe('ally and bonus dice', () => {
  it('go to the active player and to the pool wherever dice come back [RFA-R12, RFA-R13]', () => {
    const rest = [2, 2, 2, 2]
    const cases: Readonly<Record<string, Adventure>> = {
      subtask: table({
        dice: [4, ...rest],
        arrange: (t) => {
          three(t, 4, t.fortress.sections[2])
          t.board[red] = t.board[red].slice(0, 5)
        },
      }).choose({ at: 'fortress', number: 4 }).t,
      task: table({
        dice: [6, ...rest],
        arrange: (t) => {
          three(t, 5, t.forest.path)
          for (let n = 0; n < 2; n++) lay(t, blue, 5, t.forest.path)
          t.board[red] = t.board[red].slice(0, 5)
        },
      }).choose({ at: 'forest', number: 6 }).t,
      reward: table({
        dice: [4, ...rest],
        arrange: (t) => {
          layOn(t, blue, 1, t.iceCave, 0)
          layOn(t, bonus, 2, t.iceCave, 1)
          layOn(t, ally, 3, t.iceCave, 2)
          t.board[red] = t.board[red].slice(0, 5)
        },
      })
        .choose({ at: 'iceCave', number: 4 })
        .choose({ verb: 'claimRow' }).t,
      enemy: table({
        dice: [4, ...rest],
        arrange: (t) => {
          enemy(t, 'D1a', [
            [blue, 1],
            [bonus, 1],
            [ally, 1],
          ])
          t.board[red] = t.board[red].slice(0, 5)
        },
      }).choose({ at: 'enemy', number: 4 }).t,
    }
    for (const [way, t] of Object.entries(cases)) {
      // For the row of the ice cave red and blue were given a bonus die each.
      const given = way === 'reward' ? 1 : 0
      expect(sortedOwners(t, t.board[red]), way).toEqual([...(given ? [bonus] : []), ally, red])
      expect(
        t.owner.filter((who, die) => who === blue && t.board[blue].includes(die)),
        way,
      ).toHaveLength(5)
      expect(t.pool, way).toHaveLength(4 - 2 * given)
    }
  })

  it('come back from both vortexes in that way, with either ice cave [RFA-R12, RFA-R13]', () => {
    for (const iceCave of ['A', 'B']) {
      const s = table({
        setup: { iceCave },
        dice: [6, 1, 1, 1, 1],
        cards: ['I1a'],
        arrange: (t) => {
          three(t, 1, t.oblivion)
          three(t, 2, t.resurrection)
          t.board[red] = t.board[red].slice(0, 5)
        },
      })
      expect(s.t.pool).toHaveLength(2)
      s.choose({ at: 'resurrection', number: 6 })
      expect(sortedOwners(s.t, s.t.board[red])).toEqual([ally, ally, red, red, red, red, red])
      expect(s.t.pool).toHaveLength(4)
    }
  })

  it('are kept if they were rolled but not placed: a bonus die is rolled next turn [RFA-R14]', () => {
    const s = table({
      dice: [6, 1, 2, 1, 1, 1, 1, 1, 1],
      cards: ['I1a', 'I1b'],
      arrange: (t) => {
        keepDice(t, red, 1)
        t.board[red].push(...t.pool.splice(-1))
      },
    })
    s.choose({ at: 'resurrection', number: 6 })
    expect(owners(s.t, s.t.board[red])).toEqual([bonus])
    expect(s.t.pool).toHaveLength(3)
    s.choose({ at: 'resurrection', number: 2 })
    expect(s.t.active).toBe(red)
    expect(owners(s.t, s.told('rolled').at(-1)?.dice ?? [])).toEqual([bonus])
  })

  it('can be lost like any other: devoured, taken by attacks, given up [RFA-R15]', () => {
    const devoured = table({
      dice: [1, 2, 2, 2, 2, 2],
      arrange: (t) => {
        lay(t, bonus, 1, t.desert.second)
        lay(t, bonus, 1, t.desert.second)
        lay(t, blue, 1, t.desert.first)
        lay(t, ally, 1, t.desert.first)
        t.board[red] = t.board[red].slice(0, 6)
      },
    })
    devoured.choose({ at: 'desert' })
    expect(whose(devoured)).toEqual([blue, ally, red])
    chooseDieOf(devoured, ally)
    expect(whose(devoured)).toEqual([bonus, ally])
    chooseDieOf(devoured, bonus)
    expect(owners(devoured.t, devoured.t.desert.third)).toEqual([bonus])
    expect(devoured.t.pool).toHaveLength(3)

    const attacked = enemyStep({ cards: ['W1a'], arrange: (t) => void lay(t, bonus, 5, t.forest.path) })
    expect(owners(attacked.t, attacked.t.oblivion)).toEqual([bonus])

    const givenUp = table({
      setup: { forest: 'B' },
      dice: [6, 6, 6, 6, 6, 2, 2],
      arrange: (t) => {
        lay(t, bonus, 6, t.forest.sixes)
        for (let n = 0; n < 5; n++) lay(t, blue, 5, t.forest.fives)
      },
    }).choose({ at: 'forest' })
    expect(owners(givenUp.t, givenUp.t.oblivion)).toEqual([ally])
  })
})
