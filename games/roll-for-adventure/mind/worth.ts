import { likelihood } from '@dicehearth/engine'
import type { Adventure } from '../rules/state.ts'
import { dangers, diceAtHand, progress } from './evaluate.ts'

/** How likely the heroes are to win. */
export function worth(t: Adventure): number {
  return t.outcome ? Number(t.outcome.result === 'won') : likelihood(weights, signs(t))
}

/** What speaks for victory and against it. */
export function signs(t: Adventure): number[] {
  const missing = t.spaces - t.stones
  const near = t.skull.map((hole, track) => 1 / (t.lastHole[track] - hole))
  return [
    1,
    missing,
    progress(t) / 100,
    dangers(t) / 100,
    diceAtHand(t) / 100,
    Math.max(...near),
    near.reduce((sum, it) => sum + it, 0),
    t.enemies.length,
    t.oblivion.length,
    t.players,
  ]
}

const weights = [1.77, -0.649, 1.31, -1.2, 2.5, 0.142, -0.94, -0.0943, -0.0694, -0.494]
