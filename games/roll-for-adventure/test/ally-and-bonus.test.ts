import { describe, expect, it } from 'vitest'
import type { Adventure } from '../rules/state.ts'
import {
  ally,
  blue,
  bonus,
  chooseDieOf,
  endTurn,
  enemy,
  enemyStep,
  keepDice,
  lay,
  layOn,
  owners,
  red,
  table,
  type RfaScenario,
} from './table.ts'

/** Red has a bonus die and nothing else, and rolls a number with it. */
function onlyBonusDie(number: number, arrange: (t: Adventure) => void): RfaScenario {
  return table({
    dice: [number],
    cards: ['I1a'],
    arrange: (t) => {
      arrange(t)
      keepDice(t, red, 0)
      lay(t, bonus, 1, t.board[red])
    },
  })
}

describe('bonus dice', () => {
  it('are rolled with the others from the first roll of the turn [RFA-099]', () => {
    const s = table({
      dice: [1, 2, 3, 4, 5, 6, 6, 2],
      arrange: (t) => {
        lay(t, bonus, 1, t.board[red])
      },
    })
    const [first] = s.told('rolled')
    expect(owners(s.t, first.dice)).toEqual([red, red, red, red, red, ally, ally, bonus])
    expect(first.faces).toEqual([1, 2, 3, 4, 5, 6, 6, 2])
  })

  it('received in one’s own turn wait for the next one [RFA-100]', () => {
    const s = table({
      dice: [4, 5, 5, 5],
      cards: ['W1a', 'W1b'],
      arrange: (t) => {
        for (const number of [1, 2, 3]) layOn(t, red, number, t.iceCave, number - 1)
        t.oblivion.push(...t.board[red].splice(3))
        keepDice(t, blue, 1)
      },
    })
    s.choose({ at: 'iceCave', number: 4 }).choose({ verb: 'claimRow' })
    expect(owners(s.t, s.t.board[red])).toEqual([bonus, red, red, red, red])
    expect(owners(s.t, s.t.hand)).not.toContain(bonus)
    expect(s.ask.kind).toBe('place')
    endTurn(s)
    expect(s.t.active).toBe(blue)
    endTurn(s)
    expect(s.t.active).toBe(red)
    expect(owners(s.t, s.t.hand)).toContain(bonus)
  })

  it('go to the pool from a subtask, a task, a defeated enemy, the ice cave and both vortexes [RFA-101]', () => {
    const desert = onlyBonusDie(1, (t) => {
      lay(t, red, 1, t.desert.first)
      lay(t, red, 1, t.desert.first)
    })
    desert.choose({ at: 'desert' })
    chooseDieOf(desert, red)
    const fortress = onlyBonusDie(2, (t) => {
      for (let n = 0; n < 3; n++) lay(t, blue, 2, t.fortress.sections[0])
    }).choose({ at: 'fortress' })
    const forest = onlyBonusDie(5, (t) => {
      for (let n = 0; n < 5; n++) lay(t, blue, 6, t.forest.path)
    }).choose({ at: 'forest' })
    expect(forest.t.stones).toBe(1)
    const foe = onlyBonusDie(6, (t) => enemy(t, 'D1a')).choose({ at: 'enemy' })
    expect(foe.t.discard).toEqual(['D1a'])
    const cave = onlyBonusDie(6, (t) => {
      for (const number of [1, 2, 3]) layOn(t, ally, number, t.iceCave, number - 1)
    })
    cave.choose({ at: 'iceCave' }).choose({ verb: 'claimRow' })
    const vortex = onlyBonusDie(5, (t) => {
      lay(t, blue, 5, t.resurrection)
      lay(t, bonus, 1, t.oblivion)
    }).choose({ at: 'resurrection' })
    for (const s of [desert, fortress, forest, foe, cave, vortex]) {
      expect(owners(s.t, s.t.pool)).toEqual([bonus, bonus, bonus, bonus])
      expect(owners(s.t, s.t.board.flat())).not.toContain(bonus)
    }
  })

  it('are placed once: one that lies somewhere is not rolled again [RFA-101]', () => {
    const s = onlyBonusDie(2, () => {}).choose({ at: 'fortress' })
    expect(owners(s.t, s.t.fortress.sections[0])).toEqual([bonus])
    expect(s.t.active).toBe(blue)
    endTurn(s)
    expect(owners(s.t, s.t.fortress.sections[0])).toEqual([bonus])
    expect(owners(s.t, s.t.hand)).not.toContain(bonus)
  })

  it('are placed like any other die, and their number counts everywhere [RFA-102]', () => {
    const anywhere = onlyBonusDie(4, (t) => enemy(t, 'D1a'))
    expect(anywhere.options.map((o) => o.verb === 'place' && [o.at, o.own, o.ally, o.bonus])).toEqual([
      ['fortress', 0, 0, 1],
      ['iceCave', 0, 0, 1],
      ['enemy', 0, 0, 1],
      ['resurrection', 0, 0, 1],
    ])
    const sum = onlyBonusDie(1, (t) => {
      lay(t, blue, 6, t.resurrection)
      lay(t, blue, 3, t.resurrection)
    }).choose({ at: 'resurrection' })
    expect(sum.told('vortexEmptied')).toHaveLength(1)
    const mixed = table({
      dice: [2, 2, 3, 3, 3, 2, 3, 2],
      arrange: (t) => {
        lay(t, bonus, 1, t.board[red])
      },
    })
    expect(
      mixed.which({ at: 'fortress', number: 2 }).map((o) => o.verb === 'place' && [o.own, o.ally, o.bonus]),
    ).toEqual([
      [2, 1, 1],
      [2, 1, 0],
      [2, 0, 1],
      [2, 0, 0],
      [1, 1, 1],
      [1, 1, 0],
      [1, 0, 1],
      [1, 0, 0],
      [0, 1, 1],
      [0, 1, 0],
      [0, 0, 1],
    ])
  })
})

describe('ally dice', () => {
  it('are rolled and placed by their holder under the same rules as hero dice [RFA-103]', () => {
    const s = table({
      dice: [3, 3, 3, 3, 3, 6, 4],
      arrange: (t) => enemy(t, 'D2a'),
    })
    expect(owners(s.t, s.told('rolled')[0].dice)).toEqual([red, red, red, red, red, ally, ally])
    expect(s.which({ number: 6 }).map((o) => o.verb === 'place' && [o.at, o.ally])).toEqual([
      ['forest', 1],
      ['iceCave', 1],
      ['enemy', 1],
      ['resurrection', 1],
    ])
    s.choose({ number: 6, at: 'enemy' })
    expect(s.t.discard).toEqual(['D2a'])
    expect(owners(s.t, s.t.board[red])).toEqual([ally])
  })

  it('pass to whoever is active when they come back [RFA-103]', () => {
    const s = enemyStep({
      dice: [6, 6, 6, 6, 6, 6, 6],
      cards: ['W1a'],
      arrange: (t) => enemy(t, 'D1a', [[ally, 2]]),
    })
    expect(owners(s.t, s.t.board[red]).filter((owner) => owner === ally)).toHaveLength(1)
    s.choose({ at: 'enemy', card: 'D1a', own: 1, ally: 0 })
    expect(owners(s.t, s.t.board[blue])).toEqual([ally, blue])
  })

  it('are a die of nobody’s own colour in the ice cave [RFA-104]', () => {
    const s = table({
      dice: [1, 1, 1, 1, 1, 4],
      arrange: (t) => {
        layOn(t, ally, 2, t.iceCave, 1)
        layOn(t, bonus, 3, t.iceCave, 2)
        layOn(t, bonus, 5, t.iceCave, 4)
      },
    })
    s.choose({ at: 'iceCave', number: 4, ally: 1 }).choose({ verb: 'claimRow' })
    expect(s.told('bonusGiven')).toEqual([])
    expect(s.t.pool).toHaveLength(4)
  })
})
