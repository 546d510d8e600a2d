import type { RoomState, SeatNow, Standing } from '@dicehearth/host'

const list = new Intl.ListFormat('en')

export function listed(names: readonly string[]): string {
  return list.format(names)
}

/** When something was, in as few words as it takes. */
export function whenWas(when: number, now = Date.now()): string {
  const minutes = Math.round((now - when) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`
  const days = Math.round(hours / 24)
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** Whose answer the table waits for, and whether they are there. */
export function awaited(room: RoomState, { question }: Standing): string {
  const asked = room.seats.filter(({ seat }) => question?.seats.includes(seat))
  const open = asked.filter(({ kind }) => kind === 'open')
  if (asked.length === 0) return 'The table goes on in a moment.'
  if (open.length === asked.length)
    return open.length === 1
      ? `Seat ${open[0].seat + 1} is asked, and nobody has taken it yet.`
      : 'Seats are asked that nobody has taken yet.'
  const people = asked.filter(({ kind }) => kind === 'human')
  if (people.length === 0) return `${listed(asked.map(({ name }) => name))} is thinking …`
  const here = people.filter(({ presence }) => presence !== 'away')
  if (here.length === 0)
    return `Waiting for ${listed(people.map(({ name }) => name))}, who ${people.length === 1 ? 'is' : 'are'} away.`
  return `${listed(here.map(({ name }) => name))} ${here.length === 1 ? 'is' : 'are'} thinking …`
}

/** What was said for the options of the decision at a position. */
export function votesAt({ vote }: RoomState, position: number): readonly { seat: number; option: number }[] {
  return vote?.position === position ? vote.votes : []
}

/** What stands beside a name. */
export function seatNote({ kind, kept, presence }: SeatNow): string {
  if (kind === 'open') return 'open seat'
  if (kept) return 'kept by a companion'
  if (kind === 'companion') return 'companion'
  return presence ?? ''
}
