import { count } from '@dicehearth/engine'
import { territories, type AdventureBoard, type Side } from './content/boards.ts'
import type { RfaConfig } from './rules/setup.ts'

type Won = Readonly<Record<AdventureBoard, number>>

/**
 * How many of 100 games shrewd companions win, by the sides of the four lands and the number of players. Made by
 * this command for every side, number and board:
 *
 *   ./dicehearth simulate roll-for-adventure --games 100 --seats greedy --seed odds --set players=2 --set board=book \
 *     --set desert=A --set fortress=A --set forest=A --set iceCave=A
 */
const won: Readonly<Record<Side, Readonly<Record<number, Won>>>> = {
  A: {
    2: { book: 37, sword: 22, crown: 9, jewel: 5 },
    3: { book: 72, sword: 41, crown: 18, jewel: 1 },
    4: { book: 44, sword: 14, crown: 2, jewel: 0 },
  },
  B: {
    2: { book: 73, sword: 61, crown: 40, jewel: 25 },
    3: { book: 83, sword: 61, crown: 36, jewel: 16 },
    4: { book: 47, sword: 19, crown: 4, jewel: 0 },
  },
}

/** Measured without special enemies and with the usual damage track. */
export function advice(config: RfaConfig): string | null {
  const { players, board, special, enemies, trackLength } = config
  if (special.length > 0 || enemies || trackLength !== '7') return null
  const sides = [...new Set(territories.map((land) => config[land]))]
  const [least, most] = [Math.min, Math.max].map((of) =>
    of(...sides.map((side) => won[side][players][board])),
  )
  const games = least === most ? `${least}` : `between ${least} and ${most}`
  return `With ${count(players, 'player')} on these sides shrewd companions win ${games} of 100 games.`
}
