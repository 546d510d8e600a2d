import type { SeatOf } from '@dicehearth/engine'
import type { Form } from '../worker/desk.ts'

/** As many seats as wanted: the existing ones, then companions. */
export function seatsFor({ usualCompanion }: Form, players: number, there: readonly SeatOf[]): SeatOf[] {
  return Array.from({ length: players }, (_, i) => there[i] ?? { player: i === 0 ? 'human' : usualCompanion })
}
