import type { SawConfig } from './rules/setup.ts'

/**
 * How many of 100 games shrewd companions win, by difficulty and edition. Made by this command for each of them:
 *
 *   ./dicehearth simulate set-a-watch --games 100 --seats greedy --seed odds --set difficulty=easy --set edition=base
 */
const won: Readonly<Record<SawConfig['difficulty'], Readonly<Record<SawConfig['edition'], number>>>> = {
  easy: { base: 87, deluxe: 78 },
  normal: { base: 73, deluxe: 67 },
  hard: { base: 59, deluxe: 63 },
  insane: { base: 47, deluxe: 48 },
}

/** Measured with the standard summons, seven firewood and printed cards. */
export function advice({ difficulty, edition, summons, firewood, cards }: SawConfig): string | null {
  if (summons !== 'standard' || firewood !== '7' || cards) return null
  return `With this difficulty and edition shrewd companions win ${won[difficulty][edition]} of 100 games.`
}
