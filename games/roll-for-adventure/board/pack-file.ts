import { idFrom, type PackKind } from '@dicehearth/tabletop/workshop/pack-file.ts'
import { isPrinted } from '../content/enemies.ts'
import { readPack, type OwnEnemy, type OwnPack } from '../content/own-enemies.ts'

export function freshEnemy(taken: readonly OwnEnemy[]): OwnEnemy {
  return withName(
    {
      id: '',
      name: '',
      copies: 1,
      rank: 1,
      home: 'desert',
      commands: true,
      stays: true,
      defeat: { total: 6 },
      onReveal: [{ do: 'attack', where: { at: 'home' } }],
      onAgain: 'same',
    },
    'Nameless Thing',
    taken,
  )
}

/** The same enemy under another name, with an id made from it that no other has. */
export function withName(enemy: OwnEnemy, name: string, others: readonly OwnEnemy[]): OwnEnemy {
  return { ...enemy, name, id: idFrom(name, others, 'enemy') }
}

export const packs: PackKind<OwnPack> = {
  game: 'roll-for-adventure',
  fresh: () => ({ game: 'roll-for-adventure', name: 'My enemies', enemies: [freshEnemy([])] }),
  read: (file) => readPack(file, isPrinted),
}
