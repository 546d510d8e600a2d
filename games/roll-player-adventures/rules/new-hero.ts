import type { CardId } from '../content/box.ts'
import { anyCard, gainCard, holderOf } from './cards.ts'
import { cardOf, type Hero, type Party, type Sheet } from './state.ts'

/** A pregenerated character starts with this health (RPA-024). */
const firstHealth = 16

/** A character sheet before anything is written on it; the class card lies face up (RPA-027). */
export function blankSheet(name: string, people: string, className: string): Sheet {
  return {
    name,
    people,
    class: className,
    portrait: '',
    health: firstHealth,
    fatigue: 0,
    scores: [0, 0, 0, 0, 0, 0],
    rows: [0, 0, 0, 0, 0, 0],
    hand: [],
    discard: [],
    spent: [],
    aside: [],
    ready: true,
    tokens: 0,
  }
}

/** A starting card; if somebody else holds it, a random one of the same deck (RPA-045, RPA-254, RPA-R13). */
export function takeStartingCard(t: Party, hero: Hero, wanted: CardId): void {
  const card = holderOf(t, wanted) === null ? wanted : anyCard(t, cardOf(t, wanted).deck)
  if (card !== null) gainCard(t, hero, card)
}
