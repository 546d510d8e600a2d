import type { Game, SeatOf } from '@dicehearth/engine'

/** What somebody at the table is called: by the name they gave, else as the game calls the seat. */
export function calledAt(seat: number, seats: readonly SeatOf[], game: Game, view: unknown): string {
  return seats[seat]?.name ?? game.words.seat(seat, view)
}
