import type { Cost } from '../content/language.ts'

/** Ability costs: which Action dice pay them. Dice of equal value are interchangeable (RF-R26). */

const allFaces = [1, 2, 3, 4, 5, 6] as const

/** Every distinct set of values that pays a cost, out of so many dice of each value (RF-045 to RF-061). */
export function payments(cost: Cost, tally: readonly number[]): number[][] {
  switch (cost.pay) {
    case 'any':
      return selections(tally).filter((faces) => faces.length === cost.dice)
    case 'same':
      return allFaces.filter((face) => tally[face] >= cost.dice).map((face) => times(face, cost.dice))
    case 'twopair':
      return pairings(2, 2, tally)
    case 'fullhouse':
      return pairings(2, 3, tally)
    case 'low5':
      return [[1, 2, 3, 4, 5]].filter((faces) => isThere(faces, tally))
    case 'high5':
      return [[2, 3, 4, 5, 6]].filter((faces) => isThere(faces, tally))
    case 'dice':
      return isThere(cost.faces, tally) ? [cost.faces] : []
    case 'luck':
      return []
  }
}

/** Whether a bar pays a cost at all. It is asked for every ability, so it makes no lists. */
export function canPay(cost: Cost, tally: readonly number[], luck: number): boolean {
  switch (cost.pay) {
    case 'luck':
      return luck === cost.face
    case 'any':
      return tally.reduce((sum, dice) => sum + dice, 0) >= cost.dice
    case 'same':
      return tally.some((dice) => dice >= cost.dice)
    case 'twopair':
      return tally.reduce((pairs, dice) => pairs + (dice >= 4 ? 2 : dice >= 2 ? 1 : 0), 0) >= 2
    case 'fullhouse':
      return tally.some((three, a) => three >= 3 && tally.some((two, b) => two >= (a === b ? 5 : 2)))
    case 'low5':
      return tally.every((dice, face) => face < 1 || face > 5 || dice > 0)
    case 'high5':
      return tally.every((dice, face) => face < 2 || dice > 0)
    case 'dice':
      return isThere(cost.faces, tally)
  }
}

/** The rule that says which dice a cost takes. */
export function ruleOf(cost: Cost): string {
  switch (cost.pay) {
    case 'any':
    case 'same':
      return 'RF-061'
    case 'twopair':
      return 'RF-054'
    case 'fullhouse':
      return 'RF-055'
    case 'low5':
      return 'RF-056'
    case 'high5':
      return 'RF-057'
    case 'dice':
      return 'RF-058'
    case 'luck':
      return 'RF-044'
  }
}

/** How many dice a cost takes; the Luck die counts as one. */
export function diceIn(cost: Cost): number {
  switch (cost.pay) {
    case 'any':
    case 'same':
      return cost.dice
    case 'twopair':
      return 4
    case 'fullhouse':
    case 'low5':
    case 'high5':
      return 5
    case 'dice':
      return cost.faces.length
    case 'luck':
      return 1
  }
}

/** Every distinct selection of values, from none to all, the smaller ones first. */
export function selections(tally: readonly number[]): number[][] {
  let found: number[][] = [[]]
  for (const face of allFaces) {
    const longer: number[][] = []
    for (let dice = 1; dice <= tally[face]; dice++)
      for (const faces of found) longer.push([...faces, ...times(face, dice)])
    found = [...found, ...longer]
  }
  return found.sort((a, b) => a.length - b.length)
}

function times(face: number, dice: number): number[] {
  return Array.from({ length: dice }, () => face)
}

function isThere(faces: readonly number[], tally: readonly number[]): boolean {
  const left = tally.slice()
  return faces.every((face) => left[face]-- > 0)
}

/** So many of one value and so many of another or the same (RF-R27). */
function pairings(few: number, many: number, tally: readonly number[]): number[][] {
  const found: number[][] = []
  for (const a of allFaces)
    for (const b of allFaces) {
      if (few === many && b < a) continue
      const faces = [...times(a, few), ...times(b, many)]
      if (isThere(faces, tally)) found.push(faces.sort((x, y) => x - y))
    }
  return found
}
