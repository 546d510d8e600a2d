import { describe, expect, it } from 'vitest'
import { ally, blue, bonus, keepDice, keepPool, lay, owners, red, table } from './table.ts'

describe('the end of the game', () => {
  it('comes when a turn starts and nobody has a die on a hero board, whoever’s turn it is [RFA-160]', () => {
    for (const step of ['begin', 'enemy'] as const) {
      const s = table({
        cards: ['D1a'],
        arrange: (t) => {
          keepDice(t, red, 0)
          keepDice(t, blue, 0)
          t.step = step
        },
      })
      expect(s.over).toBe(true)
      expect(s.t.outcome).toMatchObject({ result: 'lost', reason: 'outOfDice' })
      expect(s.told('rolled')).toEqual([])
      expect(s.told('turnBegan').map((e) => e.seat)).toEqual([step === 'begin' ? red : blue])
    }
  })

  it('is put off by a single die on any board, of whatever kind [RFA-160, RFA-161]', () => {
    for (const owner of [blue, ally, bonus]) {
      const s = table({
        cards: ['D1a'],
        arrange: (t) => {
          const last: number[] = []
          lay(t, owner, 1, last)
          keepDice(t, red, 0)
          keepDice(t, blue, 0)
          keepPool(t, 0)
          t.board[blue] = last
        },
      })
      expect(owners(s.t, s.t.hand)).toEqual([owner])
      // Red had nothing to roll, so the enemies came, and it is blue's turn.
      expect(s.told('turnBegan').map((e) => e.seat)).toEqual([red, blue])
      expect(s.told('revealed')).toHaveLength(1)
      expect(s.told('rolled').map((e) => e.seat)).toEqual([blue])
    }
  })

  it('does not come while a turn is under way, however empty the boards are [RFA-162]', () => {
    // Red places the last die of all; the attack that follows gives blue nothing, so blue's turn is the end.
    const s = table({
      dice: [1],
      cards: ['D2a'],
      arrange: (t) => {
        keepDice(t, red, 1)
        keepDice(t, blue, 0)
      },
    })
    expect(s.t.board.flat()).toEqual([])
    expect(s.over).toBe(false)
    s.choose({ at: 'desert' })
    expect(s.told('revealed')).toEqual([{ type: 'revealed', card: 'D2a' }])
    expect(s.t.outcome).toMatchObject({ reason: 'outOfDice' })
    // Dice that come back before the next turn save the game.
    const saved = table({
      dice: [6],
      cards: ['W1a'],
      arrange: (t) => {
        keepDice(t, red, 1)
        t.resurrection.push(...t.board[blue].splice(0, 1))
        t.face[t.resurrection[0]] = 4
        keepDice(t, blue, 0)
      },
    })
    saved.choose({ at: 'resurrection' })
    expect(saved.over).toBe(false)
    expect(saved.t.active).toBe(blue)
  })
})
