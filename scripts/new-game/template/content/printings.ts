import { Printings, type Config } from '@dicehearth/engine'
import { cardIds } from './cards.ts'
import { firstPrinting } from './first-printing.ts'

export const printings = new Printings({ first: firstPrinting, known: cardIds })

/** Of these, what lies in the box that a table is dealt from. */
export function inBox({ printing }: Config, ids: readonly string[]): string[] {
  return ids.filter((id) => printings.holds(printing, id))
}
