import { shuffle, type Config, type Fate, type Problem } from '@dicehearth/engine'
import { cardIds, numberOn } from '../content/cards.ts'
import { inBox } from '../content/printings.ts'
import type { Hearth } from './state.ts'

/** What the host chooses before the game besides the number of players: see `oneOf` and its like in the engine. */
export const setup = {}

/** Set-ups that the rules forbid, each with its rule. */
export function problems(): Problem[] {
  return []
}

/** Sets the table (EXG-01). */
export function deal(config: Config, fate: Fate): Hearth {
  const dealt = inBox(config, cardIds).map(numberOn)
  return {
    fate,
    outcome: null,
    listener: undefined,
    dealt,
    active: 0,
    deck: shuffle(fate, dealt.slice()),
    row: [],
    kept: Array.from({ length: config.players }, () => []),
    burnt: [],
  }
}
