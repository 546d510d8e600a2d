import { archMost, archSpaces, boundaryValues } from '../content/boards.ts'
import { allComeBack } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { forestAttack } from './forest.ts'
import type { Open } from './state.ts'
import type { TerritoryRules } from './territory.ts'

/** 6s from the left and 5s from the right fill an arch; then a die of the value where they meet is given up. */
export const forestB: TerritoryRules = {
  keepsOut(t, number, count) {
    if (archIsFull(t)) {
      if (number !== neededValue(t)) return 'RFA-210'
      return t.roll.archFilled || count > 1 ? 'RFA-R47' : null
    }
    if (number < 5) return 'RFA-207'
    const { sixes, fives } = t.forest
    const row = number === 6 ? sixes : fives
    if (row.length + count > archMost) return 'RFA-R45'
    return sixes.length + fives.length + count > archSpaces ? 'RFA-044' : null
  },
  work: (t) => (archIsFull(t) ? { has: 0, needs: 1, brings: 'boundary' } : null),

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
    t.roll = { ...t.roll, archFilled: true }
    tell(t, { type: 'archFull', value: neededValue(t) })
  },

  ...forestAttack,
}

export function archIsFull(t: Open): boolean {
  return t.forest.sixes.length + t.forest.fives.length === archSpaces
}

/** The value printed where the last 6 and the last 5 meet. */
export function neededValue(t: Open): number {
  return boundaryValues[t.forest.sixes.length - 1]
}
