import type { DieColour } from '@dicehearth/engine'

/** The attributes, in the order in which every row, score and colour is counted (RPA-R01). */
export const attributes = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const
export type Attribute = (typeof attributes)[number]

/** The colour of each attribute's dice, by its letter: red, black, green, blue, white, purple. */
export const colours = ['R', 'K', 'G', 'B', 'W', 'P'] as const
export type Colour = (typeof colours)[number]

export const colourNames: Readonly<Record<string, DieColour>> = {
  R: 'red',
  K: 'black',
  G: 'green',
  B: 'blue',
  W: 'white',
  P: 'purple',
}

/** Six dice of each colour (RPA-R02). */
export const diceOfEachColour = 6
export const attributeDice = colours.length * diceOfEachColour

/** The colours of the familiar dice: every pair once (RPA-R03). */
export const familiarPairs: readonly string[] = colours.flatMap((one, i) =>
  colours.slice(i + 1).map((other) => one + other),
)

/** Attribute dice are numbered through the colours; the familiar dice follow in the order of their pairs. */
export type DieId = number
export const allDice = attributeDice + familiarPairs.length

/** The colours that are on a die. */
export function printedOn(die: DieId): string {
  return die < attributeDice
    ? colours[Math.floor(die / diceOfEachColour)]
    : familiarPairs[die - attributeDice]
}

export function isFamiliarDie(die: DieId): boolean {
  return die >= attributeDice
}

/** The familiar die of these two colours, in whatever order they are named. */
export function familiarDie(pair: string): DieId {
  const [one, other] = pair
  const nth = familiarPairs.findIndex((it) => it.includes(one) && it.includes(other))
  if (nth < 0) throw new Error(`there is no familiar die ${pair}`)
  return attributeDice + nth
}

/** Opposite faces add up to seven (RPA-R02). */
export function opposite(face: number): number {
  return 7 - face
}
