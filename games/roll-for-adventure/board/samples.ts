import marsh from '../../../docs/examples/own-enemies.json' with { type: 'json' }
import type { OwnPack } from '../content/own-enemies.ts'
import { packs } from './pack-file.ts'

/** One enemy, as simple as they come. */
const oneMore: OwnPack = {
  game: 'roll-for-adventure',
  name: 'One More Knock',
  enemies: [
    {
      id: 'second-knock',
      name: 'Second Knock',
      text: 'Whoever opens finds nobody there, and the next one already on the stairs.',
      copies: 2,
      rank: 1,
      home: 'fortress',
      commands: true,
      stays: true,
      defeat: { total: 6 },
      onReveal: [{ do: 'attack', where: { at: 'home' } }, { do: 'revealNext' }],
      onAgain: [{ do: 'attack', where: { at: 'home' } }],
    },
  ],
}

/** Two that leave something behind for whoever defeats them. */
const gifts: OwnPack = {
  game: 'roll-for-adventure',
  name: 'Bearers of Gifts',
  enemies: [
    {
      id: 'ice-pedlar',
      name: 'Ice Pedlar',
      text: 'Sells winters by the yard.',
      copies: 2,
      rank: 2,
      home: 'iceCave',
      commands: true,
      stays: true,
      defeat: { total: 9 },
      onReveal: [{ do: 'removeDice', where: { at: 'home' }, count: 2 }],
      onAgain: 'same',
      onDefeat: [
        { do: 'bonus', count: 1 },
        { do: 'heal', where: { at: 'home' }, amount: 1 },
      ],
    },
    {
      id: 'hollow-drummer',
      name: 'Hollow Drummer',
      text: 'Every beat wakes somebody.',
      copies: 1,
      rank: 3,
      home: 'aside',
      commands: false,
      stays: true,
      defeat: { total: 12 },
      onReveal: [{ do: 'rally', below: 3 }],
      onAgain: [{ do: 'attack', where: { at: 'mostDice' } }],
      onDefeat: [{ do: 'release', count: 3 }],
    },
  ],
}

function read(file: unknown): OwnPack[] {
  const found = packs.read(file)
  return 'pack' in found ? [found.pack] : []
}

/** Packs to start from. */
export const samples: readonly OwnPack[] = [oneMore, gifts, ...read(marsh)]
