import { copyFate, type Fate } from '@dicehearth/engine'

/**
 * The generator for one position of a table: always the same one, so that a companion plays the same game again after
 * an undo or a break. (The multiplier is the golden ratio in 32 bits: neighbouring positions end up far apart.)
 */
export function chanceAt(base: Fate, position: number): Fate {
  const chance = copyFate(base)
  // The generator's next number comes from `b` alone.
  chance.b ^= Math.imul(position + 1, 0x9e3779b1)
  chance.c ^= Math.imul(position + 1, 0x85ebca6b)
  return chance
}
