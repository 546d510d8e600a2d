import type { Play } from '@dicehearth/engine'
import { enemyStep } from './enemy-step.ts'
import type { Adventure } from './state.ts'
import { beginTurn, nextPlayer, rollAndPlace } from './turn.ts'

/** A turn is a start, rolls with their placements until the hand is empty, and the enemy step. */
export function* round(t: Adventure): Play {
  switch (t.step) {
    case 'begin':
      return yield* beginTurn(t)
    case 'rollAndPlace':
      return yield* rollAndPlace(t)
    case 'enemy':
      yield* enemyStep(t)
      nextPlayer(t)
  }
}
