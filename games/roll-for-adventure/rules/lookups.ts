import { adventureBoards, territories, type AdventureBoard, type Territory } from '../content/boards.ts'
import { cardOf, type Card, type CardId } from '../content/enemies.ts'
import type { HeroId } from '../content/heroes.ts'
import type { DieId, Open } from './state.ts'

/** What lies on the table, looked up. */

/** Owners that are not players. */
export const ally = -1
export const bonus = -2
/** A space without a die. */
export const empty = -1

export function heroOf(t: Open): HeroId {
  return t.heroes[t.active]
}

export function card(t: Open, id: CardId): Card {
  return cardOf(t.ownEnemies, id)
}

const boardIds: readonly AdventureBoard[] = ['book', 'sword', 'crown', 'jewel']

/** The adventure board on the table: each wants another number of stones. */
export function adventureBoardOf({ spaces }: Pick<Open, 'spaces'>): AdventureBoard {
  return boardIds.find((id) => adventureBoards[id].spaces === spaces) ?? 'book'
}

export function trackOf(territory: Territory): number {
  return territories.indexOf(territory)
}

/** The sum of the numbers that dice show. */
export function total(t: Open, dice: readonly DieId[]): number {
  let sum = 0
  for (const die of dice) sum += t.face[die]
  return sum
}

/** The spaces on which a die lies. */
export function occupied(spaces: readonly DieId[]): number[] {
  const filled: number[] = []
  spaces.forEach((die, space) => {
    if (die !== empty) filled.push(space)
  })
  return filled
}
