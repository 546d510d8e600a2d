import type { ClassColour } from './dice.ts'
import type { Attribute } from './sheet.ts'

export const backstoryIds = [
  'bellringersChild',
  'saltSmuggler',
  'cloisterScribe',
  'shepherdOfTheFens',
  'tinkersApprentice',
  'exiledHeir',
  'siegeSurvivor',
  'midnightBaker',
  'ferryKeeper',
  'lamplighter',
  'arenaSweeper',
  'cartwright',
  'swampHealer',
  'royalPage',
  'gravedigger',
  'wanderingMinstrel',
] as const
export type BackstoryId = (typeof backstoryIds)[number]

export interface Backstory {
  name: string
  /** In each row one space, counted from the left, and the colour that it asks for. */
  spaces: Readonly<Record<Attribute, readonly [space: number, colour: ClassColour]>>
}

export const backstories: Readonly<Record<BackstoryId, Backstory>> = {
  bellringersChild: {
    name: "Bellringer's Child",
    spaces: {
      STR: [3, 'white'],
      DEX: [1, 'blue'],
      CON: [2, 'red'],
      INT: [1, 'purple'],
      WIS: [2, 'green'],
      CHA: [3, 'black'],
    },
  },
  saltSmuggler: {
    name: 'Salt Smuggler',
    spaces: {
      STR: [2, 'red'],
      DEX: [3, 'white'],
      CON: [2, 'purple'],
      INT: [3, 'blue'],
      WIS: [1, 'black'],
      CHA: [1, 'green'],
    },
  },
  cloisterScribe: {
    name: 'Cloister Scribe',
    spaces: {
      STR: [2, 'blue'],
      DEX: [2, 'black'],
      CON: [3, 'purple'],
      INT: [1, 'white'],
      WIS: [3, 'red'],
      CHA: [1, 'green'],
    },
  },
  shepherdOfTheFens: {
    name: 'Shepherd of the Fens',
    spaces: {
      STR: [2, 'green'],
      DEX: [3, 'black'],
      CON: [1, 'blue'],
      INT: [3, 'red'],
      WIS: [2, 'white'],
      CHA: [1, 'purple'],
    },
  },
  tinkersApprentice: {
    name: "Tinker's Apprentice",
    spaces: {
      STR: [1, 'white'],
      DEX: [2, 'purple'],
      CON: [3, 'black'],
      INT: [1, 'red'],
      WIS: [3, 'green'],
      CHA: [2, 'blue'],
    },
  },
  exiledHeir: {
    name: 'Exiled Heir',
    spaces: {
      STR: [1, 'black'],
      DEX: [3, 'red'],
      CON: [1, 'green'],
      INT: [3, 'blue'],
      WIS: [2, 'purple'],
      CHA: [2, 'white'],
    },
  },
  siegeSurvivor: {
    name: 'Siege Survivor',
    spaces: {
      STR: [3, 'blue'],
      DEX: [2, 'purple'],
      CON: [1, 'red'],
      INT: [2, 'green'],
      WIS: [1, 'white'],
      CHA: [3, 'black'],
    },
  },
  midnightBaker: {
    name: 'Midnight Baker',
    spaces: {
      STR: [1, 'white'],
      DEX: [3, 'green'],
      CON: [2, 'blue'],
      INT: [1, 'black'],
      WIS: [2, 'red'],
      CHA: [3, 'purple'],
    },
  },
  ferryKeeper: {
    name: 'Ferry Keeper',
    spaces: {
      STR: [2, 'blue'],
      DEX: [1, 'red'],
      CON: [2, 'white'],
      INT: [3, 'black'],
      WIS: [1, 'purple'],
      CHA: [3, 'green'],
    },
  },
  lamplighter: {
    name: 'Lamplighter',
    spaces: {
      STR: [1, 'red'],
      DEX: [2, 'black'],
      CON: [3, 'white'],
      INT: [2, 'green'],
      WIS: [3, 'blue'],
      CHA: [1, 'purple'],
    },
  },
  arenaSweeper: {
    name: 'Arena Sweeper',
    spaces: {
      STR: [3, 'purple'],
      DEX: [1, 'green'],
      CON: [1, 'blue'],
      INT: [2, 'white'],
      WIS: [3, 'black'],
      CHA: [2, 'red'],
    },
  },
  cartwright: {
    name: 'Cartwright',
    spaces: {
      STR: [1, 'purple'],
      DEX: [1, 'red'],
      CON: [3, 'green'],
      INT: [2, 'blue'],
      WIS: [3, 'white'],
      CHA: [2, 'black'],
    },
  },
  swampHealer: {
    name: 'Swamp Healer',
    spaces: {
      STR: [3, 'red'],
      DEX: [1, 'blue'],
      CON: [2, 'purple'],
      INT: [1, 'black'],
      WIS: [2, 'green'],
      CHA: [3, 'white'],
    },
  },
  royalPage: {
    name: 'Royal Page',
    spaces: {
      STR: [2, 'green'],
      DEX: [2, 'white'],
      CON: [1, 'black'],
      INT: [3, 'purple'],
      WIS: [3, 'red'],
      CHA: [1, 'blue'],
    },
  },
  gravedigger: {
    name: 'Gravedigger',
    spaces: {
      STR: [2, 'black'],
      DEX: [3, 'purple'],
      CON: [1, 'white'],
      INT: [3, 'blue'],
      WIS: [1, 'green'],
      CHA: [2, 'red'],
    },
  },
  wanderingMinstrel: {
    name: 'Wandering Minstrel',
    spaces: {
      STR: [1, 'green'],
      DEX: [3, 'white'],
      CON: [3, 'red'],
      INT: [2, 'black'],
      WIS: [2, 'blue'],
      CHA: [1, 'purple'],
    },
  },
}

/** Stars for 0 to 6 dice of the right colour in the right space (RP-R36). */
export const backstoryStars: readonly number[] = [0, 0, 0, 1, 3, 4, 6]
