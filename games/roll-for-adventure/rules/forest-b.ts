import { archMost, archSpaces, boundaryValues } from '../content/boards.ts'
import { allComeBack } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { forestAttack } from './forest.ts'
import type { Adventure } from './state.ts'
import type { TerritoryRules } from './territory.ts'

/** 6s from the left and 5s from the right fill an arch; then a die of the value where they meet is given up. */
export const forestB: TerritoryRules = {
  room(t, number) {
    const free = archSpaces - t.forest.sixes.length - t.forest.fives.length
    if (free === 0) return number === neededValue(t) && !t.roll.archFilled ? 1 : 0
    if (number === 6) return Math.min(free, archMost - t.forest.sixes.length)
    if (number === 5) return Math.min(free, archMost - t.forest.fives.length)
    return 0
  },

  *place(t, dice) {
    if (archIsFull(t)) {
      const [die] = dice
      t.oblivion.push(die)
      tell(t, { type: 'boundarySet', die, value: t.face[die] })
      yield* gainStone(t, 'forest')
      allComeBack(t, t.forest.sixes)
      allComeBack(t, t.forest.fives)
      return
    }
    const row = t.face[dice[0]] === 6 ? t.forest.sixes : t.forest.fives
    row.push(...dice)
    if (!archIsFull(t)) return
    t.roll.archFilled = true
    tell(t, { type: 'archFull', value: neededValue(t) })
  },

  attack: forestAttack,
}

export function archIsFull(t: Adventure): boolean {
  return t.forest.sixes.length + t.forest.fives.length === archSpaces
}

/** The value printed where the last 6 and the last 5 meet. */
function neededValue(t: Adventure): number {
  return boundaryValues[t.forest.sixes.length - 1]
}
