import { describe, expect, it } from 'vitest'
import { solidOf } from './solid.ts'
import { apply, dot, matrixOf } from './space.ts'
import { bodyOf, tumble, type Knock } from './tumble.ts'

function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

describe('a throw', () => {
  it.each([
    [6, 7],
    [8, 9],
  ] as const)(
    'has %i sides; opposite ones always add up to %i, and every number can be on top',
    (sort, sum) => {
      const { sides, labellings } = solidOf(sort)
      expect(labellings).toHaveLength(24)
      for (const labels of labellings) {
        for (const [i, { normal }] of sides.entries()) {
          const opposite = sides.findIndex((side) => dot(side.normal, normal) < -0.99)
          expect(labels[i] + labels[opposite]).toBe(sum)
        }
        expect(labels.toSorted((a, b) => a - b)).toEqual(sides.map((_, i) => i + 1))
      }
      for (const side of sides.keys())
        expect(new Set(labellings.map((labels) => labels[side])).size).toBe(sort)
    },
  )

  it.each([1, 5, 20])('of %i dice comes to rest flat, inside the tray and beside each other', (count) => {
    for (let seed = 1; seed <= 4; seed++) {
      const chance = chances(seed * 7919 + count)
      const tray = { width: 250, depth: 170 }
      const dice = Array.from({ length: count }, (_, n) =>
        bodyOf(
          solidOf(n % 3 === 2 ? 8 : 6),
          24,
          [-340 - chance() * 90, 90 + chance() * 80, (n / count - 0.5) * 250],
          [520 + chance() * 200, 30, (chance() - 0.5) * 200],
          chance,
        ),
      )
      const knocks: Knock[] = []
      let age = 0
      for (; age < 2.4 && dice.some(({ top }) => top === null); age += 1 / 60)
        tumble(dice, tray, 1 / 60, age, (knock) => knocks.push(knock))
      expect(knocks.some(({ on }) => on === 'wood')).toBe(true)
      expect(knocks.every(({ force, voice }) => force > 0 && voice > 0.8 && voice < 1.5)).toBe(true)
      if (count === 20) expect(knocks.some(({ on }) => on === 'die')).toBe(true)
      for (const { top, at, turn, solid } of dice) {
        if (top === null) throw new Error(`a die of throw ${seed} still rolls after ${age} seconds`)
        expect(apply(matrixOf(turn), solid.sides[top].normal)[1]).toBeCloseTo(1, 3)
        expect(Math.abs(at[0])).toBeLessThan(tray.width)
        expect(Math.abs(at[2])).toBeLessThan(tray.depth)
      }
    }
  })
})
