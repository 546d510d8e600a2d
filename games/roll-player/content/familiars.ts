import type { ClassColour } from './dice.ts'
import type { Effect } from './language.ts'

export type FamiliarId = string

export interface Familiar {
  id: FamiliarId
  name: string
  /** The sum of its three dice that earns its stars (RP-188). */
  range: readonly [least: number, most: number]
  stars: number
  /** The Familiar Backstory, from the left (RP-189). */
  colours: readonly [ClassColour, ClassColour, ClassColour]
  /** The Familiar Action (RP-082). */
  does: Effect[]
}

/** Stars for 0 to 3 matches of the Familiar Backstory (RP-189). */
export const familiarStars: readonly number[] = [0, 0, 1, 3]

/** The Familiar Boards. */
export const familiars: readonly Familiar[] = [
  {
    id: 'iceBear',
    name: 'Ice Bear',
    range: [5, 7],
    stars: 2,
    colours: ['white', 'blue', 'green'],
    does: [{ do: 'adjust', dice: 'any', by: 2, way: 'down' }],
  },
  {
    id: 'emberFox',
    name: 'Ember Fox',
    range: [15, 16],
    stars: 3,
    colours: ['red', 'purple', 'black'],
    does: [
      { do: 'adjust', dice: 'any', by: 1, way: 'up' },
      { do: 'gold', by: 1 },
    ],
  },
  {
    id: 'moonOwl',
    name: 'Moon Owl',
    range: [10, 11],
    stars: 2,
    colours: ['blue', 'white', 'purple'],
    does: [{ do: 'reroll', dice: 'any', rolls: 1, upTo: 2 }],
  },
  {
    id: 'thornBoar',
    name: 'Thorn Boar',
    range: [12, 14],
    stars: 2,
    colours: ['green', 'red', 'black'],
    does: [{ do: 'flip', dice: 'placed' }],
  },
  {
    id: 'tideSerpent',
    name: 'Tide Serpent',
    range: [8, 9],
    stars: 2,
    colours: ['blue', 'green', 'red'],
    does: [
      { do: 'swap', among: 'any' },
      { do: 'gold', by: 1 },
    ],
  },
  {
    id: 'stormRaven',
    name: 'Storm Raven',
    range: [16, 18],
    stars: 4,
    colours: ['black', 'white', 'blue'],
    does: [
      { do: 'xp', by: 1 },
      { do: 'gold', by: 1 },
    ],
  },
  {
    id: 'shadeCat',
    name: 'Shade Cat',
    range: [3, 4],
    stars: 3,
    colours: ['purple', 'black', 'white'],
    does: [
      { do: 'charm', by: 1 },
      { do: 'align', steps: 1, may: true },
    ],
  },
  {
    id: 'stoneTortoise',
    name: 'Stone Tortoise',
    range: [13, 13],
    stars: 3,
    colours: ['white', 'green', 'red'],
    does: [{ do: 'adjust', dice: 'any', by: 1, way: 'either', upTo: 2 }],
  },
  {
    id: 'sunStag',
    name: 'Sun Stag',
    range: [14, 16],
    stars: 3,
    colours: ['red', 'purple', 'green'],
    does: [
      { do: 'align', steps: 2, may: true },
      { do: 'injury', by: -1 },
    ],
  },
  {
    id: 'mireToad',
    name: 'Mire Toad',
    range: [6, 8],
    stars: 2,
    colours: ['black', 'blue', 'purple'],
    does: [{ do: 'gold', by: 2 }],
  },
]
