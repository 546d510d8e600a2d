import {
  likelihood,
  ponder,
  rollAll,
  shaped,
  spoken,
  tableShape,
  type Ask,
  type Config,
  type EngineEvent,
  type Fate,
  type Game,
  type Judgement,
  type Option,
  type Play,
  type Sign,
  type StateOf,
} from '@dicehearth/engine'
import * as z from 'zod'

/**
 * The same small dice game for both engines and by hand: two players roll three dice a turn and put one of them into
 * the column of its number; whoever first fills five columns of ten wins.
 */
export const columns = 6
export const height = 10
export const columnsToWin = 5
export const dicePerTurn = 3
const allDice = [0, 1, 2]

const shape = z.strictObject({
  ...tableShape,
  active: z.int(),
  dice: z.array(z.int()),
  boards: z.array(z.array(z.int())),
})
export type Ladder = StateOf<typeof shape>

interface PutAsk extends Ask {
  kind: 'put'
}

export interface Put extends Option {
  verb: 'put'
  column: number
}

function* turn(t: Ladder, height: number): Play {
  yield* rollAll(t, t.active, allDice, t.dice)
  const board = t.boards[t.active]
  const options: Put[] = []
  for (let column = 0; column < columns; column++) {
    if (t.dice.includes(column + 1) && board[column] < height)
      options.push({ verb: 'put', seat: t.active, column })
  }
  if (options.length > 0) {
    const ask: PutAsk = { kind: 'put', seat: t.active }
    board[(yield* ponder(ask, options)).column]++
    if (board.filter((filled) => filled === height).length === columnsToWin) {
      t.outcome = { result: 'won', seat: t.active }
      return
    }
  }
  t.active = 1 - t.active
}

/** How many dice a board still needs, and one more for each that its emptiest column needs: dice for it come seldom. */
function missing(board: readonly number[], height: number): number {
  const gaps = board.map((filled) => height - filled).sort((a, b) => a - b)
  return gaps.slice(0, columnsToWin).reduce((sum, gap) => sum + gap, gaps[columnsToWin - 1])
}

const says: readonly Sign[] = [[0.15, 'fewer dice are missing', 'more dice are missing']]

/** For minds that play ahead: a clock that counts dice, and the odds by how many are missing on both boards. */
function mindFor(height: number): Judgement<Ladder, PutAsk, Put> {
  const signs = ({ boards }: Ladder, seat: number): number[] => [
    missing(boards[1 - seat], height) - missing(boards[seat], height),
  ]
  const after = ({ boards }: Ladder, { seat, column }: Put): number =>
    missing(boards[seat].with(column, boards[seat][column] + 1), height)
  return {
    quick: {
      answer: (t, { options }) => {
        const left = options.map((option) => after(t, option))
        return left.indexOf(Math.min(...left))
      },
    },
    ahead: {
      clock: ({ boards }) => boards.flat().reduce((sum, filled) => sum + filled, 0) / 4,
      worth: (t, seat) => (t.outcome ? Number(t.outcome.seat === seat) : likelihood(says, signs(t, seat))),
      signs,
      says,
    },
  }
}

export function makeLadder(height: number): Game<Config, Ladder, PutAsk, Put> {
  return {
    id: 'ladder',
    name: 'Ladder',
    rulesVersion: 1,
    seats: { min: 2, max: 2, usual: 2 },
    setup: {},
    problems: () => [],
    deal: (_, fate: Fate) => ({
      fate,
      outcome: null,
      listener: undefined,
      active: 0,
      dice: [1, 1, 1],
      boards: [0, 1].map(() => Array.from({ length: columns }, () => 0)),
    }),
    round: (t) => turn(t, height),
    ...shaped<Ladder>(shape),
    broken: () => [],
    view: (t) => ({ active: t.active, dice: t.dice, boards: t.boards }),
    imagine: () => undefined,
    evaluate: ({ boards }, seat) => missing(boards[1 - seat], height) - missing(boards[seat], height),
    mind: mindFor(height),
    rivals: true,
    ...spoken<PutAsk, Put, EngineEvent<PutAsk, Put>, unknown, Ladder>({
      asks: { put: { prompt: 'Put a die.', rules: [] } },
      options: { put: { text: 'Here' } },
      events: { rolled: {}, rerolled: {} },
      seat: (seat) => `Player ${seat + 1}`,
      outcome: () => 'Over.',
    }),
    texts: () => [],
    guide: async () => ({ setup: {}, seed: '', steps: [] }),
    actors: [],
  }
}

export const ladder = makeLadder(height)
