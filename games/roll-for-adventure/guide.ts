import type { Guide } from '@dicehearth/engine'
import type { RfaOption } from './rules/decisions.ts'

/** A first game, told step by step. */
export const guide: Guide<RfaOption> = {
  setup: { players: 2, heroes: ['adventurer', 'healer'], first: '1', script: [1, 1, 3, 5, 6, 6, 2] },
  seed: 'first game',
  steps: [],
}
