import { changeXp } from './purse.ts'
import type { Party } from './state.ts'
import { say } from './tell.ts'

const leftEnd = 0
const rightEnd = 10

/** The faction that a book names: F1 to F3, or the best or worst at this moment (RPA-R92). */
export function factionOf(t: Party, name: string): number {
  if (name === 'best') return highest(t)
  return name === 'worst' ? lowest(t) : Number(name.slice(1)) - 1
}

/** Of those that tie for highest, the one nearest the top of the journal (RPA-134). */
export function highest({ journal: { favor } }: Party): number {
  return favor.indexOf(Math.max(...favor))
}

/** Of those that tie for lowest, the one nearest the bottom. */
export function lowest({ journal: { favor } }: Party): number {
  return favor.lastIndexOf(Math.min(...favor))
}

/** A marker moves; each space that it cannot move is 1 XP instead (RPA-130 to RPA-133). */
export function changeFavor(t: Party, faction: number, by: number): void {
  const before = t.journal.favor[faction]
  const now = Math.min(rightEnd, Math.max(leftEnd, before + by))
  t.journal.favor[faction] = now
  if (now !== before) say(t, { type: 'favor', faction, change: now - before })
  changeXp(t, Math.abs(before + by - now))
}
