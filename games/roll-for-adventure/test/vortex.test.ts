import { describe, expect, it } from 'vitest'
import {
  ally,
  blue,
  bonus,
  endTurn,
  enemy,
  enemyStep,
  faces,
  lay,
  layOn,
  owners,
  red,
  sortedOwners,
  table,
} from './table.ts'

describe('the vortexes', () => {
  it('of Resurrection takes one or more dice of any one number [RFA-150]', () => {
    const s = table({ dice: [1, 1, 2, 3, 4, 5, 6] })
    expect(
      s.which({ at: 'resurrection' }).map((o) => o.verb === 'place' && [o.number, o.own, o.ally]),
    ).toEqual([
      [1, 2, 0],
      [1, 1, 0],
      [2, 1, 0],
      [3, 1, 0],
      [4, 1, 0],
      [5, 0, 1],
      [6, 0, 1],
    ])
  })

  it('of Resurrection ends the placing at once, with or without reaching 10, and the enemy step follows [RFA-151]', () => {
    for (const [own, emptied] of [
      [1, 0],
      [2, 1],
    ]) {
      const s = table({ dice: [5, 5, 5, 1, 1, 1, 1], cards: ['W1a'] })
      s.choose({ at: 'resurrection', number: 5, own })
      expect(s.told('vortexEmptied')).toHaveLength(emptied)
      expect(s.told('rolled').filter((e) => e.seat === red)).toHaveLength(1)
      expect(s.told('revealed')).toEqual([{ type: 'revealed', card: 'W1a' }])
      expect(s.t.active).toBe(blue)
    }
  })

  it('of Resurrection sends dice that were not placed back to the hero board for the next turn [RFA-152]', () => {
    const s = table({ dice: [5, 4, 3, 2, 1, 1, 1], cards: ['W1a', 'W1b'] })
    s.choose({ at: 'resurrection', number: 5 })
    expect(owners(s.t, s.t.board[red])).toEqual([red, red, red, red, ally, ally])
    endTurn(s)
    expect(s.t.active).toBe(red)
    expect(s.t.hand).toHaveLength(6)
  })

  it('are emptied when the dice on Resurrection reach 10, and not below [RFA-153, RFA-157]', () => {
    for (const [number, emptied] of [
      [3, false],
      [4, true],
      [5, true],
    ] as const) {
      const s = table({
        dice: [number, 1, 1, 1, 1, 1, 1],
        cards: ['I1a'],
        arrange: (t) => {
          lay(t, blue, 6, t.resurrection)
          lay(t, blue, 1, t.oblivion)
        },
      })
      s.choose({ at: 'resurrection', number })
      expect(s.told('vortexEmptied')).toHaveLength(Number(emptied))
      expect(s.t.resurrection).toHaveLength(emptied ? 0 : 2)
      expect(s.t.oblivion).toHaveLength(emptied ? 0 : 1)
    }
  })

  it('give hero dice to their owners, bonus dice to the pool and ally dice to the active player [RFA-154, RFA-155, RFA-156]', () => {
    const s = table({
      dice: [1, 1, 1, 1],
      cards: ['I1a'],
      arrange: (t) => {
        lay(t, blue, 5, t.resurrection)
        lay(t, bonus, 3, t.resurrection)
        lay(t, ally, 1, t.resurrection)
        for (const owner of [red, blue, bonus, ally]) lay(t, owner, 6, t.oblivion)
      },
    })
    const blues = s.t.board[blue].length
    s.choose({ at: 'resurrection', own: 1, number: 1 })
    // Red has what was not placed, the die from Oblivion, the one just placed and both ally dice.
    expect(sortedOwners(s.t, s.t.board[red])).toEqual([ally, ally, red, red, red, red, red])
    expect(owners(s.t, s.t.pool)).toEqual([bonus, bonus, bonus, bonus])
    const [emptied] = s.told('vortexEmptied')
    expect(sortedOwners(s.t, emptied.dice)).toEqual([bonus, bonus, ally, ally, red, red, blue, blue])
    expect(s.t.active).toBe(blue)
    expect(s.t.hand).toHaveLength(blues + 2)
  })

  it('give ally dice to the active player, whoever placed or held them [RFA-156]', () => {
    const s = table({
      dice: [6, 1, 1, 1, 1, 1, 1],
      cards: ['I1a'],
      arrange: (t) => {
        t.active = blue
        lay(t, ally, 5, t.resurrection)
        lay(t, ally, 1, t.oblivion)
      },
    })
    s.choose({ at: 'resurrection', number: 6 })
    expect(sortedOwners(s.t, s.t.board[blue])).toEqual([ally, ally, ally, ally, blue, blue, blue, blue, blue])
  })

  it('keep dice below 10 on Resurrection for later placements of any player and any number [RFA-157, RFA-158]', () => {
    const s = table({
      dice: [4, 1, 1, 1, 1, 1, 1, 3, 6, 6, 6, 6, 6, 6, 3, 1, 1, 1, 1, 1],
      cards: ['I1a', 'I1b'],
    })
    s.choose({ at: 'resurrection', number: 4 })
    expect(faces(s.t, s.t.resurrection)).toEqual([4])
    s.choose({ at: 'resurrection', number: 3 })
    expect(faces(s.t, s.t.resurrection)).toEqual([4, 3])
    expect(owners(s.t, s.t.resurrection)).toEqual([red, blue])
    s.choose({ at: 'resurrection', number: 3 })
    expect(s.told('vortexEmptied')).toHaveLength(1)
  })

  it('of Resurrection loses nothing to ordinary attacks [RFA-159]', () => {
    const s = enemyStep({
      dice: [6],
      cards: ['MOS'],
      arrange: (t) => {
        for (const id of ['D1a', 'F2a', 'W3a', 'I1a']) enemy(t, id)
        lay(t, blue, 6, t.resurrection)
        lay(t, red, 1, t.resurrection)
        layOn(t, red, 2, t.iceCave, 1)
      },
    })
    expect(s.told('attack')).toHaveLength(4)
    expect(faces(s.t, s.t.resurrection)).toEqual([6, 1])
    expect(s.t.oblivion).toHaveLength(1)
  })
})
