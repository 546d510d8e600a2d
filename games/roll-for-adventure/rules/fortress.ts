import type { Play } from '@dicehearth/engine'
import { fortressAGroup, fortressBGroup, fortressNumbers } from '../content/boards.ts'
import { loseOneOf } from './losing.ts'
import type { Adventure, Open } from './state.ts'

/** The section that takes a number; -1 when none does. */
export function sectionOf(number: number): number {
  return number - fortressNumbers[0] < fortressNumbers.length ? number - fortressNumbers[0] : -1
}

/** How many dice complete a section as it is now. */
export function sectionHolds(t: Open, section: number): number {
  return t.sides.fortress === 'A' ? fortressAGroup : fortressBGroup[t.fortress.barriers[section]]
}

/** All three, for whoever points at one. */
export const sections: readonly number[] = fortressNumbers.map((_, section) => section)

/** On both sides an attack takes one die from every section that has one. */
export const fortressAttack = {
  attackRule: 'RFA-121',
  *attack(t: Adventure): Play<number> {
    let removed = 0
    for (const [section, dice] of t.fortress.sections.entries()) {
      if (dice.length === 0) continue
      yield* loseOneOf(t, 'fortress', fortressNumbers[section], dice, fortressAttack.attackRule)
      removed++
    }
    return removed
  },
} as const
