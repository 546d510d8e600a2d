/** The nine spaces of an Alignment card: Lawful to Chaotic from the left, Good to Evil from the top (RP-115). */

export const alignmentSpaces = ['LG', 'NG', 'CG', 'LN', 'N', 'CN', 'LE', 'NE', 'CE'] as const
export type AlignmentSpace = (typeof alignmentSpaces)[number]

export const ways = ['good', 'evil', 'lawful', 'chaotic'] as const
export type Way = (typeof ways)[number]

const alignmentNames: Readonly<Record<AlignmentSpace, string>> = {
  LG: 'Lawful Good',
  NG: 'Neutral Good',
  CG: 'Chaotic Good',
  LN: 'Lawful Neutral',
  N: 'Neutral',
  CN: 'Chaotic Neutral',
  LE: 'Lawful Evil',
  NE: 'Neutral Evil',
  CE: 'Chaotic Evil',
}

export function alignmentName(space: AlignmentSpace): string {
  return alignmentNames[space]
}

export const wayNames: Readonly<Record<Way, string>> = {
  good: 'towards Good',
  evil: 'towards Evil',
  lawful: 'towards Law',
  chaotic: 'towards Chaos',
}

const steps: Readonly<Record<Way, readonly [across: number, down: number]>> = {
  good: [0, -1],
  evil: [0, 1],
  lawful: [-1, 0],
  chaotic: [1, 0],
}

/** The space one step that way; null off the grid (RP-079). */
export function stepFrom(space: AlignmentSpace, way: Way): AlignmentSpace | null {
  const at = alignmentSpaces.indexOf(space)
  const [across, down] = steps[way]
  const column = (at % 3) + across
  const row = Math.floor(at / 3) + down
  if (column < 0 || column > 2 || row < 0 || row > 2) return null
  return alignmentSpaces[row * 3 + column]
}

/** Sides of the grid that cards ask for. */
export const sides = ['good', 'evil', 'lawful', 'chaotic', 'betweenGoodAndEvil'] as const
export type Side = (typeof sides)[number]

const sideSpaces: Readonly<Record<Side, readonly AlignmentSpace[]>> = {
  good: ['LG', 'NG', 'CG'],
  evil: ['LE', 'NE', 'CE'],
  lawful: ['LG', 'LN', 'LE'],
  chaotic: ['CG', 'CN', 'CE'],
  betweenGoodAndEvil: ['LN', 'N', 'CN'],
}

export function isOn(space: AlignmentSpace, side: Side): boolean {
  return sideSpaces[side].includes(space)
}
