import { facesOf, type DieId } from '../content/dice.ts'
import { attributes, familiarBoard, spacesInLine, type LineId } from '../content/sheet.ts'
import { classOf, diceOn, familiarOf } from './heroes.ts'
import { scoreOf, sumOn } from './metrics.ts'
import type { RollPlayer, Seat } from './state.ts'

/** How a line of dice stands to its goal: that of the Class, or the range of the Familiar. */
export interface Standing {
  score: number
  /** Open while dice to come may still meet it; over or short if none of them can. */
  goal: 'met' | 'over' | 'short' | 'open'
  /** By how much it is over or short at least. */
  off: number
  /** While it is open: what the dice to come must show together. */
  needs: readonly [least: number, most: number] | null
  /** How likely a die from the bag shows that, for the last space; null unless one is left. */
  chance: number | null
}

export function standingOf(t: RollPlayer, seat: Seat, line: LineId): Standing {
  const hero = t.heroes[seat]
  const isBoard = line === familiarBoard
  const [least, most] = isBoard ? familiarOf(t, hero).range : classOf(hero).goals[attributes[line]]
  const score = isBoard ? sumOn(t, hero, line) : scoreOf(t, seat, attributes[line])
  const room = spacesInLine - diceOn(hero, line).length
  const [lowest, highest] = [score + room, score + room * highestFace]
  const nothing = { needs: null, chance: null }
  if (lowest > most) return { score, goal: 'over', off: lowest - most, ...nothing }
  if (highest < least) return { score, goal: 'short', off: least - highest, ...nothing }
  if (room === 0) return { score, goal: 'met', off: 0, ...nothing }
  const needs = [Math.max(lowest, least) - score, Math.min(highest, most) - score] as const
  return { score, goal: 'open', off: 0, needs, chance: room === 1 ? chanceOf(t.bag, needs) : null }
}

const highestFace = 6

/** Asked for again and again: no lists are made. */
function chanceOf(bag: readonly DieId[], needs: readonly [least: number, most: number]): number {
  if (bag.length === 0) return 0
  const sixFaces = share(everyFace, needs)
  let sum = 0
  for (const die of bag) {
    const faces = facesOf(die)
    sum += typeof faces === 'number' ? sixFaces : share(faces, needs)
  }
  return sum / bag.length
}

const everyFace: readonly number[] = [1, 2, 3, 4, 5, 6]

function share(faces: readonly number[], [least, most]: readonly [least: number, most: number]): number {
  let fit = 0
  for (const face of faces) if (face >= least && face <= most) fit++
  return fit / faces.length
}
