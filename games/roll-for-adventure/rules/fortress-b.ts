import { fortressBBarriers, fortressBGroup } from '../content/boards.ts'
import { allComeBack } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { fortressAttack, sectionOf } from './fortress.ts'
import type { TerritoryRules } from './territory.ts'

/** Each section is a task of its own: three dice, then four, then five, and a stone. */
export const fortressB: TerritoryRules = {
  room(t, number) {
    const section = sectionOf(number)
    if (section < 0) return 0
    return fortressBGroup[t.fortress.barriers[section]] - t.fortress.sections[section].length
  },

  *place(t, dice) {
    const section = sectionOf(t.face[dice[0]])
    const { barriers, sections } = t.fortress
    sections[section].push(...dice)
    if (sections[section].length < fortressBGroup[barriers[section]]) return
    if (barriers[section] > 0) {
      barriers[section]--
      tell(t, { type: 'barrierRemoved', section, side: 'B' })
      allComeBack(t, sections[section])
      return
    }
    yield* gainStone(t, 'fortress')
    allComeBack(t, sections[section])
    barriers[section] = fortressBBarriers
    tell(t, { type: 'barriersRestored', side: 'B' })
  },

  attack: fortressAttack,
}
