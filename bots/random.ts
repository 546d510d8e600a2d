import { copyFate, pick, type Fate } from '@dicehearth/engine'
import type { Thinking } from './mind.ts'
import type { Position } from './position.ts'

/** Takes a random option. */
export function* random(_position: Position, own: readonly number[], chance: Fate): Thinking {
  return { option: own[pick(copyFate(chance), own.length)], weighed: [] }
}
