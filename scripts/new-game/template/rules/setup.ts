import { shuffle, type Config, type Fate, type Problem } from '@dicehearth/engine'
import { cards } from '../content/cards.ts'
import type { Hearth } from './state.ts'

/** What the host chooses before the game besides the number of players: see `oneOf` and its like in the engine. */
export const setup = {}

/** Set-ups that the rules forbid, each with its rule. */
export function problems(): Problem[] {
  return []
}

/** Sets the table (EXG-01). */
export function deal({ players }: Config, fate: Fate): Hearth {
  return {
    fate,
    outcome: null,
    listener: undefined,
    active: 0,
    deck: shuffle(fate, cards.slice()),
    row: [],
    kept: Array.from({ length: players }, () => []),
    burnt: [],
  }
}
