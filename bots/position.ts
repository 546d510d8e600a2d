import {
  anyone,
  copyFate,
  type Decision,
  type Fate,
  type ForkOptions,
  type Game,
  type Option,
  type Run,
  type Table,
} from '@dicehearth/engine'

/** What a mind is given: a question, and tables as whoever is asked may imagine them. It never gets the table itself. */
export interface Position {
  readonly game: Game
  readonly decision: Decision
  /** Whom it answers for. */
  readonly seat: number
  /** A table on which all that this seat cannot know is drawn anew. It may be played on and, unless bare, forked. */
  imagined(chance: Fate, how?: ForkOptions): Run
}

/** The position of a table for a seat; null when the game is over. */
export function positionOf(table: Pick<Table, 'game' | 'decision' | 'fork'>, seat: number): Position | null {
  const { game, decision } = table
  if (!decision) return null
  // The table may go on while somebody thinks.
  const here = table.fork()
  return {
    game,
    decision,
    seat,
    imagined(chance, how) {
      const run = here.fork(how)
      run.imagine(seat, copyFate(chance), false)
      return run
    },
  }
}

/** The numbers of the options that a seat may take: its own, and those open to anyone. */
export function optionsOf(options: readonly Option[], seat: number): number[] {
  return options.flatMap((option, n) => (option.seat === seat || option.seat === anyone ? [n] : []))
}
