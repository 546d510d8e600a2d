import {
  readyFor,
  Refusal,
  replay,
  resume,
  written,
  type Game,
  type Saved,
  type TableEvent,
  type TableState,
} from '@dicehearth/engine'
import { barePastGame, withCast, type EndedTable, type PastGame } from './past-game.ts'
import { peopleAt } from './seats.ts'

/** What is kept of a saved game that is over; null if it is not. */
export async function pastGameOf(
  game: Game,
  saved: Saved,
  { id, when }: Pick<EndedTable, 'id' | 'when'>,
): Promise<PastGame | null> {
  await readyFor(game, saved)
  const { table } = resume(game, saved, { own: true })
  const { outcome } = table.state
  if (!outcome) return null
  const bare = barePastGame({ id, when, saved, decisions: saved.choices.length, outcome })
  return { ...withCast(bare, game, table.state), deeds: await deedsOf(game, saved, table.state) }
}

/**
 * The deeds that a finished game earned, found by replaying it. A game that no longer leads to its end, because the
 * rules were corrected on the way, earns none.
 */
export async function deedsOf(game: Game, saved: Saved, end: TableState): Promise<string[]> {
  if (!saved.proven || !game.deeds) return []
  const events: TableEvent[] = []
  try {
    const { table } = replay(game, saved, (event) => void events.push(event))
    if (written(table.state) !== written(end)) return []
    const finished = { config: table.config, state: table.state, events, people: peopleAt(saved.seats) }
    return (await game.deeds()).filter((deed) => deed.earned(finished)).map(({ id }) => id)
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
