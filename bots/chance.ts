import { copyFate, type Fate } from '@dicehearth/engine'

/**
 * The generator for one position of a table: always the same one, so that a companion plays the same game again after
 * an undo or a break.
 */
export function chanceAt(base: Fate, position: number): Fate {
  const chance = copyFate(base)
  // The generator's next number comes from `b` alone.
  chance.b ^= scrambled(2 * position)
  chance.c ^= scrambled(2 * position + 1)
  return chance
}

/**
 * The last step of MurmurHash3: every bit depends on every other. Anything less shows where positions come at regular
 * intervals: a companion that is asked the same question over and over would always give the same answer.
 */
function scrambled(n: number): number {
  let bits = n + 1
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
