import type { DieColour, DieMark } from '@dicehearth/engine'
import type { Colour } from './content/boards.ts'
import { ally, bonus, type DieId, type Open } from './rules/state.ts'

export const colourMarks: Readonly<Record<Colour, DieMark>> = {
  red: 'flame',
  blue: 'drop',
  green: 'leaf',
  yellow: 'sun',
}

/** How a die looks, on the board and in the log. */
export function dieLook(die: DieId, view: Open): { colour: DieColour; mark: DieMark } {
  const owner = view.owner[die]
  if (owner === bonus) return { colour: 'grey', mark: 'star' }
  if (owner === ally) return { colour: view.allyColour ?? 'grey', mark: 'ring' }
  return { colour: view.colours[owner], mark: colourMarks[view.colours[owner]] }
}
