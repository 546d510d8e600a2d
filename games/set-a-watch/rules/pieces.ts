import type { AbilityId } from '../content/abilities.ts'
import type { ClassId } from '../content/adventurers.ts'
import type { CampSpace } from '../content/camp.ts'
import type { CardId, DieId, Who } from './state.ts'

/** The ids by which boards, options and events know the pieces. */
export const piece = {
  die: (die: DieId) => `die:${die}`,
  card: (card: CardId) => `card:${card}`,
  ability: (ability: AbilityId) => `ability:${ability}`,
  class: (id: ClassId) => `class:${id}`,
  adventurer: (who: Who) => `adventurer:${who}`,
  position: (at: number) => `line:${at}`,
  space: (space: CampSpace) => `space:${space}`,
  /** The nth of the cards that a question lays out to be put in order. */
  laid: (nth: number) => `laid:${nth}`,
  fire: 'fire',
  deck: 'deck',
  graveyard: 'graveyard',
  horde: 'horde',
  unhallowed: 'unhallowed',
  map: 'map',
  unused: 'unused',
  location: 'location',
} as const
