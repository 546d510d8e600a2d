import { look } from '@dicehearth/engine'
import { mechanicOf } from './enemies.ts'
import { tell } from './events.ts'
import type { Enemy, SeenHit } from './figures.ts'
import { inPlay, type Fates, type Seat } from './state.ts'

/** What a hit meets: what is entered, and how the enemy stood at that moment. */
type Meets = Omit<SeenHit, 'took'>

/** The Life that a hit takes from an enemy, in the order of RF-R35; without a bond. */
export function lifeTaken(enemy: Pick<Enemy, 'nature'>, hit: Meets): number {
  const { entered, before, last, statuses } = hit
  let amount = statuses.includes('weakness') ? 2 * entered : entered
  if (before < (mechanicOf(enemy, 'ward')?.n ?? 0)) return 0
  if (mechanicOf(enemy, 'echo') && entered === last) return 0
  if (mechanicOf(enemy, entered % 2 === 1 ? 'odd-shell' : 'even-shell')) amount = Math.floor(amount / 2)
  const thick = mechanicOf(enemy, 'thick')
  if (thick && amount <= thick.n) return 0
  const bane = mechanicOf(enemy, 'bane')
  if (bane && statuses.includes(bane.status)) amount += bane.n
  amount -= (mechanicOf(enemy, 'armor')?.n ?? 0) + hit.guard
  return Math.max(0, Math.min(amount, mechanicOf(enemy, 'cap')?.n ?? amount))
}

/** Hits take nothing while the enemy it is bound to is in play. */
function isBound(t: Fates, enemy: Enemy): boolean {
  const bond = mechanicOf(enemy, 'bond')
  return bond !== undefined && inPlay(t).some((slot) => t.enemies[slot].kind === bond.enemy)
}

/** A hit lands: it is judged by what the enemy hides, counted and recorded (RF-067, RF-R96). Gives the Life to lose. */
export function landHit(t: Fates, slot: number, entered: number, by: Seat, answer: boolean): number {
  const enemy = t.enemies[slot]
  const meets: Meets = {
    entered,
    before: enemy.hits,
    last: enemy.last,
    guard: enemy.guard,
    statuses: enemy.statuses.slice(),
  }
  look(t)
  const took = Math.min(enemy.life, isBound(t, enemy) ? 0 : lifeTaken(enemy, meets))
  enemy.hits++
  enemy.last = entered
  enemy.seenHits.push({ ...meets, took })
  tell(t, { type: 'hit', seat: by, enemy: slot, entered, took, answer })
  if (by < 0) return took
  enemy.taken[by] += took
  const tally = t.statistics.deeds[by]
  tally.entered += entered
  tally.taken += took
  tally.largest = Math.max(tally.largest, took)
  return took
}
