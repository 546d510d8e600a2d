import { readConfig, save, Table, type Game } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { companion, playOut, type CompanionKind } from '@dicehearth/bots'
import { beforeAll, expect, it } from 'vitest'
import { reviewOf, type Review } from '../index.ts'

let game: Game

beforeAll(async () => {
  const loaded = await loadGame('roll-for-adventure')
  if (!loaded) throw new Error('no game')
  game = loaded
})

/** A finished game of a person who plays like this companion, and such a companion. */
function finished(kind: CompanionKind, seed: string): ReturnType<typeof save> {
  const table = new Table(game, readConfig(game, { players: 2 }), seed)
  playOut(table, [companion(kind, `${seed} 0`), companion(kind, `${seed} 1`)])
  return save(table, [{ player: 'human' }, { player: 'random' }])
}

function reviewed(saved: ReturnType<typeof save>): { review: Review | null; shares: number[] } {
  const steps = reviewOf(game, saved)
  const shares: number[] = []
  for (;;) {
    const step = steps.next()
    if (step.done) return { review: step.value, shares }
    shares.push(step.value)
  }
}

it('a review tells the chance from the first choice to the end, its turning points, and luck apart from play', () => {
  const saved = finished('random', 'review')
  const { review, shares } = reviewed(saved)
  if (!review) throw new Error('no review')
  const { course, turns, cost, luck } = review
  expect(course).toHaveLength(saved.choices.length + 1)
  expect(course.at(-1)?.chance).toBe(0)
  expect(turns.length).toBeGreaterThan(0)
  expect(turns.length).toBeLessThanOrEqual(3)
  // Whoever plays at random could have done better.
  expect(cost).toBeGreaterThan(0)
  expect(turns.some(({ better }) => better !== null && better.gain > 0 && better.text !== '')).toBe(true)
  expect(course[0].chance - cost + luck).toBeCloseTo(course.at(-1)?.chance ?? 1)
  expect(shares.at(-1)).toBe(1)
})

it('a game that does not lead to its end has no review', () => {
  const saved = finished('random', 'review')
  expect(reviewed({ ...saved, choices: [...saved.choices.slice(0, -1), 999] }).review).toBeNull()
})
