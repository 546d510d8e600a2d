import { Printings, type Printing } from '@dicehearth/engine'
import { isPrinted, printedIds } from './box.ts'
import { firstPrinting } from './first-printing.ts'

export const printings = new Printings({ first: firstPrinting, known: [...printedIds] })

/** Of these, what lay in the box that a table was dealt from; an own pack is always with it. */
export function inBox<T extends string>(
  t: { readonly printing?: Printing | undefined },
  ids: Iterable<T>,
): T[] {
  return [...ids].filter((id) => printings.holds(t.printing, id) || !isPrinted(id))
}
