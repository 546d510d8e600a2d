import { newFate, pick } from '@dicehearth/engine'
import { columns, columnsToWin, dicePerTurn, height } from './ladder.ts'

/** The same game as a tight loop without an engine: the upper limit for any engine. */
export function playByHand(games: number, choose: (options: number) => number): number {
  let moves = 0
  for (let n = 0; n < games; n++) moves += playOne(`game ${n}`, choose)
  return moves
}

function playOne(seed: string, choose: (options: number) => number): number {
  const fate = newFate(seed)
  const boards = [0, 1].map(() => Array.from({ length: columns }, () => 0))
  const full = [0, 0]
  const dice = Array.from({ length: dicePerTurn }, () => 1)
  const options: number[] = []
  let active = 0
  for (let moves = 0; ; active = 1 - active) {
    for (let die = 0; die < dicePerTurn; die++) dice[die] = 1 + pick(fate, 6)
    const board = boards[active]
    options.length = 0
    for (let column = 0; column < columns; column++)
      if (dice.includes(column + 1) && board[column] < height) options.push(column)
    if (options.length === 0) continue
    const column = options[choose(options.length)]
    moves++
    if (++board[column] === height && ++full[active] === columnsToWin) return moves
  }
}
