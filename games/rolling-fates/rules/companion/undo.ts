import { copyFate, look } from '@dicehearth/engine'
import { tell } from '../events.ts'
import { copyEnemy, copyHero } from '../figures.ts'
import { copyStatistics } from '../statistics.ts'
import type { Fates } from '../state.ts'

/** Before a use is carried out, everything that it can change is laid aside. */
export function layAside(t: Fates): void {
  t.past.push({
    fate: copyFate(t.fate),
    heroes: t.heroes.map(copyHero),
    enemies: t.enemies.map(copyEnemy),
    statistics: copyStatistics(t.statistics),
  })
}

/**
 * Takes back the last use of this phase: enemies, statistics and the chance of the App are as they were, so that
 * entering the same again gives the same result (RF-R81). The log keeps its line, struck through (RF-R82).
 */
export function undoUse(t: Fates): void {
  const before = t.past.pop()
  if (!before) throw new Error('there is nothing to undo')
  t.heroes = before.heroes.map(copyHero)
  t.enemies = before.enemies.map(copyEnemy)
  t.statistics = copyStatistics(before.statistics)
  // What was shown stays shown: the counters by which the engine knows that never go back.
  const { rolls, turns } = t.fate
  Object.assign(t.fate, copyFate(before.fate), { rolls, turns })
  // How badly enemies were hurt before is seen again.
  look(t)
  const at = t.log.findLastIndex((line) => line.what === 'use' && !line.struck)
  const { hero, targets } = t.log[at]
  t.log[at] = { ...t.log[at], struck: true }
  t.log.push({ what: 'undo', round: t.round, hero, struck: false, targets })
  tell(t, { type: 'useUndone', seat: hero })
}
