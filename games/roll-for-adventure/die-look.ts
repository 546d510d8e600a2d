import { inColour, type DieLook } from '@dicehearth/engine'
import { ally, bonus } from './rules/lookups.ts'
import type { DieId, Open } from './rules/state.ts'

/** Whose a die is, as a word. */
export function whose(die: DieId, view: Open): string {
  const owner = view.owner[die]
  if (owner === bonus) return 'bonus'
  return owner === ally ? 'ally' : view.colours[owner]
}

/** How a die looks, on the board and in the log. */
export function dieLook(die: DieId, view: Open): DieLook {
  const owner = view.owner[die]
  if (owner === bonus) return inColour('grey')
  if (owner === ally) return { colour: view.allyColour ?? 'grey', mark: 'ring' }
  return inColour(view.colours[owner])
}
