import { anyone } from '@dicehearth/engine'
import type { Answer } from './decisions.ts'
import { everyone } from './party.ts'
import { trialOf, type Hero, type Party } from './state.ts'

/** The whole party, where one voice speaks for all. */
const allOfThem = -1

/** Who may still say that they are ready: those able to act who have not said so, or one voice for all. */
export function readyOptions(t: Party, able: readonly Hero[]): Answer<'ready'>[] {
  if (t.voice === 'one' || t.players === 1) return [{ verb: 'ready', seat: anyone, hero: allOfThem }]
  return able.filter((hero) => !trialOf(t).ready[hero]).map((hero) => ({ verb: 'ready', seat: hero, hero }))
}

/** The step ends when all players able to act are ready (RPA-R50). */
export function isEverybodyReady(t: Party, able: readonly Hero[]): boolean {
  return able.every((hero) => trialOf(t).ready[hero])
}

export function setReady(t: Party, hero: Hero): void {
  for (const it of hero === allOfThem ? everyone(t) : [hero]) trialOf(t).ready[it] = true
}

export function nobodyReady(t: Party): void {
  trialOf(t).ready.fill(false)
}
