import { capital, type Game, type Table } from '@dicehearth/engine'
import type { Ending, Milestone } from './client.ts'

/** Some games have dice with more. */
const fewestSides = 6

/** What is worth telling of a game that is over. */
export function ending(
  game: Game,
  table: Table,
  view: unknown,
  course: readonly Milestone[],
  faces: readonly number[],
): Ending {
  const { result, ...figures } = table.state.outcome ?? { result: 'over' }
  const now = {
    position: table.position,
    text: game.words.outcome(view),
    worth: game.evaluate(table.state, 0),
  }
  return {
    result,
    text: now.text,
    figures: [
      ...Object.entries(figures).map(([name, value]) => [inWords(name), inWords(String(value))] as const),
      ['Decisions', String(table.position)],
      ['Dice rolled', String(faces.length)],
    ],
    faces: Array.from(
      { length: Math.max(fewestSides, ...faces) },
      (_, n) => faces.filter((face) => face === n + 1).length,
    ),
    course: [...course, now],
  }
}

/** "stonesWon" is read as "Stones won". */
function inWords(name: string): string {
  const spaced = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return capital(spaced)
}
