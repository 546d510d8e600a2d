import type { Play } from '@dicehearth/engine'
import { fortressNumbers } from '../content/boards.ts'
import { choose, type Lose } from './decisions.ts'
import { loseFrom } from './dice.ts'
import { oneOfEachOwner, type Adventure } from './state.ts'

/** The section that takes a number; -1 when none does. */
export function sectionOf(number: number): number {
  return number - fortressNumbers[0] < fortressNumbers.length ? number - fortressNumbers[0] : -1
}

/** On both sides an attack takes one die from every section that has one. */
export function* fortressAttack(t: Adventure): Play<number> {
  let removed = 0
  for (const [section, dice] of t.fortress.sections.entries()) {
    if (dice.length === 0) continue
    const lost = yield* choose(
      t,
      { kind: 'loseDie', seat: t.active, from: 'fortress', number: fortressNumbers[section] },
      oneOfEachOwner(t, dice).map((die): Lose => ({ verb: 'lose', seat: t.active, die })),
    )
    loseFrom(t, 'fortress', [lost.die])
    removed++
  }
  return removed
}
