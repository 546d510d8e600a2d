/** What depends on the number of players. */

export const mostPlayers = 5

interface BySeats {
  /** Market cards discarded in set-up step 8 (RP-029, RP-R46). */
  discards: number
  /** The highest-numbered Initiative card in play (RP-033). */
  initiative: number
  /** Cards with a Gold icon and with a Fiend space (RP-R07). */
  goldOn: readonly number[]
  fiendsOn: readonly number[]
}

const bySeats: readonly BySeats[] = [
  { discards: 20, initiative: 3, goldOn: [2], fiendsOn: [3] },
  { discards: 20, initiative: 3, goldOn: [2], fiendsOn: [3] },
  { discards: 15, initiative: 4, goldOn: [2, 3], fiendsOn: [4] },
  { discards: 10, initiative: 5, goldOn: [2, 3, 4], fiendsOn: [4, 5] },
  { discards: 5, initiative: 6, goldOn: [2, 3, 4, 5], fiendsOn: [5, 6] },
]

export function tableFor(players: number): BySeats {
  return bySeats[players - 1]
}

/** How many cards the Market has: players and two more, alone as with two (RP-032). */
export function marketSize(players: number): number {
  return Math.max(players, 2) + 2
}

/** How many cards lie above the Call to Adventure (RP-R05). */
export function callDepth(players: number): number {
  return 6 * marketSize(players) - 1
}

/** Gold at the start, in player order (RP-021, RP-R46). */
export const startingGold: readonly number[] = [5, 5, 6, 7, 8]

/** Minions that leave the game unseen (RP-039). */
export const minionsAside = 5

export const startingDice = 6

/** What a later box would change: kept for a pack that brings its cards (RP-R47). */
export const withMonstersAndMinions = {
  /** Market cards discarded in step 8, by the number of players (RP-241). */
  discards: [40, 40, 40, 35, 30],
  /** RP-242. */
  minionsAside: 10,
  /** RP-243. */
  classesPerColour: 6,
  /** Of the two Backpacks only the one of Fiends & Familiars (RP-211). */
  backpack: 'expansion',
} as const
