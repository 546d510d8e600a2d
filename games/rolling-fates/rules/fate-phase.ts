import type { Play } from '@dicehearth/engine'
import { enemyLoses, pullForAll } from './carry-out.ts'
import { appRolls, iconShows } from './chance.ts'
import { instructFate } from './companion/instructions.ts'
import { clearBars } from './dice.ts'
import { amountOf, endEnemyStatus, healEnemy, mechanicOf, show } from './enemies.ts'
import { tell } from './events.ts'
import { loseLife } from './life.ts'
import { loseAdventure } from './losing.ts'
import { modifier } from './passives.ts'
import { beginTasks } from './rolling.ts'
import { inPlay, isDigital, isInPlay, isWon, keepsLife, type Fates } from './state.ts'
import { settleAll } from './treasure.ts'

const poisonLoss = 2
/** From this round on fighting wears everybody out (RF-R11). */
const weariness = 12
/** A combat that is not won by the end of this round is lost (RF-R114). */
const lastRound = 70

/** The Fate Phase begins a round (RF-R05); its exact order is that of RF-R12. */
export function* beginFatePhase(t: Fates): Play {
  if (t.round === lastRound) yield* loseAdventure(t, -1)
  t.round++
  t.statistics.rounds++
  tell(t, { type: 'phaseBegan', phase: 'fate', round: t.round })
  clearBars(t)
  for (const hero of t.heroes) {
    hero.guard = 0
    hero.stunned = false
    hero.passed = false
  }
  yield* settleAll(t)
  for (const slot of inPlay(t)) {
    if (isInPlay(t.enemies[slot])) yield* enemyFate(t, slot)
    if (isWon(t)) return
  }
  yield* wearOut(t)
  if (!isDigital(t)) return instructFate(t)
  for (const [who, hero] of t.heroes.entries())
    if (hero.statuses.includes('poison'))
      yield* loseLife(t, who, Math.max(0, poisonLoss + modifier(t, who, 'poison-loss')), 'poison')
  for (let who = 0; who < t.heroes.length; who++) yield* beginTasks(t, who)
  t.step = 'dice'
}

/** The step of one enemy: Poison or regeneration, its attempts, then its Stun comes off. */
function* enemyFate(t: Fates, slot: number): Play {
  const enemy = t.enemies[slot]
  if (enemy.statuses.includes('poison')) yield* enemyLoses(t, slot, poisonLoss, 'poison')
  else regenerate(t, slot)
  for (const status of ['poison', 'weakness'] as const) {
    if (!enemy.statuses.includes(status)) continue
    const worked = t.options.recovery === 'flip' ? !iconShows(t) : appRolls(t) >= 4
    tell(t, { type: 'enemyAttempted', enemy: slot, status, worked })
    if (worked) endEnemyStatus(t, slot, status)
  }
  if (!enemy.statuses.includes('stun')) return
  endEnemyStatus(t, slot, 'stun')
}

function regenerate(t: Fates, slot: number): void {
  const enemy = t.enemies[slot]
  const regen = mechanicOf(enemy, 'regen')
  if (!regen || enemy.life === enemy.maxLife) return
  show(t, slot, 'regen')
  healEnemy(t, slot, amountOf(t, regen))
}

function* wearOut(t: Fates): Play {
  const lost = t.round - weariness + 1
  if (!t.options.weariness || lost < 1) return
  tell(t, { type: 'weariness', lost })
  if (!keepsLife(t)) return
  for (let who = 0; who < t.heroes.length; who++) yield* loseLife(t, who, lost, 'weariness')
}

/** What cards do once the dice lie on the bars. */
export function* endFatePhase(t: Fates): Play {
  yield* pullForAll(t, 'fate-end')
  t.step = 'rally'
}
