import { describe, expect, it } from 'vitest'
import type { Adventure } from '../rules/state.ts'
import {
  ally,
  blue,
  bonus,
  endTurn,
  enemy,
  enemyStep,
  keepDice,
  lay,
  owners,
  red,
  skullOf,
  table,
} from './table.ts'

/** Heroes that add nothing to a blow. */
const heroes = ['adventurer', 'warrior'] as const

function onIt(t: Adventure, card: string): number[] {
  return t.enemies.find((e) => e.card === card)?.dice ?? []
}

describe('defeating enemies', () => {
  it('takes dice of one number for one enemy at a time, any number of them [RFA-129]', () => {
    const s = table({
      heroes,
      dice: [2, 2, 5, 5, 5, 2, 5],
      arrange: (t) => {
        enemy(t, 'D1a')
        enemy(t, 'F3a')
      },
    })
    const batches = (card: string): unknown[] =>
      s.which({ at: 'enemy', card }).map((o) => o.verb === 'place' && [o.number, o.own, o.ally])
    const each = [
      [2, 2, 1],
      [2, 2, 0],
      [2, 1, 1],
      [2, 1, 0],
      [2, 0, 1],
      [5, 3, 1],
      [5, 3, 0],
      [5, 2, 1],
      [5, 2, 0],
      [5, 1, 1],
      [5, 1, 0],
      [5, 0, 1],
    ]
    expect(batches('D1a')).toEqual(each)
    expect(batches('F3a')).toEqual(each)
  })

  it('fells an enemy of any rank as soon as its dice add up to 6, and not before [RFA-130]', () => {
    for (const card of ['D1a', 'D2a', 'D3a']) {
      for (const [dice, own, falls] of [
        [[6, 1, 1, 1, 1], 1, true],
        [[5, 1, 1, 1, 1], 1, false],
        [[3, 3, 1, 1, 1], 2, true],
        [[2, 2, 2, 1, 1], 3, true],
        [[2, 2, 1, 1, 1], 2, false],
        [[1, 1, 1, 1, 1], 5, false],
      ] as const) {
        const s = table({
          heroes,
          dice,
          cards: ['W1a'],
          arrange: (t) => {
            enemy(t, card)
            t.oblivion.push(...t.board[red].splice(5))
          },
        })
        s.choose({ at: 'enemy', number: dice[0], own })
        expect(s.t.discard).toEqual(falls ? [card] : [])
      }
    }
  })

  it('keeps dice on an undefeated enemy and adds up over rolls, turns and players, whatever they show [RFA-131, RFA-132]', () => {
    const s = table({
      heroes,
      // Red: a 1, then a 2 of the next roll; blue: a 3.
      dice: [1, 2, 2, 3, 3, 3, 3, 3],
      cards: ['W1a', 'W1b'],
      arrange: (t) => {
        enemy(t, 'I1a')
        keepDice(t, red, 2)
      },
    })
    s.choose({ at: 'enemy', number: 1 })
    expect(onIt(s.t, 'I1a').map((die) => s.t.face[die])).toEqual([1])
    s.choose({ at: 'enemy', number: 2 })
    expect(s.t.active).toBe(blue)
    expect(onIt(s.t, 'I1a').map((die) => s.t.face[die])).toEqual([1, 2])
    s.choose({ at: 'enemy', card: 'I1a', own: 1, ally: 0 })
    expect(s.t.discard).toEqual(['I1a'])
  })

  it('counts more than 6 as 6: the surplus does nothing [RFA-133]', () => {
    const s = table({
      heroes,
      dice: [5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        enemy(t, 'D1a')
        enemy(t, 'F1a', [[blue, 1]])
      },
    })
    s.choose({ at: 'enemy', card: 'D1a', own: 3 })
    expect(s.t.discard).toEqual(['D1a'])
    expect(s.t.enemies.map((e) => [e.card, e.dice.length])).toEqual([['F1a', 1]])
    expect(s.t.skull).toEqual([0, 0, 0, 0])
    expect(owners(s.t, s.t.board[red])).toEqual([red, red, red])
  })

  it('brings all dice of a defeated enemy back to their owners, out of this turn [RFA-134]', () => {
    const s = table({
      heroes,
      dice: [4, 1, 1, 1, 1, 1],
      arrange: (t) =>
        enemy(t, 'D1a', [
          [blue, 1],
          [bonus, 2],
          [ally, 1],
        ]),
    })
    s.choose({ at: 'enemy', number: 4 })
    expect(owners(s.t, s.t.board[red])).toEqual([ally, red])
    expect(owners(s.t, s.t.board[blue]).filter((owner) => owner === blue)).toHaveLength(5)
    expect(s.t.pool).toHaveLength(4)
    expect(s.t.hand).toHaveLength(5)
  })

  it('puts a defeated enemy on the discard pile for good: not even the Master brings it back [RFA-135]', () => {
    const s = table({
      heroes,
      dice: [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6],
      cards: ['MOS'],
      arrange: (t) => enemy(t, 'D1a'),
    })
    s.choose({ at: 'enemy', number: 6 })
    expect(s.t.discard).toEqual(['D1a'])
    expect(s.view.discard).toEqual(['D1a'])
    endTurn(s)
    expect(s.told('masterShuffled')).toHaveLength(1)
    expect(s.t.discard).toEqual(['D1a'])
    expect(s.t.deck).not.toContain('D1a')
    expect(s.told('attack')).toEqual([])
  })

  it('lets an enemy with fewer than 6 on it attack as ever, and its dice stay [RFA-136]', () => {
    const s = enemyStep({
      cards: ['W3a'],
      arrange: (t) => {
        enemy(t, 'D1a', [
          [blue, 3],
          [red, 2],
        ])
        lay(t, red, 5, t.forest.path)
      },
    })
    expect(skullOf(s.t, 'desert')).toBe(1)
    expect(owners(s.t, onIt(s.t, 'D1a'))).toEqual([blue, red])
  })
})
