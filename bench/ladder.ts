import {
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
  type Option,
  type Play,
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
type Ladder = StateOf<typeof shape>

interface PutAsk extends Ask {
  kind: 'put'
}

interface Put extends Option {
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

export function makeLadder(height: number): Game<Config, Ladder> {
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
    evaluate: () => 0,
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
