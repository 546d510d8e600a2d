import { namesOf, type RoomState, type SeatNow } from '@dicehearth/host'
import type { SeatRecord } from '../store/index.ts'
import type { HotTable, Role } from './hot-table.ts'
import { isParty } from './party.ts'
import { listedSeat, type ListedSeat } from './sitters.ts'
import { openTakeback } from './takebacks.ts'

/** The seats as lists show them. */
export function seatsAt({ sitters, room }: HotTable): ListedSeat[] {
  const names = namesOf(room.seats)
  return sitters.map((sitter) => listedSeat(sitter, names[sitter.seat] ?? ''))
}

/** The people around a table, as one of them may know it. */
export function companyFor(table: HotTable, role: Role): RoomState {
  const { id, record, sitters, talk, trouble } = table
  const { options, locked, practice, commitment, invite, code, watch } = record
  const { guests, watchers } = table.present
  const presence = ({ guest, companion }: SeatRecord): SeatNow['presence'] => {
    if (guest === null || companion !== null) return null
    return guests.has(guest) ? 'here' : 'away'
  }
  const seats = seatsAt(table).map((seat, n): SeatNow => {
    const sitter = sitters[n]
    return {
      ...seat,
      kept: sitter.guest !== null && sitter.companion !== null,
      presence: presence(sitter),
      host: sitter.guest === record.host,
      yours: role.guest !== null && sitter.guest === role.guest.id,
    }
  })
  return {
    table: id,
    you: { seats: role.seats, host: role.host, watcher: !role.sits && !role.host },
    seats,
    watchers,
    talk,
    takeback: openTakeback(table),
    vote: voteNow(table),
    party: isParty(options.party) ? options.party : 'talk',
    takebacks: options.takebacks !== false,
    locked,
    watchersTalk: options.watchersTalk === true,
    practice,
    commitment,
    links: locked || !(role.sits || role.host) ? null : { invite, code, watch },
    trouble,
  }
}

function voteNow({ voices, room }: HotTable): RoomState['vote'] {
  const votes = voices.filter(({ kind }) => kind === 'vote')
  if (votes.length === 0) return null
  return { position: room.table.position, votes: votes.map(({ seat, value }) => ({ seat, option: value })) }
}
