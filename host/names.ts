import { companionWords, isCompanion } from '@dicehearth/bots'
import type { Called, Game, SeatOf } from '@dicehearth/engine'
import type { Seated } from './standing.ts'

/** What the seats are called, by seat; undefined where the game's own word will do. */
export type Names = readonly (string | undefined)[]

/** What companions go by when nobody gave them a name. */
const companionNames = ['Bramble', 'Flint', 'Wren', 'Tansy', 'Rook', 'Sorrel', 'Moss', 'Linnet']

/** The names that people gave, and those of the companions. */
export function namesOf(seats: readonly SeatOf[]): Names {
  const free = companionNames.filter((name) => !seats.some((seat) => seat.name === name))
  return seats.map(({ player, name }, seat) => name ?? (isCompanion(player) ? free[seat] : undefined))
}

/** A view that sentences can take names from. */
export function withNames(view: unknown, called: Names): unknown {
  if (typeof view !== 'object' || called.every((name) => name === undefined)) return view
  return { ...view, called } satisfies Called
}

/**
 * What to call a player: by the name that people gave, else by the game's word for the seat. Where that is whom they
 * play, a companion needs no name of its own.
 */
export function calledAt(seat: number, seats: readonly SeatOf[], game: Game, view: unknown): string {
  return seats[seat].name ?? game.words.seat(seat, withNames(view, namesOf(seats)))
}

/** Everybody around the table, as people see them. */
export function seatedAt(seats: readonly SeatOf[], game: Game, view: unknown): Seated[] {
  return seats.map(({ player }, seat) => ({
    name: calledAt(seat, seats, game, view),
    player,
    plays: isCompanion(player) ? `${companionWords[player].name}: ${companionWords[player].tells}` : '',
    leads: game.words.leads(seat, view),
  }))
}
