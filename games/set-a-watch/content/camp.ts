/** The numbers of the camp board: tune them here. */
export const adventurersInPlay = 4
export const diceEach = 3
export const lastRound = 9
export const restsEach = 2

export const firewoodAtFirst = 7
/** The number by which the die for the first firewood is asked for at a table with real dice. */
export const theFirewoodDie = -1
export const firewoodMost = 15
/** How much firewood an exhausted card gives. */
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
export const difficulties = Object.keys(summonsAt) as Difficulty[]

/** Where a die can lie in camp, and what stands there. */
const spaces = {
  chop: ['Chop Wood', `Three spaces, any die: Firewood +${chopWood}.`],
  scout: [
    'Scout Ahead',
    `Three spaces, each die higher than those before: look at the top ${scoutCards} cards of the creature deck and put each back on top or underneath.`,
  ],
  map: [
    'Check Map',
    `One space, a die of ${mapNeeds} or more: look at the next location and at the top unused one; choose which comes next.`,
  ],
  heal: ['Heal', `One space, a die that shows exactly ${healNeeds}: refresh one exhausted card of anybody.`],
  equip: [
    'Equip',
    'One space, any die: swap one equipped card of the resting adventurer for a leftover one.',
  ],
  special: ['Special action', "One space: what only the resting adventurer's class can do."],
  seal: [
    'Seal',
    'Rune, two or three equal dice: an Unhallowed of the graveyard goes under the Unhallowed deck.',
  ],
  vanquish: ['Vanquish', 'Rune, two or three equal dice: the top card of the horde leaves the game.'],
  bolster: [
    'Bolster',
    'Rune, two or three equal dice: everybody on watch may roll any of their dice again, once each.',
  ],
} as const
export type CampSpace = keyof typeof spaces
export const campSpaces = Object.keys(spaces) as CampSpace[]

export function spaceName(space: CampSpace): string {
  return spaces[space][0]
}
export function spaceText(space: CampSpace): string {
  return spaces[space][1]
}

export const runes = ['seal', 'vanquish', 'bolster'] as const
export type Rune = (typeof runes)[number]

export function isRune(space: CampSpace): space is Rune {
  return (runes as readonly CampSpace[]).includes(space)
}
