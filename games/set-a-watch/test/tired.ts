import type { AbilityId } from '../content/abilities.ts'

/** The cards of the three who keep watch at a table where nothing else is said: the Cleric rests. */
export const onWatchCards: readonly AbilityId[] = [
  'longShot',
  'farSight',
  'elfSenses',
  'battleCry',
  'topple',
  'hurledAxe',
  'polymorph',
  'arcBolt',
  'chainSpark',
]

/** A tired watch: all its cards are exhausted but these. */
export function allBut(...left: readonly AbilityId[]): AbilityId[] {
  return onWatchCards.filter((ability) => !left.includes(ability))
}
