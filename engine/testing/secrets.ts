import { newFate } from '../fate.ts'
import type { Game } from '../game.ts'
import type { Decision, TableState } from '../play.ts'
import type { Run } from '../run.ts'
import type { Config } from '../setup.ts'
import type { Table } from '../table.ts'

/** Whose knowledge is looked at: every seat and an onlooker. */
export function seatsOf(table: Table): number[] {
  return Array.from({ length: table.config.players + 1 }, (_, n) => n - 1)
}

/** The same table with other hidden cards and other dice to come, as far as a seat can tell. */
export function imagined<S extends TableState>(table: Table<S>, seat: number): Run<S> {
  const other = table.fork()
  other.imagine(seat, newFate(`another fate ${table.position}`))
  return other
}

/** Everything that a seat sees, and what it may know of the question: all of it if it is asked. */
export function known<S extends TableState>(
  game: Game<Config, S>,
  state: S,
  decision: Decision | null,
  seat: number,
): string {
  const view = game.view(state, seat)
  if (!decision) return JSON.stringify([view])
  const { ask, options } = decision
  const isAsked = ask.seat === seat || options.some((option) => option.seat === seat)
  const own = isAsked || !game.overhears
  const knownAsk = own ? ask : (game.overhears?.(ask, seat, state) ?? null)
  return JSON.stringify([
    view,
    knownAsk,
    knownAsk && game.words.prompt(knownAsk, view),
    own &&
      options.map((option) => [option, game.words.option(option, ask, view), game.touches(option, view)]),
  ])
}

/** The table without its dice to come. */
export function hidden(state: TableState): string {
  return JSON.stringify({ ...state, fate: null })
}
