import { newFate, readConfig, Table, type Game } from '@dicehearth/engine'
import type { Balance, Survey } from '@dicehearth/engine/balance'
import { section, targetsIn } from './balance-table.ts'

/** One number of the table: a row, how many play, and who. */
export interface Cell {
  row: string
  seats: number
  expert: string
  games: number
}

export interface Measured extends Cell {
  won: number
  /** How long the games that were won took, on average. */
  length: number
}

/** How often quick players win each row of the table of targets in the game's ledger. */
export function winsOf(game: Game, balance: Balance, ledger: string): Survey<Cell, Measured> {
  const { rows, seats, experts } = balance
  return {
    pieces: (games) =>
      Object.keys(rows).flatMap((row) =>
        seats.flatMap((many) => Object.keys(experts).map((expert) => ({ row, seats: many, expert, games }))),
      ),
    measure: async (cell) => measure(game, balance, cell),
    note: ({ row, seats: many, expert, won, games }) => `${row}, ${many} ${expert}: ${won} of ${games} won`,
    section: async (found, games) =>
      section(balance, found, targetsIn(ledger, Object.keys(rows)), games, game.id),
  }
}

/** Plays the games of a cell; the same cell always gives the same numbers. */
function measure(game: Game, balance: Balance, cell: Cell): Measured {
  const expert = balance.experts[cell.expert]
  const config = readConfig(game, { ...balance.rows[cell.row], players: cell.seats })
  let won = 0
  let length = 0
  for (let n = 0; n < cell.games; n++) {
    const seed = `${cell.row} ${cell.seats} ${n}`
    const table = new Table(game, config, seed)
    const chance = newFate(`${seed} ${cell.expert}`)
    while (table.decision) table.choose(expert.answer(table.state, table.decision, chance))
    if (table.state.outcome?.result !== 'won') continue
    won++
    length += balance.length.of(table.state)
  }
  return { ...cell, won, length: won === 0 ? 0 : length / won }
}
