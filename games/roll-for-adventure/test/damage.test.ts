import { describe, expect, it } from 'vitest'
import { territories } from '../content/boards.ts'
import { dieShows, enemy, enemyStep } from './table.ts'

describe('damage', () => {
  it('moves the skull of that territory by one hole, and no other [RFA-147, RFA-149]', () => {
    for (const [track, card] of ['D1a', 'F1a', 'W1a', 'I1a'].entries()) {
      const s = enemyStep({ cards: [card], arrange: (t) => (t.skull = [2, 2, 2, 2]) })
      expect(s.t.skull).toEqual([2, 2, 2, 2].map((hole, k) => hole + Number(k === track)))
    }
  })

  it('loses the game at once when the skull goes into the last hole, and not one before [RFA-148]', () => {
    for (const [track, card] of ['D1a', 'F1a', 'W1a', 'I1a'].entries()) {
      const before = enemyStep({ cards: [card], arrange: (t) => (t.skull[track] = 5) })
      expect(before.over).toBe(false)
      const last = enemyStep({ cards: [card], arrange: (t) => (t.skull[track] = 6) })
      expect(last.result).toBe('lost')
      expect(last.t.outcome).toMatchObject({ reason: 'fallen', territory: territories[track] })
      expect(last.t.skull[track]).toBe(7)
    }
  })

  it('comes one hole at a time, and the game ends with the first hole that loses it [RFA-R29]', () => {
    const two = enemyStep({ dice: [dieShows.desert], cards: ['MOS'], arrange: (t) => (t.skull[0] = 6) })
    expect(two.told('damage').map((e) => [e.territory, e.hole])).toEqual([['desert', 7]])
    expect(two.result).toBe('lost')
    const steps = enemyStep({ dice: [dieShows.desert], cards: ['MOS'] })
    expect(steps.told('damage').map((e) => e.hole)).toEqual([1, 2])
  })

  it('comes to all territories in the order desert, fortress, forest, ice cave [RFA-R29]', () => {
    const s = enemyStep({ dice: [dieShows.all], cards: ['MOS'] })
    expect(s.told('damage').map((e) => e.territory)).toEqual(['desert', 'fortress', 'forest', 'iceCave'])
    const falls = enemyStep({
      dice: [dieShows.all],
      cards: ['MOS'],
      arrange: (t) => (t.skull = [0, 6, 6, 6]),
    })
    expect(falls.t.outcome).toMatchObject({ result: 'lost', territory: 'fortress' })
    expect(falls.t.skull).toEqual([1, 7, 6, 6])
  })

  it('of several attacks adds up on one track [RFA-147]', () => {
    const s = enemyStep({
      cards: ['D3a'],
      arrange: (t) => {
        enemy(t, 'D1a')
        enemy(t, 'D2a')
      },
    })
    expect(s.t.skull).toEqual([3, 0, 0, 0])
  })
})
