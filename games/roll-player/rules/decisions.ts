import { choose, type Play } from '@dicehearth/engine'
import type { RpAsk } from './asks.ts'
import type { RpOption } from './options.ts'
import type { RollPlayer } from './state.ts'

export type * from './asks.ts'
export type * from './causes.ts'
export type * from './options.ts'

/** Asks a question of this game; where there is only one answer, takes it without asking. */
export function decide<O extends RpOption>(t: RollPlayer, ask: RpAsk, options: readonly O[]): Play<O> {
  return choose(t, ask, options)
}
