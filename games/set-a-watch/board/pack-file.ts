import { idFrom, type PackKind } from '@dicehearth/tabletop/workshop/pack-file.ts'
import { isPrinted } from '../content/box.ts'
import { readPack, type OwnCreature, type OwnLocation, type OwnPack } from '../content/own-pack.ts'

interface Named {
  id: string
  name: string
}

/** The same card under another name, with an id made from it that no other has. */
export function withName<C extends Named>(card: C, name: string, others: readonly Named[]): C {
  return { ...card, name, id: idFrom(name, others, 'card') }
}

export function freshCreature(taken: readonly Named[]): OwnCreature {
  const card: OwnCreature = { id: '', name: '', copies: 1, type: 'forest', health: 5, damage: 1 }
  return withName(card, 'Nameless Thing', taken)
}

export function freshLocation(taken: readonly Named[]): OwnLocation {
  const card: OwnLocation = { id: '', name: '', sort: 'normal', firewood: -1, creatures: 5, traits: [] }
  return withName(card, 'Nameless Place', taken)
}

export const packs: PackKind<OwnPack> = {
  game: 'set-a-watch',
  fresh: () => ({ game: 'set-a-watch', name: 'My night', creatures: [freshCreature([])], locations: [] }),
  read: (file) => readPack(file, isPrinted),
}
