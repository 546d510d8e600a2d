import type { Game, SeatOf } from '@dicehearth/engine'

/** What to call a player: the name they gave, else the game's name for the seat. */
export function calledAt(seat: number, seats: readonly SeatOf[], game: Game, view: unknown): string {
  return seats[seat]?.name ?? game.words.seat(seat, view)
}
