import { likelihood, type Sign } from '@dicehearth/engine'
import type { Adventure } from '../rules/state.ts'
import { dangers, diceAtHand, progress } from './evaluate.ts'

/** How likely the heroes are to win. */
export function worth(t: Adventure): number {
  return t.outcome ? Number(t.outcome.result === 'won') : likelihood(says, signs(t))
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

export const says: readonly Sign[] = [
  [3.99],
  [-0.845, 'Power Stones come sooner', 'Power Stones come later'],
  [-0.0566],
  [-1.03, 'the land is in less danger', 'the land is in more danger'],
  [0.708, 'more dice stay with the heroes', 'fewer dice stay with the heroes'],
  [-0.513],
  [-1.06, 'the skulls stay further from the end', 'the skulls come nearer to the end'],
  [-0.133, 'fewer enemies are left', 'more enemies are left'],
  [-0.142, 'fewer dice are lost in Oblivion', 'more dice are lost in Oblivion'],
  [-0.314],
]
