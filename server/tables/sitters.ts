import type { SeatRecord } from '../store/index.ts'

/** A seat as lists show it. */
export interface ListedSeat {
  seat: number
  name: string
  kind: 'human' | 'companion' | 'open'
  companion: string | null
}

/** The seats that a guest answers for: those that no companion keeps for them. */
export function ownSeats(sitters: readonly SeatRecord[], guest: string | undefined): number[] {
  return sitters.flatMap((it) => (it.guest === guest && it.companion === null ? [it.seat] : []))
}

export function listedSeat({ seat, guest, companion }: SeatRecord, name: string): ListedSeat {
  const kind = companion !== null ? 'companion' : guest !== null ? 'human' : 'open'
  return { seat, name, kind, companion }
}
