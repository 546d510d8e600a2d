/** The Character Sheet: six Attribute Rows of three spaces, and the Familiar Board with three more (RP-004). */

export const attributes = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const
export type Attribute = (typeof attributes)[number]

/** A line of three spaces: rows 0 to 5 from the top (RP-006), and the Familiar Board (RP-007). */
export type LineId = number
export const rows: readonly LineId[] = [0, 1, 2, 3, 4, 5]
export const familiarBoard: LineId = 6
export const lines: readonly LineId[] = [...rows, familiarBoard]

/** No die, as on an empty space; no card, no seat. */
export const none = -1

/** Spaces are numbered through the lines, from the left. */
export type Space = number
export const spacesInLine = 3
export const spacesInRows = 18
export const spacesOnSheet = 21

export function lineOf(space: Space): LineId {
  return Math.floor(space / spacesInLine)
}

export function spacesOf(line: LineId): readonly Space[] {
  return spacesByLine[line]
}

export function rowOf(attribute: Attribute): LineId {
  return attributes.indexOf(attribute)
}

export function lineName(line: LineId): string {
  return line === familiarBoard ? 'Familiar Board' : attributes[line]
}

/** "STR, space 2". */
export function spaceName(space: Space): string {
  return `${lineName(lineOf(space))}, space ${(space % spacesInLine) + 1}`
}

const spacesByLine: readonly (readonly Space[])[] = lines.map((line) =>
  Array.from({ length: spacesInLine }, (_, i) => line * spacesInLine + i),
)
