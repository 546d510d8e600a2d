import type { Party } from './state.ts'
import { say } from './tell.ts'

/** Gold and XP lie on the journal; more than is there cannot be lost (RPA-111, RPA-R42). */
function change(t: Party, what: 'gold' | 'xp', by: number): void {
  const now = Math.max(0, t.journal[what] + by)
  const changed = now - t.journal[what]
  t.journal[what] = now
  if (changed !== 0) say(t, { type: what, change: changed })
}

export function changeGold(t: Party, by: number): void {
  change(t, 'gold', by)
}

export function changeXp(t: Party, by: number): void {
  change(t, 'xp', by)
}
