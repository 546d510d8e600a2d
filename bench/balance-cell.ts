import { newFate, readConfig, Table, type Game } from '@dicehearth/engine'
import type { Balance } from '@dicehearth/engine/balance'
import { loadGame } from '@dicehearth/games'

/** One number of the table: a row, how many play, and who. */
export interface Cell {
  row: string
  seats: number
  expert: string
}

export interface Measured extends Cell {
  won: number
  /** How long the games that were won took, on average. */
  length: number
}

export async function loadBalance(id: string): Promise<{ game: Game; balance: Balance }> {
  const game = await loadGame(id)
  if (!game) throw new Error(`There is no game "${id}".`)
  const { balance } = (await import(`../games/${id}/balance.ts`)) as { balance: Balance }
  return { game, balance }
}

export function cellsOf({ rows, seats, experts }: Balance): Cell[] {
  return Object.keys(rows).flatMap((row) =>
    seats.flatMap((many) => Object.keys(experts).map((expert) => ({ row, seats: many, expert }))),
  )
}

/** Plays the games of a cell; the same cell always gives the same numbers. */
export function measure(game: Game, balance: Balance, cell: Cell, games: number): Measured {
  const expert = balance.experts[cell.expert]
  const config = readConfig(game, { ...balance.rows[cell.row], players: cell.seats })
  let won = 0
  let length = 0
  for (let n = 0; n < games; n++) {
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
