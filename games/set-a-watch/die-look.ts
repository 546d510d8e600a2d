import { inColour, type DieColour, type DieLook } from '@dicehearth/engine'
import { classes } from './content/adventurers.ts'
import type { DieId, Who } from './rules/state.ts'
import type { SawView } from './view.ts'
import { ownerOf } from './rules/lookups.ts'

/** The colours of the four adventurers. */
const colours = ['blue', 'red', 'green', 'yellow'] as const

export function colourOf(who: Who): DieColour {
  return colours[who]
}

/** How a die looks, on the board and in the log. */
export function dieLook(die: DieId, view: SawView): DieLook & { sides: 6 | 8 } {
  const who = ownerOf(die)
  return { ...inColour(colourOf(who)), sides: classes[view.adventurers[who].class].dice }
}
