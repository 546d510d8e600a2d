import { peek } from '@dicehearth/engine'
import { boxOf, known } from '../content/box.ts'
import type { Minion, MinionId } from '../content/minions.ts'
import { tell } from './events.ts'
import type { RollPlayer } from './state.ts'

export function minionCalled(t: Pick<RollPlayer, 'own'>, id: MinionId): Minion {
  return known(boxOf(t.own).minions, id)
}

/** The top card of the Minion deck lies face up (RP-040). */
export function topMinion(t: RollPlayer): Minion {
  return minionCalled(t, t.minions[t.minions.length - 1])
}

/** Turns the top card of the Minion deck face up, if there is one (RP-145). */
export function turnUpMinion(t: RollPlayer): void {
  if (t.minions.length > 0) tell(t, { type: 'minionUp', minion: peek(t, t.minions) })
}

export function canCycle(t: RollPlayer): boolean {
  return t.minions.length > 1
}

/** CYCLE: the top Minion goes to the bottom and the next is turned up; a lone one stays (RP-R18). */
export function cycle(t: RollPlayer): void {
  if (!canCycle(t)) return
  toTheBottom(t)
  turnUpMinion(t)
}

/** The Minion goes to the bottom, where everybody knows it is. */
export function toTheBottom(t: RollPlayer): void {
  const minion = t.minions.pop()
  if (minion === undefined) return
  t.minions.unshift(minion)
  t.minionsSeen = Math.min(t.minionsSeen + 1, t.minions.length)
  tell(t, { type: 'minionUnder', minion })
}

/** The Minion leaves the deck as somebody's Trophy. */
export function takeMinion(t: RollPlayer): MinionId {
  const minion = t.minions.pop()
  if (minion === undefined) throw new Error('no Minion is left')
  t.minionsSeen = Math.min(t.minionsSeen, t.minions.length)
  return minion
}
