import type { Kind, KindId } from './cards.ts'
import { creatures } from './creatures.ts'
import { locations } from './locations.ts'
import type { OwnPack } from './own-pack.ts'
import { summons, unhallowed } from './unhallowed.ts'

const printed: ReadonlyMap<KindId, Kind> = new Map(
  [...creatures, ...unhallowed, ...summons, ...locations].map((kind) => [kind.id, kind]),
)

/** The cards of packs, written as the printed ones are, once for each pack. */
const ofPacks = new WeakMap<OwnPack, ReadonlyMap<KindId, Kind>>()

export function isPrinted(id: KindId): boolean {
  return printed.has(id)
}

/** The kinds of an own pack. */
export function ownKinds(pack: OwnPack): ReadonlyMap<KindId, Kind> {
  let kinds = ofPacks.get(pack)
  if (!kinds) {
    const written: Kind[] = [
      ...pack.creatures.map((it): Kind => ({ kind: 'creature', edition: 'base', ...it })),
      ...pack.locations.map((it): Kind => ({ kind: 'location', edition: 'base', ...it })),
    ]
    kinds = new Map(written.map((kind) => [kind.id, kind]))
    ofPacks.set(pack, kinds)
  }
  return kinds
}

/** Whether there is such a card, printed or in an own pack. */
export function isKnown(own: OwnPack | null, id: KindId): boolean {
  return find(own, id) !== undefined
}

function find(own: OwnPack | null, id: KindId): Kind | undefined {
  return printed.get(id) ?? (own ? ownKinds(own).get(id) : undefined)
}

/** The kind with this id, printed or from an own pack. */
export function kindCalled(own: OwnPack | null, id: KindId): Kind {
  const kind = find(own, id)
  if (!kind) throw new Error(`no card ${id}`)
  return kind
}

/** The kind of every card in a box, as long as some table has that box. */
const ofBoxes = new WeakMap<readonly KindId[], readonly Kind[]>()

/** Card for card what is in a box. Games ask for it at every step. */
export function unpack(own: OwnPack | null, box: readonly KindId[]): readonly Kind[] {
  let kinds = ofBoxes.get(box)
  if (!kinds) {
    kinds = box.map((id) => kindCalled(own, id))
    ofBoxes.set(box, kinds)
  }
  return kinds
}
