import { Printings, type Printing } from '@dicehearth/engine'
import { printedCards } from './enemies.ts'
import { firstPrinting } from './first-printing.ts'
import { heroIds } from './heroes.ts'

export const printings = new Printings({
  first: firstPrinting,
  known: [...heroIds, ...printedCards.map(({ id }) => id)],
})

/** Of these, what lay in the box that a table was dealt from. */
export function inBox<T extends string>(
  t: { readonly printing?: Printing | undefined },
  ids: readonly T[],
): T[] {
  return ids.filter((id) => printings.holds(t.printing, id))
}
