import { choose, type Play } from '@dicehearth/engine'
import type { AdventureAsk, AdventureOption } from './decisions.ts'
import type { Party } from './state.ts'

/** Asks one of this game's questions. */
export function asked<O extends AdventureOption>(
  t: Party,
  ask: AdventureAsk,
  options: readonly O[],
): Play<O> {
  return choose(t, ask, options)
}
