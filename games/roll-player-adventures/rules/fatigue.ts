import { everyone, isExhausted } from './party.ts'
import type { Hero, Party } from './state.ts'
import { say } from './tell.ts'

/** Adds stamina from the supply to a fatigue box, up to the hero's health (RPA-206, RPA-207). */
export function tire(t: Party, hero: Hero, n: number): void {
  const sheet = t.heroes[hero]
  const added = Math.min(n, sheet.health - sheet.fatigue)
  if (added <= 0) return
  sheet.fatigue += added
  say(t, { type: 'fatigue', hero, change: added })
  if (isExhausted(sheet)) say(t, { type: 'exhausted', hero })
}

export function tireEach(t: Party, n: number): void {
  for (const hero of everyone(t)) tire(t, hero, n)
}

/** Takes stamina out of a fatigue box, as far as it goes; an exhausted player is revived by it (RPA-209). */
export function recover(t: Party, hero: Hero, n: number): void {
  const sheet = t.heroes[hero]
  const removed = Math.min(n, sheet.fatigue)
  if (removed <= 0) return
  const wasExhausted = isExhausted(sheet)
  sheet.fatigue -= removed
  say(t, { type: 'fatigue', hero, change: -removed })
  if (wasExhausted) say(t, { type: 'revived', hero })
}
