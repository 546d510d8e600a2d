import type { FatesView } from '../view.ts'

/** The ids by which boards, options and events know the pieces. */
export const piece = {
  hero: (seat: number): string => `hero:${seat}`,
  /** A character that can be chosen. */
  character: (id: string): string => `character:${id}`,
  enemy: (slot: number): string => `enemy:${slot}`,
  die: (die: number): string => `die:${die}`,
  card: (card: string): string => `card:${card}`,
  option: (option: number): string => `option:${option}`,
  token: (seat: number, status: string): string => `token:${seat}:${status}`,
  /** Abilities of boards have pieces of their own; those of cards are the cards. */
  ability: ({ pieces }: FatesView, id: string): string =>
    pieces.treasures.some((card) => card.id === id) ? piece.card(id) : `ability:${id}`,
} as const
