import type { Guide } from '@dicehearth/engine'
import type { SawOption } from './rules/decisions.ts'

/** A first game, told step by step. */
export const guide: Guide<SawOption> = {
  setup: { players: 1, difficulty: 'easy', classes: 'picked', final: 'forbiddenTower' },
  seed: 'first watch',
  steps: [],
}
