import type { DieLook } from '@dicehearth/engine'
import { isLuckDie, type DieId } from './rules/dice.ts'

/** How a die looks, on the board and in the log: ivory for actions, green for luck. */
export function dieLook(die: DieId): DieLook {
  return isLuckDie(die) ? { colour: 'green', mark: 'leaf' } : { colour: 'white', mark: 'star' }
}
