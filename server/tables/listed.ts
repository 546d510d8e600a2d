import { anyone } from '@dicehearth/engine'
import type { Guest, SeatRecord, Store, TableRecord } from '../store/index.ts'
import type { Crew } from '../threads/crew.ts'
import { listedSeat, ownSeats, type ListedSeat } from './sitters.ts'

/** A table of a guest. */
export interface ListedTable {
  table: string
  game: string
  waitsForYou: boolean
  /** What is asked, where this guest may know. */
  question: string | null
  /** Whose answer is awaited. */
  asked: string[]
  position: number
  /** When anything last happened there, in milliseconds since 1970. */
  changed: number
  /** How it ended; null before. */
  over: string | null
  you: number[]
  host: boolean
  practice: boolean
  seats: ListedSeat[]
}

/** Of so many tables the list says in words what they wait for or how they ended: they are opened for that. */
const mostInWords = 12

/** The tables of a guest, those that wait for them first. */
export async function listTables(store: Store, crew: Crew, guest: Guest): Promise<ListedTable[]> {
  const records = await store.tablesOf(guest.id)
  const seats = await store.seatsOf(records.map(({ id }) => id))
  const waits = (record: TableRecord): boolean => isAwaited(record, seats.get(record.id) ?? [], guest.id)
  const sorted = records.toSorted((a, b) => Number(waits(b)) - Number(waits(a)))
  return Promise.all(
    sorted.map(async (record, n) => {
      const sitters = seats.get(record.id) ?? []
      const caller = { guest, watch: null }
      // A table whose rules fail is listed all the same.
      const words = n < mostInWords ? await crew.ask(record.id, caller, 'inWords').catch(() => null) : null
      return {
        table: record.id,
        game: record.game,
        waitsForYou: waits(record),
        question: words?.question ?? null,
        asked: sitters.flatMap(({ seat, guest: sits, name }) =>
          sits !== null && isAsked(record, seat) ? [name ?? ''] : [],
        ),
        position: record.position,
        changed: record.moved,
        over: record.outcome && (words?.over ?? record.outcome.result),
        you: ownSeats(sitters, guest.id),
        host: record.host === guest.id,
        practice: record.practice,
        seats: words?.seats ?? sitters.map((sitter) => listedSeat(sitter, sitter.name ?? '')),
      }
    }),
  )
}

function isAsked({ waiting }: TableRecord, seat: number): boolean {
  return waiting.includes(seat) || waiting.includes(anyone)
}

function isAwaited(record: TableRecord, sitters: readonly SeatRecord[], guest: string): boolean {
  return record.outcome === null && ownSeats(sitters, guest).some((seat) => isAsked(record, seat))
}
