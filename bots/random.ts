import { newFate, pick } from '@dicehearth/engine'
import type { Companion } from './companion.ts'

/** Takes any option. */
export function random(seed: string): Companion {
  const chance = newFate(`${seed} random`)
  return (table) => pick(chance, table.decision?.options.length ?? 0)
}
