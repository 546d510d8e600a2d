import { anyone, Refusal } from '@dicehearth/engine'
import { partyWays, type PartyWay } from '@dicehearth/host'
import type { HotTable, Role } from './hot-table.ts'

export function isParty(value: unknown): value is PartyWay {
  return partyWays.some((way) => way === value)
}

/** The seats of the people who have a voice: nobody waits for open seats and those that companions keep. */
export function voters({ sitters }: HotTable): number[] {
  return sitters.flatMap(({ seat, guest, companion }) => (guest !== null && companion === null ? [seat] : []))
}

/**
 * Answers the decision at a position. What anybody may decide is decided as the table has agreed: by whoever is first,
 * by vote, or by the host.
 */
export async function answer(table: HotTable, role: Role, position: number, option: number): Promise<void> {
  return table.play(async () => {
    // Another process was told of a choice that this one has not heard of yet.
    if (position > table.room.table.position) await table.refresh()
    const { room, record } = table
    const place = table.place(role)
    const wanted = position === room.table.position ? room.table.decision?.options[option] : undefined
    if (wanted?.seat === anyone && place.asked.length > 0) {
      const { party } = record.options
      if (party === 'vote') return vote(table, role, position, option)
      if (party === 'storyteller' && !role.host && hostSits(table))
        throw new Refusal('not-yours', 'The host decides this for all.')
    }
    return place.choose(position, option)
  })
}

function hostSits({ sitters, record }: HotTable): boolean {
  return sitters.some(({ guest, companion }) => guest === record.host && companion === null)
}

async function vote(table: HotTable, role: Role, position: number, option: number): Promise<void> {
  const { id, store, revision } = table
  for (const seat of role.seats) await store.speak(id, { seat, kind: 'vote', revision, value: option })
  await table.refresh()
  const winner = outcomeOf(table)
  if (winner === null) return
  try {
    await table.place(role).choose(position, winner)
  } catch (error) {
    // The last two votes came at once, at two processes: the other one has closed the vote.
    if (!(error instanceof Refusal) || error.code !== 'late-answer') throw error
  }
}

/** The option that has won: by more than half of all voices or, once everybody has voted, by the most of them. */
function outcomeOf(table: HotTable): number | null {
  const entitled = voters(table)
  const votes = table.voices.filter(({ kind, seat }) => kind === 'vote' && entitled.includes(seat))
  const voices = Map.groupBy(votes, ({ value }) => value)
  const most = Math.max(0, ...[...voices.values()].map(({ length }) => length))
  const ahead = [...voices].filter(([, { length }]) => length === most).map(([option]) => option)
  if (votes.length === 0 || (votes.length < entitled.length && most * 2 <= entitled.length)) return null
  // A tie is broken by the host, then by the order of the options.
  const host = table.sitters.find(({ guest }) => guest === table.record.host)?.seat
  const byHost = votes.find(({ seat }) => seat === host)?.value
  return byHost !== undefined && ahead.includes(byHost) ? byHost : Math.min(...ahead)
}
