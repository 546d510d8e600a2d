import { look, type Play } from '@dicehearth/engine'
import { holds } from '../content/adventure.ts'
import { pause } from './beside.ts'
import { carryOut, pullForAll } from './carry-out.ts'
import { storyAct } from './acts.ts'
import { clearBars } from './dice.ts'
import { join } from './enemies.ts'
import { tell } from './events.ts'
import { endStatus } from './life.ts'
import { pageAs, seats, type Fates } from './state.ts'
import { settleAll } from './treasure.ts'

/** Enemies take their slots in the order listed; then combat-start triggers, and the opening Fate Phase (RF-R04). */
export function* muster(t: Fates): Play {
  const { groups, weaken } = pageAs(t, 'combat')
  t.fighting = true
  t.round = 0
  t.enemies = []
  tell(t, { type: 'combatBegan' })
  for (const { enemy, counts, when } of groups) {
    if (!holds(when, t.flags)) continue
    const facts = weaken.filter((it) => it.enemy === enemy)
    const less = facts.reduce(
      (sum, it) => sum + it.n * it.flags.filter((flag) => t.flags.includes(flag)).length,
      0,
    )
    for (let n = counts[t.heroes.length - 1]; n > 0; n--) join(t, enemy, false, less * t.heroes.length)
  }
  t.step = 'fate'
  yield* pullForAll(t, 'combat-start')
}

/** The end of a won combat, in the order of RF-R09; up to here nothing is traded. */
export function* endCombat(t: Fates): Play {
  t.fighting = false
  t.round = 0
  t.acting = []
  t.past = []
  t.statistics.combatsWon++
  tell(t, { type: 'combatWon' })
  clearBars(t)
  for (const who of seats(t)) {
    const hero = t.heroes[who]
    for (const status of hero.statuses.slice()) endStatus(t, who, status)
    hero.guard = 0
    hero.stunned = false
    hero.passed = false
    hero.task = 'nothing'
  }
  yield* settleAll(t)
  t.step = 'reward'
  yield* pullForAll(t, 'combat-end')
}

export function* reward(t: Fates): Play {
  look(t)
  yield* carryOut(t, storyAct, pageAs(t, 'combat').reward)
  pause(t, 'reward', 'leave')
}
