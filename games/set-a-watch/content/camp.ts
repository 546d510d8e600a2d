/** The numbers of the camp board: tune them here. */
export const adventurersInPlay = 4
export const diceEach = 3
export const lastRound = 9
export const restsEach = 2

export const firewoodAtFirst = 7
export const firewoodMost = 15
/** What a card thrown on the fire is worth. */
export const cardWood = 2
/** From how much firewood on the fire lights two, and three, positions (SAW-085). */
export const lightsTwo = 7
export const lightsThree = 12

export const mostTamed = 2

export const chopWood = 2
export const chopSpaces = 3
export const scoutSpaces = 3
export const scoutCards = 2
export const mapNeeds = 4
export const healNeeds = 6

export const unhallowedInDeck = 7
export const creaturesInDeck = 30
export const locationsBeforeTheLast = 8

export const summonsAt = { easy: 1, normal: 2, hard: 3, insane: 4 } as const
export type Difficulty = keyof typeof summonsAt

/** Where a die lies in camp. */
export const campSpaces = [
  'chop',
  'scout',
  'map',
  'heal',
  'equip',
  'special',
  'seal',
  'vanquish',
  'bolster',
] as const
export type CampSpace = (typeof campSpaces)[number]
export const runes = ['seal', 'vanquish', 'bolster'] as const
export type Rune = (typeof runes)[number]
