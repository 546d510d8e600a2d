import type { FatesView } from '../view.ts'

// The ids by which boards, options and events know the pieces.
export const heroPiece = (seat: number): string => `hero:${seat}`
export const enemyPiece = (slot: number): string => `enemy:${slot}`
export const diePiece = (die: number): string => `die:${die}`
export const cardPiece = (card: string): string => `card:${card}`
export const optionPiece = (option: number): string => `option:${option}`
export const tokenPiece = (seat: number, status: string): string => `token:${seat}:${status}`

/** Abilities of boards have pieces of their own; those of cards are the cards. */
export function abilityPiece({ pieces }: FatesView, id: string): string {
  return pieces.treasures.some((card) => card.id === id) ? cardPiece(id) : `ability:${id}`
}
