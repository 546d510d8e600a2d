import { look, type Play } from '@dicehearth/engine'
import { pause } from './beside.ts'
import { carryOut } from './carry-out.ts'
import { enemyAct } from './acts.ts'
import { leavePlay, mechanicOf } from './enemies.ts'
import { tell } from './events.ts'
import { inPlay, isDigital, isInPlay, type Fates } from './state.ts'

/** The Enemy Phase begins: enemies in play act in slot order; those that join later wait (RF-R43). */
export function beginEnemyPhase(t: Fates): void {
  tell(t, { type: 'phaseBegan', phase: 'enemies', round: t.round })
  for (const enemy of t.enemies) enemy.guard = 0
  t.acting = inPlay(t)
  t.step = 'foes'
}

/** One enemy's turn. */
export function* enemyStep(t: Fates): Play {
  const slot = t.acting.shift()
  if (slot === undefined) {
    t.step = 'fate'
    return
  }
  const enemy = t.enemies[slot]
  if (!isInPlay(enemy)) return
  // A stunned enemy does nothing, and its script waits (RF-R46).
  if (enemy.statuses.includes('stun')) return tell(t, { type: 'enemyStunned', enemy: slot })
  yield* action(t, slot)
  // At a physical table what cards answer is entered before the next enemy acts (RF-R77).
  if (isDigital(t)) pause(t, 'action', 'foes')
  else t.step = 'answers'
}

/** The next step of its script, carried out to the end with the power it has now (RF-078, RF-R93). */
function* action(t: Fates, slot: number): Play {
  const enemy = t.enemies[slot]
  const { steps } = enemy.nature.scripts[enemy.script]
  const does = steps[enemy.step]
  look(t)
  enemy.seenSteps[enemy.script] = Math.max(enemy.seenSteps[enemy.script], enemy.step + 1)
  enemy.step = (enemy.step + 1) % steps.length
  enemy.actions++
  const act = enemyAct(t, slot, 'action')
  tell(t, { type: 'enemyActs', enemy: slot, does })
  yield* carryOut(t, act, does)
  const fuse = mechanicOf(enemy, 'fuse')
  if (fuse?.n !== enemy.actions) return
  tell(t, { type: 'reacted', enemy: slot, by: 'fuse', seat: -1 })
  yield* carryOut(t, act, fuse.effect)
  if (isInPlay(enemy)) leavePlay(t, slot, 'gone', -1)
}
