import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io'
import type * as ai from 'boardgame.io/ai'
import type * as client from 'boardgame.io/client'
import type * as core from 'boardgame.io/core'
import type * as internal from 'boardgame.io/internal'
import { columns, columnsToWin, dicePerTurn, height } from '../ladder.ts'

// boardgame.io's entry points are folders, which only CommonJS resolves.
const require = createRequire(import.meta.url)
const { MCTSBot } = require('boardgame.io/ai') as typeof ai
const { Client } = require('boardgame.io/client') as typeof client
const { INVALID_MOVE } = require('boardgame.io/core') as typeof core
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof internal

export interface Boards {
  dice: number[]
  boards: number[][]
}

export const game: Game<Boards> = {
  setup: ({ random }) => ({
    dice: random.D6(dicePerTurn),
    boards: [0, 1].map(() => Array.from({ length: columns }, () => 0)),
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, random }) => {
      G.dice = random.D6(dicePerTurn)
    },
  },
  moves: {
    put: ({ G, ctx }, column: number) => {
      const board = G.boards[Number(ctx.currentPlayer)]
      if (!G.dice.includes(column + 1) || board[column] >= height) return INVALID_MOVE
      board[column]++
      return undefined
    },
    pass: () => undefined,
  },
  endIf: ({ G }) => {
    const winner = G.boards.findIndex(
      (board) => board.filter((filled) => filled === height).length === columnsToWin,
    )
    return winner >= 0 ? { winner } : undefined
  },
}

/** The columns that take one of the dice. */
export function openColumns({ dice, boards }: Boards, player: string): number[] {
  const board = boards[Number(player)]
  const options: number[] = []
  for (let column = 0; column < columns; column++)
    if (dice.includes(column + 1) && board[column] < height) options.push(column)
  return options
}

/** Whoever is to move, with the dice that lie and the boards as they stand. */
export interface Standing extends Boards {
  player: number
}

/** Its own bot, which plays this many random games to their end for one move; answers with a column. */
export function botThatPlays(iterations: number): (standing: Standing) => Promise<number> {
  const bot = new MCTSBot({
    game,
    seed: 'bot',
    iterations,
    playoutDepth: height * columns * 8,
    enumerate: (boards: Boards, { currentPlayer }) => {
      const open = openColumns(boards, currentPlayer)
      return open.length > 0 ? open.map((column) => ({ move: 'put', args: [column] })) : [{ move: 'pass' }]
    },
  })
  let turns = 0
  return async ({ player, dice, boards }) => {
    const begun = InitializeGame({ game: { ...game, seed: `turn ${turns++}` }, numPlayers: 2 })
    const ctx = { ...begun.ctx, currentPlayer: String(player), playOrderPos: player }
    const { action } = await bot.play({ ...begun, G: structuredClone({ dice, boards }), ctx }, String(player))
    return Number((action.payload.args as number[])[0])
  }
}

/** Plays whole games through boardgame.io's local client, which keeps a log; returns the number of moves. */
export function playByClient(games: number, choose: (options: number) => number): number {
  let moves = 0
  for (let n = 0; n < games; n++) {
    const client = Client<Boards>({ game: { ...game, seed: `game ${n}` }, numPlayers: 2, debug: false })
    for (;;) {
      const state = client.getState()
      if (!state || state.ctx.gameover) break
      const options = openColumns(state.G, state.ctx.currentPlayer)
      if (options.length > 0) client.moves.put(options[choose(options.length)])
      else client.moves.pass()
      moves++
    }
  }
  return moves
}

/** The same through its reducer alone: no client, no store, no subscribers. */
export function playByReducer(games: number, choose: (options: number) => number): number {
  let moves = 0
  for (let n = 0; n < games; n++) {
    const seeded = { ...game, seed: `game ${n}` }
    const reducer = CreateGameReducer({ game: seeded })
    let state = InitializeGame({ game: seeded, numPlayers: 2 })
    while (!state.ctx.gameover) {
      const player = state.ctx.currentPlayer
      const options = openColumns(state.G as Boards, player)
      const [type, args] = options.length > 0 ? ['put', [options[choose(options.length)]]] : ['pass', []]
      const action = {
        type: 'MAKE_MOVE' as const,
        payload: { type, args, playerID: player, credentials: '' },
      }
      state = reducer(state, action) as typeof state
      moves++
    }
  }
  return moves
}
