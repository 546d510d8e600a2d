import { companionKinds, isCompanion } from '@dicehearth/bots'
import { nearest, Refusal, type SeatOf } from '@dicehearth/engine'

/** The kind of player that is a person. */
export const person = 'human'

export const playerKinds: readonly string[] = [person, ...companionKinds]

/** Checks a kind of player; a refusal lists those there are. */
export function readPlayer(kind: string): string {
  if (playerKinds.includes(kind)) return kind
  throw new Refusal('bad-value', `A seat cannot be "${kind}". ${nearest(kind, playerKinds)}`)
}

const longestName = 24

/** Reads who takes a seat: a kind of player, and after a colon what they are called ("human:Anna"). */
export function readSeat(text: string): SeatOf {
  const [kind = '', ...rest] = text.split(':')
  const player = readPlayer(kind)
  const name = rest.join(':').slice(0, longestName)
  return name === '' ? { player } : { player, name }
}

export function isPerson(seat: SeatOf | undefined): boolean {
  return seat !== undefined && !isCompanion(seat.player)
}

/** The seats of the people at a table. */
export function peopleAt(seats: readonly SeatOf[]): number[] {
  return seats.flatMap((it, seat) => (isPerson(it) ? [seat] : []))
}

/** Fills every seat; a person where nobody was named. */
export function filledSeats(players: number, named: readonly SeatOf[]): SeatOf[] {
  for (const { player } of named) readPlayer(player)
  return Array.from({ length: players }, (_, seat) => named[seat] ?? { player: person })
}
