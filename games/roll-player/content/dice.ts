/** The dice of the bag (RP-009, RP-R02), numbered through: plain, gold-coloured, Split Dice, then those for five players. */

export const classColours = ['red', 'blue', 'green', 'purple', 'black', 'white'] as const
export type ClassColour = (typeof classColours)[number]
/** Gold is a colour of dice, never of a Class (RP-008). */
export const dieColours = [...classColours, 'gold'] as const
export type DieColour = (typeof dieColours)[number]

export type DieId = number

/** Dice of one sort cannot be told apart. */
export interface DieSort {
  kind: 'plain' | 'gold' | 'split'
  /** Both, for a Split Die (RP-085). */
  colours: readonly DieColour[]
}

const plain: readonly DieSort[] = classColours.map((colour) => ({ kind: 'plain', colours: [colour] }))
const gold: DieSort = { kind: 'gold', colours: ['gold'] }
const split: readonly DieSort[] = classColours.flatMap((first, i) =>
  classColours.slice(i + 1).map((second): DieSort => ({ kind: 'split', colours: [first, second] })),
)

/** Every sort of dice that the bag may hold. */
export const dieSorts: readonly DieSort[] = [...plain, gold, ...split]

const plainEach = 10
const goldDice = 13
const extraEach = 3

function several(sorts: readonly DieSort[], each: number): DieSort[] {
  return sorts.flatMap((sort) => Array.from({ length: each }, () => sort))
}

const boxed: readonly DieSort[] = [...several(plain, plainEach), ...several([gold], goldDice), ...split]
const allDice: readonly DieSort[] = [...boxed, ...several(plain, extraEach)]

/** How many dice a table has: five players need more (RP-R46). */
export function diceFor(players: number): number {
  return players === 5 ? allDice.length : boxed.length
}

/** Combat Dice are numbered after all others (RP-010). */
export const firstCombatDie: DieId = allDice.length

/** The gold-coloured dice that the solo game takes out of the bag (RP-220). */
export const enemyDice: readonly DieId[] = [plain.length * plainEach, plain.length * plainEach + 1]

const sortNumbers: readonly number[] = allDice.map((sort) => dieSorts.indexOf(sort))

export function sortOf(die: DieId): DieSort {
  return allDice[die]
}

/** The number of a die's sort: equal for dice that cannot be told apart. */
export function sortNumber(die: DieId): number {
  return sortNumbers[die]
}

const ofColour: Readonly<Record<DieColour, readonly boolean[]>> = {
  red: showing('red'),
  blue: showing('blue'),
  green: showing('green'),
  purple: showing('purple'),
  black: showing('black'),
  white: showing('white'),
  gold: showing('gold'),
}

function showing(colour: DieColour): boolean[] {
  return allDice.map(({ colours }) => colours.includes(colour))
}

/** Whether a die counts as this colour; a Split Die counts as both of its colours (RP-085). */
export function isOf(die: DieId, colour: DieColour): boolean {
  return ofColour[colour][die]
}

export function isSplit(die: DieId): boolean {
  return sortOf(die).kind === 'split'
}

export function isGold(die: DieId): boolean {
  return sortOf(die).kind === 'gold'
}

/** What is on the faces of a Split Die (RP-R03). */
const splitFaces: readonly number[] = [1, 2, 2, 3, 3, 4]

/** The faces of a die, as the engine rolls it: their number, or what each shows. */
export function facesOf(die: DieId): number | readonly number[] {
  return die < firstCombatDie && isSplit(die) ? splitFaces : 6
}

/** The highest value that a die can show (RP-009, RP-088). */
export function highest(die: DieId): number {
  return isSplit(die) ? 4 : 6
}

/** The value on the opposite face: 7 - v, on a Split Die 5 - v (RP-073, RP-089). */
export function opposite(die: DieId, value: number): number {
  return highest(die) + 1 - value
}
