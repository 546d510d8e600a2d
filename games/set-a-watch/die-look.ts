import type { DieColour, DieMark } from '@dicehearth/engine'
import { classes } from './content/adventurers.ts'
import { ownerOf, type DieId, type Who } from './rules/state.ts'
import type { SawView } from './view.ts'

/** Every adventurer has a colour, and a sign for those who cannot tell colours. */
const looks: readonly { colour: DieColour; mark: DieMark }[] = [
  { colour: 'blue', mark: 'drop' },
  { colour: 'red', mark: 'flame' },
  { colour: 'green', mark: 'leaf' },
  { colour: 'yellow', mark: 'sun' },
]

export function colourOf(who: Who): DieColour {
  return looks[who].colour
}

/** How a die looks, on the board and in the log. */
export function dieLook(die: DieId, view: SawView): { colour: DieColour; mark: DieMark; sides: 6 | 8 } {
  const who = ownerOf(die)
  return { ...looks[who], sides: classes[view.adventurers[who].class].dice }
}
