import { fortressBBarriers, fortressBGroup } from '../content/boards.ts'
import { anySpace } from './decisions.ts'
import { allComeBack } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { fortressAttack, sectionOf, sections } from './fortress.ts'
import type { TerritoryRules } from './territory.ts'

/** Each section is a task of its own: three dice, then four, then five, and a stone. */
export const fortressB: TerritoryRules = {
  keepsOut(t, number, count, space) {
    const section = sectionOf(number)
    if (section < 0 || (space !== anySpace && space !== section)) return 'RFA-200'
    const { barriers, sections: dice } = t.fortress
    return dice[section].length + count > fortressBGroup[barriers[section]] ? 'RFA-R43' : null
  },
  work({ fortress: { sections: dice, barriers } }, number) {
    const section = sectionOf(number)
    const tiles = barriers[section]
    return {
      has: dice[section].length,
      needs: fortressBGroup[tiles],
      brings: tiles > 0 ? 'barrier' : 'stone',
    }
  },
  alsoPointedAt: () => sections,

  *place(t, dice) {
    const section = sectionOf(t.face[dice[0]])
    const { barriers } = t.fortress
    const row = t.fortress.sections[section]
    row.push(...dice)
    if (row.length < fortressBGroup[barriers[section]]) return
    if (barriers[section] > 0) {
      barriers[section]--
      tell(t, { type: 'barrierRemoved', section, side: 'B' })
      allComeBack(t, row)
      return
    }
    yield* gainStone(t, 'fortress')
    allComeBack(t, row)
    barriers[section] = fortressBBarriers
    tell(t, { type: 'barriersRestored', side: 'B' })
  },

  ...fortressAttack,
}
