import type { RoomState } from '@dicehearth/host'
import type { Company, RemoteTable } from './remote.ts'

interface NotesProps {
  company: Company
  table: RemoteTable
  refuse: (error: unknown) => void
  /** What was refused last; empty if nothing. */
  wrong: string
  dismiss: () => void
}

/** What everybody must know now: the line is down, somebody asks to take back, the table is stuck. */
export function Notes({ company, table, refuse, wrong, dismiss }: NotesProps) {
  const { line, unsent, room } = company
  return (
    <div className="table-notes" role="status">
      {line === 'lost' && (
        <p className="table-note down">
          The connection is down, and is being mended.{' '}
          {unsent
            ? 'Your answer is kept, and sent as soon as the table answers.'
            : 'What you press is kept until then.'}
        </p>
      )}
      {room?.trouble && <p className="table-note down">{room.trouble}</p>}
      {wrong && (
        <p className="table-note down">
          {wrong}
          <button type="button" className="button small" onClick={dismiss}>
            Close
          </button>
        </p>
      )}
      {room?.takeback && <AsksBack room={room} table={table} refuse={refuse} />}
    </div>
  )
}

interface AsksBackProps {
  room: RoomState
  table: RemoteTable
  refuse: (error: unknown) => void
}

function AsksBack({ room, table, refuse }: AsksBackProps) {
  const { takeback, you, seats } = room
  if (!takeback) return null
  const answer = (yes: boolean): void => {
    table.ask('answerTakeback', yes).catch(refuse)
  }
  const name = seats[takeback.by]?.name ?? ''
  if (you.seats.includes(takeback.by)) {
    return (
      <p className="table-note">
        You have asked to take your choice back. {takeback.waitsFor.length} still to agree.
        <button type="button" className="button small" onClick={() => answer(false)}>
          Never mind
        </button>
      </p>
    )
  }
  const mine = you.seats.some((seat) => takeback.waitsFor.includes(seat))
  return (
    <p className="table-note">
      {name} would like to take a choice back.
      {mine ? (
        <>
          <button type="button" className="button small ember" onClick={() => answer(true)}>
            Agree
          </button>
          <button type="button" className="button small" onClick={() => answer(false)}>
            No, it stands
          </button>
        </>
      ) : (
        ' The others are asked.'
      )}
    </p>
  )
}
