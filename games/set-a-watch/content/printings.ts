import { Printings, type Printing } from '@dicehearth/engine'
import { abilityIds } from './abilities.ts'
import { classIds } from './adventurers.ts'
import type { KindId } from './cards.ts'
import { creatures } from './creatures.ts'
import { firstPrinting } from './first-printing.ts'
import { locations } from './locations.ts'
import { summons, unhallowed } from './unhallowed.ts'

const cards: readonly { id: KindId; copies?: number }[] = [
  ...creatures,
  ...unhallowed,
  ...summons,
  ...locations,
]

export const printings = new Printings({
  first: firstPrinting,
  known: [...classIds, ...abilityIds, ...cards.flatMap(copiesOf)],
})

/** Every card of a kind: the second Eagle is `eagle#2`. */
function copiesOf({ id, copies = 1 }: { id: KindId; copies?: number }): string[] {
  return Array.from({ length: copies }, (_, copy) => (copy === 0 ? id : `${id}#${copy + 1}`))
}

interface Dealt {
  readonly printing?: Printing | undefined
}

/** Of these, what lay in the box that a table was dealt from. */
export function inBox<T extends string>({ printing }: Dealt, ids: readonly T[]): T[] {
  return ids.filter((id) => printings.holds(printing, id))
}

/** The kind of every card of these kinds that lay in that box. */
export function cardsInBox(t: Dealt, kinds: readonly { id: KindId; copies?: number }[]): KindId[] {
  return kinds.flatMap((kind) => inBox(t, copiesOf(kind)).map(() => kind.id))
}
