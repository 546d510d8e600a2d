import { fortressAGroup, fortressNumbers } from '../content/boards.ts'
import { anySpace } from './decisions.ts'
import { allComeBack } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { fortressAttack, sectionOf, sections } from './fortress.ts'
import type { TerritoryRules } from './territory.ts'

/** Four dice of its number break a section's barrier; the third barrier wins a stone and all three are rebuilt. */
export const fortressA: TerritoryRules = {
  keepsOut(t, number, count, space) {
    const section = sectionOf(number)
    if (section < 0 || (space !== anySpace && space !== section)) return 'RFA-075'
    if (t.fortress.barriers[section] === 0) return 'RFA-078'
    return t.fortress.sections[section].length + count > fortressAGroup ? 'RFA-044' : null
  },
  work({ fortress: { sections: dice, barriers } }, number) {
    const section = sectionOf(number)
    const isLast = barriers.every((tiles, k) => tiles === 0 || k === section)
    return { has: dice[section].length, needs: fortressAGroup, brings: isLast ? 'lastBarrier' : 'barrier' }
  },
  alsoPointedAt: () => sections,

  *place(t, dice) {
    const section = sectionOf(t.face[dice[0]])
    t.fortress.sections[section].push(...dice)
    if (t.fortress.sections[section].length < fortressAGroup) return
    t.fortress.barriers[section] = 0
    tell(t, { type: 'barrierRemoved', section, side: 'A' })
    allComeBack(t, t.fortress.sections[section])
    if (t.fortress.barriers.some((barrier) => barrier > 0)) return
    yield* gainStone(t, 'fortress')
    t.fortress.barriers = fortressNumbers.map(() => 1)
    tell(t, { type: 'barriersRestored', side: 'A' })
  },

  ...fortressAttack,
}
