import { inColours, type DieLook } from '@dicehearth/engine'
import { colourNames } from '../content/dice.ts'

/** A die as it counts now; one of two colours has a second half. */
export function dieLook(counts: string): DieLook & { second?: DieLook } {
  return inColours(counts.split('').map((letter) => colourNames[letter]))
}
