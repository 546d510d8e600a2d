import type { Question, RoomState, SeatNow } from '@dicehearth/host'
import { useEffect, useState } from 'react'
import type { Stage } from '../table/stage.ts'
import type { RemoteTable } from './remote.ts'

/** Something to say of those around the table; the same words said again have another number. */
export interface Tidings {
  n: number
  text: string
}

/** What others around a table do besides answering: who comes and goes, what they say, and what they speak for. */
export function tidings(before: RoomState, now: RoomState, question: Question | null): string {
  const known = Math.max(0, ...before.talk.map(({ id }) => id))
  const isOurs = (seat: number | null): boolean => seat !== null && now.you.seats.includes(seat)
  const said = now.talk.filter(({ id, seat }) => id > known && !isOurs(seat))
  const earlier = before.vote?.position === now.vote?.position ? (before.vote?.votes ?? []) : []
  const votes = (now.vote?.votes ?? []).filter(
    ({ seat, option }) =>
      !isOurs(seat) && !earlier.some((vote) => vote.seat === seat && vote.option === option),
  )
  return [
    ...now.seats.filter(({ seat }) => !isOurs(seat)).map((seat) => comings(before.seats[seat.seat], seat)),
    ...votes.map(({ seat, option }) => {
      const choice = question?.position === now.vote?.position ? question?.choices[option] : undefined
      return choice ? `${now.seats[seat].name} is for “${choice.text}”.` : ''
    }),
    ...said.map(({ name, text }) => `${name}: “${text}”`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Who sits down, leaves, is away or is back. */
function comings(before: SeatNow | undefined, now: SeatNow): string {
  if (!before) return ''
  if (before.kind === 'open' && now.kind === 'human') return `${now.name} sits down.`
  if (before.kind === 'human' && now.kind === 'open') return `${before.name} leaves the table.`
  if (!before.kept && now.kept) return `A companion keeps the seat of ${now.name}.`
  if (before.kept && !now.kept && now.kind === 'human') return `${now.name} is back.`
  if (before.presence === 'away' && now.presence !== 'away' && now.presence) return `${now.name} is here.`
  return before.presence !== 'away' && now.presence === 'away' ? `${now.name} is away.` : ''
}

export function useTidings(table: RemoteTable, stage: Stage): Tidings {
  const [told, setTold] = useState<Tidings>({ n: 0, text: '' })
  useEffect(() => {
    let before = table.current().room
    return table.subscribe(() => {
      const { room } = table.current()
      const text = before && room ? tidings(before, room, stage.current().standing?.question ?? null) : ''
      before = room
      if (text) setTold(({ n }) => ({ n: n + 1, text }))
    })
  }, [table, stage])
  return told
}
