export const territories = ['desert', 'fortress', 'forest', 'iceCave'] as const
export type Territory = (typeof territories)[number]
export type Side = 'A' | 'B'

export const landNames: Readonly<Record<Territory, string>> = {
  desert: 'desert',
  fortress: 'fortress',
  forest: 'forest',
  iceCave: 'ice cave',
}

/** The adventure boards and how many power stones each wants (RFA-006 to RFA-009). */
export const adventureBoards = {
  book: { name: 'The Book of Magic', spaces: 5 },
  sword: { name: 'The Sword of Saints', spaces: 6 },
  crown: { name: 'The Crown of Kings', spaces: 7 },
  jewel: { name: 'The Jewel of Light', spaces: 8 },
} as const
export type AdventureBoard = keyof typeof adventureBoards

/** What the six faces of the territory die show (RFA-R02). */
export const territoryDie = [...territories, 'all', 'none'] as const
export type TerritoryDie = (typeof territoryDie)[number]
export const dieFaces: Readonly<Record<TerritoryDie, string>> = {
  ...landNames,
  all: 'all territories',
  none: 'no territory',
}

export const colours = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof colours)[number]

/** Numbers that may be tuned. */
export const diceEach = 5
export const bonusDice = 4
export const enemyHolds = 6
export const resurrectionHolds = 10

/** Desert A: dice in the first and in the second section that complete it. */
export const desertAGroup = 3

/** Desert B (RFA-R38): the spaces (s1 is 0) of each connection, from the upper to the lower end. */
export const desertBSpaces = 9
export const connections: readonly (readonly number[])[] = [
  [0, 2],
  [1, 3, 5, 7],
  [4, 6, 8],
  [2, 3, 4],
  [7, 8],
]

/** The fortress: which number each section takes, on both sides. */
export const fortressNumbers = [2, 3, 4] as const
export const fortressAGroup = 4
export const fortressBBarriers = 2
/** Fortress B: dice that complete a section with two, one and no barrier tiles left. */
export const fortressBGroup: readonly number[] = [5, 4, 3]

/** Forest A: where the boundary tile starts and how deep it may go (RFA-R20). */
export const forestAFirst = 6
export const forestALast = 9

/** Forest B (RFA-R44): the arch, and the value printed between w(k) and w(k+1). */
export const archSpaces = 6
export const archMost = 5
export const boundaryValues: readonly number[] = [2, 4, 1, 3, 5]

/** Ice cave A: how many dice earn what (RFA-092 to RFA-097). */
export const iceA = { spaces: 6, bonus: 4, enemy: 5, skull: 6 } as const

/** Ice cave B (RFA-R49): c11, c12, c13, c21, c22, c23, c31, c32 are spaces 0 to 7. */
export const iceBSpaces = 8
export const iceSpaceNames: readonly string[] = [
  'upper row left',
  'upper row middle',
  'upper row right',
  'middle row left',
  'middle row middle',
  'middle row right',
  'lower row left',
  'lower row middle',
]
export type IceReward = 'bonus' | 'defeat' | 'release' | 'twoHoles' | 'oneHole'
/** What each reward is called. */
export const iceRewards: Readonly<Record<IceReward, string>> = {
  bonus: 'up to two bonus dice',
  defeat: 'the defeat of an enemy',
  release: 'a die from Oblivion',
  twoHoles: 'a skull two holes back',
  oneHole: 'a skull one hole back',
}
export const iceLines: readonly { name: string; spaces: readonly number[]; reward: IceReward }[] = [
  { name: 'upper row', spaces: [0, 1, 2], reward: 'bonus' },
  { name: 'middle row', spaces: [3, 4, 5], reward: 'defeat' },
  { name: 'lower row', spaces: [6, 7], reward: 'release' },
  { name: 'left column', spaces: [0, 3, 6], reward: 'twoHoles' },
  { name: 'middle column', spaces: [1, 4, 7], reward: 'defeat' },
  { name: 'right column', spaces: [2, 5], reward: 'oneHole' },
]
/** The order in which claimed lines are rewarded (RFA-R52): L1, L2, L5, L3, L4, L6. */
export const iceRewardOrder: readonly number[] = [0, 1, 4, 2, 3, 5]
export const iceNeighbours: readonly (readonly number[])[] = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4, 6],
  [1, 3, 5, 7],
  [2, 4],
  [3, 7],
  [4, 6],
]
