import { anyone, look, type Play } from '@dicehearth/engine'
import { statuses, type Status } from '../../content/language.ts'
import { ponder, type Correct, type EnterNumber, type FatesOption, type SetStatus } from '../decisions.ts'
import { leavePlay } from '../enemies.ts'
import { tell } from '../events.ts'
import { askToGiveUp, gameOverOptions } from '../losing.ts'
import { isInPlay, type Fates } from '../state.ts'
import { mostInputs, track, trackOptions } from './tracked.ts'

/** What a physical table may do beside everything else in a combat: correct, set dials, end the game. */
export function besideInCombat(t: Fates): FatesOption[] {
  const slots = t.inputs < mostInputs ? [...t.enemies.keys()] : []
  const corrections = slots.map((enemy): Correct => ({ verb: 'correct', seat: anyone, enemy }))
  return [...corrections, ...trackOptions(t), ...gameOverOptions(t)]
}

export function* doBesideInCombat(t: Fates, choice: FatesOption): Play {
  t.inputs++
  if (choice.verb === 'correct') yield* correct(t, choice.enemy)
  if (choice.verb === 'track') yield* track(t, choice.hero)
  if (choice.verb === 'gameOver') yield* askToGiveUp(t, 'gameOver')
}

/** Sets an enemy's Life or a status effect, without triggers, reactions or thresholds (RF-R99). */
function* correct(t: Fates, slot: number): Play {
  const enemy = t.enemies[slot]
  const tokens: SetStatus[] = statuses.map((status) => {
    return { verb: 'setStatus', seat: anyone, status, on: !enemy.statuses.includes(status) }
  })
  const options: FatesOption[] = [
    { verb: 'correctLife', seat: anyone },
    ...(isInPlay(enemy) ? tokens : []),
    { verb: 'cancel', seat: anyone },
  ]
  const what = yield* ponder({ kind: 'correct', seat: anyone, enemy: slot }, options)
  if (what.verb === 'correctLife') yield* correctLife(t, slot)
  if (what.verb === 'setStatus' && (yield* isConfirmed())) correctStatus(t, slot, what.status, what.on)
}

function* correctLife(t: Fates, slot: number): Play {
  const enemy = t.enemies[slot]
  look(t)
  const lives = Array.from({ length: enemy.maxLife + 1 }, (_, number): EnterNumber => {
    return { verb: 'number', seat: anyone, number }
  })
  const { number: life } = yield* ponder({ kind: 'correctLife', seat: anyone, enemy: slot }, lives)
  if (!(yield* isConfirmed())) return
  // How badly hurt that leaves it depends on a maximum that nobody is told.
  look(t)
  // On a table that was imagined since the question the maximum may be lower.
  enemy.life = Math.min(life, enemy.maxLife)
  record(t, slot, enemy.life)
  tell(t, { type: 'corrected', enemy: slot, life: enemy.life, status: null, on: false })
  if (life > 0) enemy.out = ''
  else if (isInPlay(enemy)) leavePlay(t, slot, 'defeated', -1)
}

/** An immune enemy stays without the effect (RF-R48). */
function correctStatus(t: Fates, slot: number, status: Status, on: boolean): void {
  const enemy = t.enemies[slot]
  look(t)
  const immune = enemy.nature.tags.some((tag) => tag.how === 'immune' && tag.status === status)
  if (on && !immune) enemy.statuses.push(status)
  if (!on) enemy.statuses.splice(enemy.statuses.indexOf(status), 1)
  record(t, slot, 0)
  tell(t, { type: 'corrected', enemy: slot, life: enemy.life, status, on: on && !immune })
}

/** What the players set: Life, or 0 where it is about status effects. */
function record(t: Fates, slot: number, number: number): void {
  const { kind, statuses: now } = t.enemies[slot]
  const target = { enemy: slot, kind, number, statuses: now.slice(), took: 0 }
  t.log.push({ what: 'correction', round: t.round, hero: -1, struck: false, targets: [target] })
}

function* isConfirmed(): Play<boolean> {
  const options: FatesOption[] = [
    { verb: 'confirm', seat: anyone },
    { verb: 'cancel', seat: anyone },
  ]
  return (yield* ponder({ kind: 'confirmCorrection', seat: anyone }, options)).verb === 'confirm'
}
