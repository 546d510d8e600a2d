import type { ClassColour } from './dice.ts'

export const monsterIds = [
  'cinderDrake',
  'frostLeviathan',
  'plagueHydra',
  'mindTyrant',
  'nightLich',
  'boneColossus',
] as const
export type MonsterId = (typeof monsterIds)[number]

/** What a Monster changes for everybody who fights it (RP-179). */
export type MonsterAbility =
  /** Final Dice showing this count as 0 (M_ZERO). */
  | { is: 'zero'; face: number }
  /** One of the highest Final Dice is removed where there are at least two (M_TOPCUT). */
  | { is: 'topCut' }
  /** Of each value so many Final Dice count at most (M_PAIRCAP). */
  | { is: 'pairCap'; most: number }
  /** Each Injury token subtracts so much (M_INJURY). */
  | { is: 'injury'; minus: number }
  /** Honor tokens add nothing (M_NOHONOR). */
  | { is: 'noHonor' }
  | { is: 'rerollCost'; xp: number }

/** Stars by the final total or, alone, by how much it exceeds the Strength: from so much on, so many. */
export type StarChart = readonly (readonly [from: number, stars: number])[]

export interface Monster {
  name: string
  colour: ClassColour
  strength: number
  stars: StarChart
  champion: number
  ability: MonsterAbility
  /** Its Strength on the card for one player. */
  soloStrength: number
}

export const monsters: Readonly<Record<MonsterId, Monster>> = {
  cinderDrake: {
    name: 'Cinder Drake',
    colour: 'red',
    strength: 12,
    stars: [
      [12, 2],
      [16, 4],
      [21, 6],
      [26, 8],
    ],
    champion: 2,
    ability: { is: 'zero', face: 1 },
    soloStrength: 13,
  },
  frostLeviathan: {
    name: 'Frost Leviathan',
    colour: 'blue',
    strength: 13,
    stars: [
      [13, 2],
      [17, 4],
      [22, 6],
      [27, 8],
    ],
    champion: 2,
    ability: { is: 'rerollCost', xp: 2 },
    soloStrength: 14,
  },
  plagueHydra: {
    name: 'Plague Hydra',
    colour: 'green',
    strength: 12,
    stars: [
      [12, 2],
      [16, 4],
      [21, 6],
      [26, 8],
    ],
    champion: 3,
    ability: { is: 'injury', minus: 2 },
    soloStrength: 13,
  },
  mindTyrant: {
    name: 'Mind Tyrant',
    colour: 'purple',
    strength: 10,
    stars: [
      [10, 2],
      [14, 4],
      [18, 6],
      [23, 8],
    ],
    champion: 2,
    ability: { is: 'topCut' },
    soloStrength: 11,
  },
  nightLich: {
    name: 'Night Lich',
    colour: 'black',
    strength: 11,
    stars: [
      [11, 2],
      [15, 4],
      [19, 6],
      [24, 8],
    ],
    champion: 3,
    ability: { is: 'pairCap', most: 2 },
    soloStrength: 12,
  },
  boneColossus: {
    name: 'Bone Colossus',
    colour: 'white',
    strength: 13,
    stars: [
      [13, 2],
      [17, 4],
      [22, 6],
      [27, 8],
    ],
    champion: 2,
    ability: { is: 'noHonor' },
    soloStrength: 14,
  },
}

/** On every card for one player: stars by the excess over the Strength (RP-237). */
export const soloStars: StarChart = [
  [0, 2],
  [3, 4],
  [7, 6],
  [12, 8],
]
