import ford from '../../../docs/examples/set-a-watch-pack.json' with { type: 'json' }
import type { OwnPack } from '../content/own-pack.ts'
import { packs } from './pack-file.ts'

/** One creature and one place, as simple as they come. */
const lane: OwnPack = {
  game: 'set-a-watch',
  name: 'Down the Lane',
  creatures: [{ id: 'lane-dog', name: 'Lane Dog', copies: 2, type: 'forest', health: 4, damage: 1 }],
  locations: [
    { id: 'sunken-lane', name: 'Sunken Lane', sort: 'normal', firewood: -1, creatures: 5, traits: [] },
  ],
}

/** The dead of a winter march: they grow with one another, and come back. */
const march: OwnPack = {
  game: 'set-a-watch',
  name: 'The Winter March',
  creatures: [
    {
      id: 'frozen-sergeant',
      name: 'Frozen Sergeant',
      copies: 2,
      type: 'undead',
      health: 5,
      damage: 2,
      ongoing: [{ is: 'healthPer', by: 1, type: 'undead' }],
      defeated: [{ do: 'returnToLine' }],
    },
    {
      id: 'drummer-boys',
      name: 'Drummer Boys',
      plural: true,
      copies: 1,
      type: 'undead',
      health: 3,
      damage: 1,
      reveal: [{ do: 'graveToLine', type: 'undead' }],
    },
    {
      id: 'general-of-snow',
      name: 'The General of Snow',
      copies: 1,
      type: 'unhallowed',
      health: 16,
      damage: 3,
      reveal: [{ do: 'firewood', by: -3 }],
      first: [{ do: 'lowerDice', by: 1 }],
    },
  ],
  locations: [
    {
      id: 'snowed-in-bridge',
      name: 'Snowed-in Bridge',
      sort: 'normal',
      firewood: -3,
      creatures: 4,
      traits: [{ is: 'chopSpaces', spaces: 2 }],
    },
    {
      id: 'last-bivouac',
      name: 'The Last Bivouac',
      sort: 'final',
      firewood: -2,
      creatures: 8,
      traits: [{ is: 'health', types: ['undead', 'unhallowed'], by: 2 }],
    },
  ],
}

function read(file: unknown): OwnPack[] {
  const found = packs.read(file)
  return 'pack' in found ? [found.pack] : []
}

/** Packs to start from. */
export const samples: readonly OwnPack[] = [lane, march, ...read(ford)]
