import { monsters, soloStars, type Monster, type StarChart } from '../content/monsters.ts'
import { isSolo } from './heroes.ts'
import type { RollPlayer } from './state.ts'

/** The Monster that waits at the end. */

export function monsterOf({ monster }: Pick<RollPlayer, 'monster'>): Monster {
  if (!monster) throw new Error('no Monster is chosen yet')
  return monsters[monster]
}

export function strengthOf(t: Pick<RollPlayer, 'monster' | 'players'>): number {
  const { strength, soloStrength } = monsterOf(t)
  return isSolo(t) ? soloStrength : strength
}

/** Stars by the final total; alone, by how far it exceeds the Strength (RP-237). */
export function chartOf(t: Pick<RollPlayer, 'monster' | 'players'>): StarChart {
  return isSolo(t) ? soloStars : monsterOf(t).stars
}
