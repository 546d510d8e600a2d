import { Printings, type Printing } from '@dicehearth/engine'
import { characters } from './characters.ts'
import { firstPrinting } from './first-printing.ts'
import { traits } from './traits.ts'
import { treasures } from './treasures.ts'

const known = [...characters, ...treasures, ...traits].map(({ id }) => id)
const isKnown: ReadonlySet<string> = new Set(known)

export const printings = new Printings({ first: firstPrinting, known })

/** Of these, what lay in the box that a table was dealt from; own pieces are always with it. */
export function inBox(t: { readonly printing?: Printing | undefined }, ids: Iterable<string>): string[] {
  return [...ids].filter((id) => printings.holds(t.printing, id) || !isKnown.has(id))
}
