import type { Level, Weakness } from './language.ts'
import type { Dots } from './printed.ts'
import { attributes, type Attribute } from './sheet.ts'

export type MinionId = string

export interface Minion {
  id: MinionId
  name: string
  dots: Dots
  /** What gives more Combat Dice against it (RP-132). */
  weakness: Weakness | null
  /** What is gained by the total of the combat roll, the lowest first (RP-139). */
  levels: Level[]
}

export function levelFor({ levels }: Pick<Minion, 'levels'>, total: number): Level {
  return levels.findLast(({ from }) => total >= from) ?? levels[0]
}

const anyAttribute: Attribute[] = [...attributes]

/** The Minions. A trophy is taken after everything else that a level gives (RP-245). */
export const minions: readonly Minion[] = [
  {
    id: 'goblinSneak',
    name: 'Goblin Sneak',
    dots: 1,
    weakness: { of: { count: 'score', row: 'DEX' }, at: [9, 13] },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 4, trophy: false, gives: [{ do: 'xp', by: 1 }] },
      {
        from: 7,
        trophy: true,
        gives: [
          { do: 'xp', by: 1 },
          { do: 'gold', by: 1 },
        ],
      },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'gold', by: 2 },
        ],
      },
    ],
  },
  {
    id: 'koboldMiner',
    name: 'Kobold Miner',
    dots: 1,
    weakness: { of: { count: 'goldDice' }, every: 2, most: 2 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 3, trophy: false, gives: [{ do: 'gold', by: 2 }] },
      {
        from: 6,
        trophy: true,
        gives: [
          { do: 'xp', by: 1 },
          { do: 'gold', by: 2 },
        ],
      },
      {
        from: 9,
        trophy: true,
        gives: [
          { do: 'xp', by: 1 },
          { do: 'gold', by: 4 },
        ],
      },
    ],
  },
  {
    id: 'plagueRat',
    name: 'Plague Rat',
    dots: 1,
    weakness: null,
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 3, trophy: false, gives: [{ do: 'xp', by: 1 }] },
      { from: 5, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      { from: 6, trophy: true, gives: [{ do: 'xp', by: 2 }] },
    ],
  },
  {
    id: 'roadBandit',
    name: 'Road Bandit',
    dots: 1,
    weakness: { of: { count: 'cards', type: 'weapon' }, every: 1, most: 2 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 4, trophy: false, gives: [{ do: 'gold', by: 2 }] },
      {
        from: 7,
        trophy: true,
        gives: [
          { do: 'xp', by: 1 },
          { do: 'gold', by: 2 },
        ],
      },
      {
        from: 11,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'gold', by: 3 },
        ],
      },
    ],
  },
  {
    id: 'crocodile',
    name: 'Crocodile',
    dots: 1,
    weakness: { of: { count: 'backstoryMatches' }, every: 2, most: 3 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 5, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      { from: 8, trophy: true, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 11,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
        ],
      },
    ],
  },
  {
    id: 'bogImp',
    name: 'Bog Imp',
    dots: 1,
    weakness: { of: { count: 'fiends' }, every: 1, most: 2 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 4, trophy: false, gives: [{ do: 'xp', by: 1 }] },
      { from: 7, trophy: true, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'banish', upTo: 1 },
        ],
      },
    ],
  },
  {
    id: 'boneArcher',
    name: 'Bone Archer',
    dots: 1,
    weakness: { token: { good: 2, betweenGoodAndEvil: 1 } },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 4, trophy: false, gives: [{ do: 'xp', by: 1 }] },
      {
        from: 7,
        trophy: true,
        gives: [
          { do: 'xp', by: 1 },
          { do: 'honor', by: 1 },
        ],
      },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
        ],
      },
    ],
  },
  {
    id: 'tuskedBoar',
    name: 'Tusked Boar',
    dots: 1,
    weakness: { of: { count: 'score', row: 'STR' }, at: [9, 13] },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 4, trophy: false, gives: [{ do: 'xp', by: 1 }] },
      { from: 7, trophy: true, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'attribute', of: ['STR'] },
        ],
      },
    ],
  },
  {
    id: 'maskedAcolyte',
    name: 'Masked Acolyte',
    dots: 1,
    weakness: { of: { count: 'cards', type: 'skill' }, every: 1, most: 2 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 4, trophy: false, gives: [{ do: 'xp', by: 1 }] },
      {
        from: 7,
        trophy: true,
        gives: [
          { do: 'xp', by: 1 },
          { do: 'attribute', of: ['WIS'] },
        ],
      },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'attribute', of: anyAttribute },
        ],
      },
    ],
  },
  {
    id: 'caveSpider',
    name: 'Cave Spider',
    dots: 1,
    weakness: { of: { count: 'score', row: 'CON' }, at: [9, 13] },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 2 }] },
      { from: 4, trophy: false, gives: [{ do: 'xp', by: 1 }] },
      { from: 7, trophy: true, gives: [{ do: 'xp', by: 2 }] },
      { from: 10, trophy: true, gives: [{ do: 'xp', by: 3 }] },
    ],
  },
  {
    id: 'ogreBrute',
    name: 'Ogre Brute',
    dots: 2,
    weakness: { of: { count: 'score', row: 'STR' }, at: [11, 14, 17] },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 2 }] },
      { from: 6, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
        ],
      },
      {
        from: 14,
        trophy: true,
        gives: [
          { do: 'xp', by: 3 },
          { do: 'honor', by: 2 },
        ],
      },
    ],
  },
  {
    id: 'hexWitch',
    name: 'Hex Witch',
    dots: 2,
    weakness: { of: { count: 'cards', type: 'trait' }, every: 1, most: 3 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 6, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
        ],
      },
      {
        from: 14,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
          { do: 'attribute', of: anyAttribute },
        ],
      },
    ],
  },
  {
    id: 'gargoyle',
    name: 'Gargoyle',
    dots: 2,
    weakness: { of: { count: 'score', row: 'INT' }, at: [11, 14, 17] },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 2 }] },
      { from: 6, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      { from: 10, trophy: true, gives: [{ do: 'xp', by: 3 }] },
      {
        from: 14,
        trophy: true,
        gives: [
          { do: 'xp', by: 3 },
          { do: 'honor', by: 2 },
        ],
      },
    ],
  },
  {
    id: 'graveWraith',
    name: 'Grave Wraith',
    dots: 2,
    weakness: { of: { count: 'classColour' }, every: 3, most: 3 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 2 }] },
      { from: 6, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
        ],
      },
      {
        from: 14,
        trophy: true,
        gives: [
          { do: 'xp', by: 3 },
          { do: 'honor', by: 2 },
        ],
      },
    ],
  },
  {
    id: 'harpy',
    name: 'Harpy',
    dots: 2,
    weakness: { of: { count: 'familiarDice' }, every: 1, most: 3 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 7, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 11,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
        ],
      },
      {
        from: 15,
        trophy: true,
        gives: [
          { do: 'xp', by: 3 },
          { do: 'honor', by: 2 },
        ],
      },
    ],
  },
  {
    id: 'minotaurGuard',
    name: 'Minotaur Guard',
    dots: 2,
    weakness: { of: { count: 'cards', type: 'armor' }, every: 2, most: 3 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 2 }] },
      {
        from: 6,
        trophy: false,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'gold', by: 1 },
        ],
      },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
        ],
      },
      {
        from: 14,
        trophy: true,
        gives: [
          { do: 'xp', by: 3 },
          { do: 'honor', by: 1 },
          { do: 'gold', by: 3 },
        ],
      },
    ],
  },
  {
    id: 'shapeThief',
    name: 'Shape Thief',
    dots: 2,
    weakness: { of: { count: 'trophies' }, every: 1, most: 3 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 6, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'gold', by: 2 },
        ],
      },
      {
        from: 14,
        trophy: true,
        gives: [
          { do: 'xp', by: 3 },
          { do: 'honor', by: 1 },
          { do: 'gold', by: 2 },
        ],
      },
    ],
  },
  {
    id: 'salamander',
    name: 'Salamander',
    dots: 2,
    weakness: { of: { count: 'colour', colour: 'blue' }, every: 2, most: 3 },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 2 }] },
      { from: 6, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
        ],
      },
      {
        from: 14,
        trophy: true,
        gives: [
          { do: 'xp', by: 3 },
          { do: 'honor', by: 2 },
        ],
      },
    ],
  },
  {
    id: 'trollMarauder',
    name: 'Troll Marauder',
    dots: 2,
    weakness: { of: { count: 'score', row: 'CON' }, at: [11, 14, 17] },
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 2 }] },
      { from: 6, trophy: false, gives: [{ do: 'xp', by: 2 }] },
      {
        from: 10,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 1 },
        ],
      },
      {
        from: 14,
        trophy: true,
        gives: [
          { do: 'xp', by: 4 },
          { do: 'honor', by: 1 },
        ],
      },
    ],
  },
  {
    id: 'dreadKnight',
    name: 'Dread Knight',
    dots: 2,
    weakness: null,
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 2 }] },
      { from: 4, trophy: false, gives: [{ do: 'xp', by: 1 }] },
      {
        from: 8,
        trophy: true,
        gives: [
          { do: 'xp', by: 2 },
          { do: 'honor', by: 2 },
        ],
      },
      {
        from: 12,
        trophy: true,
        gives: [
          { do: 'xp', by: 3 },
          { do: 'honor', by: 3 },
        ],
      },
    ],
  },
]
