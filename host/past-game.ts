import type { Config, Game, Outcome, Saved, SeatOf, TableState } from '@dicehearth/engine'
import { peopleAt } from './seats.ts'

/** One finished game in a few lines, for the statistics: what remains when its table is cleared away. */
export interface PastGame {
  /** The id of its table. */
  table: string
  game: string
  /** When it ended. */
  when: number
  seed: string
  decisions: number
  players: number
  /** The host's choices by their keys; `own` stands for a pack from a file. */
  setup: Readonly<Record<string, string | readonly string[]>>
  seats: readonly PastSeat[]
  result: string
  /** The other figures of the outcome. */
  figures: Readonly<Record<string, string | number>>
  /** The deeds that it earned, by their ids. */
  deeds: readonly string[]
  /** Heroes and deeds have not been read from the stored table yet. */
  unread?: true
}

export interface PastSeat {
  /** A person, or the kind of companion. */
  player: string
  name?: string
  /** The heroes of this seat, as the game calls them. */
  heroes: readonly string[]
  place?: number
  score?: number
}

/** What a past game needs to know of a table before its game is loaded. */
export interface EndedTable {
  id: string
  when: number
  saved: Pick<Saved, 'game' | 'seed' | 'config' | 'seats'>
  decisions: number
  outcome: Outcome
}

/** A past game, as far as it can be made without its game. */
export function barePastGame({ id, when, saved, decisions, outcome }: EndedTable): PastGame {
  const { config, seats } = saved
  return {
    table: id,
    game: saved.game,
    when,
    seed: saved.seed,
    decisions,
    players: config.players,
    setup: plainSetup(config),
    seats: Array.from({ length: config.players }, (_, seat) => pastSeat(seat, seats[seat], outcome)),
    result: outcome.result,
    figures: figuresOf(outcome),
    deeds: [],
  }
}

function pastSeat(seat: number, of: SeatOf | undefined, { seats = [] }: Outcome): PastSeat {
  const result = seats.find((it) => it.seat === seat)
  return {
    player: of?.player ?? 'human',
    ...(of?.name ? { name: of.name } : {}),
    heroes: [],
    ...(result ? { place: result.place, score: result.score } : {}),
  }
}

/** The host's choices in words. Custom cards may be large, so only the fact that there were some is kept. */
function plainSetup(config: Config): Record<string, string | readonly string[]> {
  const plain: Record<string, string | readonly string[]> = {}
  for (const [key, value] of Object.entries<unknown>({ ...config })) {
    if (key === 'players' || key === 'script' || key === 'printing') continue
    if (typeof value === 'string') plain[key] = value
    else if (Array.isArray(value) && value.every((it) => typeof it === 'string')) plain[key] = value
    else if (typeof value === 'object' && value !== null) plain[key] = 'own'
  }
  return plain
}

function figuresOf(outcome: Outcome): Record<string, string | number> {
  const figures: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(outcome))
    if (name !== 'result' && (typeof value === 'string' || typeof value === 'number')) figures[name] = value
  return figures
}

/** Adds the heroes, as the game names them. */
export function withCast(past: PastGame, game: Game, state: TableState): PastGame {
  const cast = game.cast?.(state) ?? []
  const seats = past.seats.map((it, seat) => ({
    ...it,
    heroes: cast.flatMap((one) => (one.seat === seat ? [one.name] : [])),
  }))
  return { ...past, seats }
}

/** Whether a table belongs in the statistics: somebody played it, from its beginning, with fair dice. */
export function counts(
  { config, seats }: Pick<Saved, 'config' | 'seats'>,
  how: { guided: boolean; practice?: boolean | undefined },
): boolean {
  return !how.guided && how.practice !== true && config.script === undefined && peopleAt(seats).length > 0
}
