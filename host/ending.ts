import type { SeatOf, Table } from '@dicehearth/engine'
import { calledAt } from './names.ts'
import type { Ending, Scored } from './standing.ts'
import type { Story } from './story.ts'

/** The statistics list at least these; some games have dice with more sides. */
const fewestSides = 6

/** The summary of a finished game, as a seat may see it. */
export function endingOf(table: Table, seats: readonly SeatOf[], view: unknown, story: Story): Ending {
  const { game, state } = table
  const { faces } = story
  const text = game.words.outcome(view)
  const worths = seats.map((_, seat) => game.evaluate(state, seat))
  return {
    result: state.outcome?.result ?? 'over',
    text,
    figures: [
      ...game.words.figures(view),
      ['Decisions', String(table.position)],
      ['Dice rolled', String(faces.length)],
    ],
    scores: scoresOf(table, seats, view),
    faces: Array.from(
      { length: Math.max(fewestSides, ...faces) },
      (_, n) => faces.filter((face) => face === n + 1).length,
    ),
    course: [...story.chapters, { position: table.position, text, worths }],
    proven: table.proven,
    reviewed: table.proven && table.game.mind?.ahead !== undefined,
    sheets: game.handsOn?.(state) ?? [],
  }
}

/** The score sheets, the winner first. */
export function scoresOf(table: Table, seats: readonly SeatOf[], view: unknown): Scored[] {
  return (table.state.outcome?.seats ?? []).map(({ lines, ...result }) => ({
    ...result,
    name: calledAt(result.seat, seats, table.game, view),
    lines: lines.map((line) => ({ label: table.game.words.scoreLine(line.for), score: line.score })),
  }))
}
