import { likelihood, type Sign } from '@dicehearth/engine'
import type { Adventure } from '../rules/state.ts'
import { dangers as threats, diceAtHand, progress } from './evaluate.ts'

/** How likely the heroes are to win. */
export function worth(t: Adventure): number {
  return t.outcome ? Number(t.outcome.result === 'won') : likelihood(says, signs(t))
}

/** What speaks for victory and against it. */
export function signs(t: Adventure): number[] {
  const missing = t.spaces - t.stones
  const left = t.skull.map((hole, track) => t.lastHole[track] - hole)
  const near = left.map((holes) => 1 / holes)
  const nearest = Math.min(...left)
  return [
    1,
    missing,
    progress(t) / 100,
    threats(t) / 100,
    diceAtHand(t) / 100,
    Math.max(...near),
    near.reduce((sum, it) => sum + it, 0),
    t.enemies.length,
    t.oblivion.length,
    t.players,
    t.players === 4 ? 1 : 0,
    t.players === 4 ? t.spaces : 0,
    nearest,
    // Who still has far to go needs the time.
    (missing * nearest) / 10,
    (missing * progress(t)) / 1000,
    t.pool.length,
    Object.values(t.sides).filter((side) => side === 'B').length,
  ]
}

export const says: readonly Sign[] = [
  [1.65],
  [-1.59, 'Power Stones come sooner', 'Power Stones come later'],
  [1.1],
  [-0.726, 'the land is in less danger', 'the land is in more danger'],
  [1.17, 'more dice stay with the heroes', 'fewer dice stay with the heroes'],
  [1.02],
  [-1.24, 'the skulls stay further from the end', 'the skulls come nearer to the end'],
  [-0.00651],
  [-0.131, 'fewer dice are lost in Oblivion', 'more dice are lost in Oblivion'],
  [0.136],
  [0.253],
  [-0.25],
  [0.281],
  [1.04],
  [-0.371],
  [-0.144],
  [-0.816],
]

/** The land in danger, and the skulls. */
export const dangers = [3, 6]
