import './company.css'
import { useState } from 'react'
import type { RoomState, Said, SeatNow, Standing } from '@dicehearth/host'
import { Glyph } from '../shell/glyph.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { Coin } from './coin.tsx'
import { Invite } from './invite.tsx'
import type { RemoteTable } from './remote.ts'
import { seatNote, votesAt, whenWas } from './words.ts'

/** What one always says. */
const phrases = ['Your call.', 'Wait for me.', 'Trouble.']

/** The companion that keeps a seat: one that weighs its options. */
const keeper = 'greedy'

interface CompanyProps {
  table: RemoteTable
  room: RoomState
  standing: Standing
  refuse: (error: unknown) => void
}

/** Who is here, away, thinking, and the last words that were said. */
export function Company({ onMore, ...props }: CompanyProps & { onMore: () => void }) {
  const { table, room, standing, refuse } = props
  const deciding = standing.question?.seats ?? []
  return (
    <section className="company panel" aria-label="Players">
      <ul>
        {room.seats.map((seat) => (
          <li
            key={seat.seat}
            className="company-seat"
            aria-current={deciding.includes(seat.seat) ? 'true' : undefined}
          >
            <SeatWords seat={seat} room={room} standing={standing} />
            <Bubble said={lastSaid(room, seat.seat)} />
          </li>
        ))}
      </ul>
      {room.practice && (
        <p className="fine">A practice table: its seed was chosen, so the dice could be known.</p>
      )}
      {mayTalk(room) && (
        <div className="phrases">
          {phrases.map((phrase) => (
            <button
              key={phrase}
              type="button"
              className="button small"
              onClick={() => {
                say(table, phrase).catch(refuse)
              }}
            >
              {phrase}
            </button>
          ))}
          <button type="button" className="button quiet small" onClick={onMore}>
            <Glyph of="quill" />
            <span className="unseen">People and talk</span>
          </button>
        </div>
      )}
    </section>
  )
}

interface SeatWordsProps {
  seat: SeatNow
  room: RoomState
  standing: Standing
}

function SeatWords({ seat, room, standing }: SeatWordsProps) {
  const asked = standing.question?.seats.includes(seat.seat) === true && seat.kind !== 'open'
  const hasSpoken = votesAt(room, standing.position).some((vote) => vote.seat === seat.seat)
  const decides = asked && seat.presence !== 'away' && !seat.kept && !hasSpoken
  const note = hasSpoken ? 'has spoken' : decides ? 'decides' : seatNote(seat)
  return (
    <>
      <Coin seat={seat} isThinking={decides} />
      <span className="company-name">
        <b>
          {seat.yours ? `${seat.name} (you)` : seat.kind === 'open' ? `Seat ${seat.seat + 1}` : seat.name}
        </b>
        <span>{standing.seats[seat.seat]?.leads}</span>
      </span>
      <span className={decides ? 'company-note now' : 'company-note'}>
        {seat.host && !decides ? `host, ${note}` : note}
      </span>
    </>
  )
}

function Bubble({ said }: { said: (Said & { fresh: boolean }) | null }) {
  return said && <p className={said.fresh ? 'bubble fresh' : 'bubble'}>{said.text}</p>
}

/** Only the last few words stand beside a face: the newest bright, those before it dim. */
function lastSaid({ talk }: RoomState, seat: number): (Said & { fresh: boolean }) | null {
  const recent = talk.slice(-2)
  const said = recent.findLast((it) => it.seat === seat)
  return said ? { ...said, fresh: said === recent.at(-1) } : null
}

function mayTalk({ you, watchersTalk }: RoomState): boolean {
  return !you.watcher || watchersTalk
}

async function say(table: RemoteTable, text: string): Promise<void> {
  return table.ask('say', text, crypto.randomUUID())
}

interface CompanySheetProps extends CompanyProps {
  onClose: () => void
  /** Takes the table home to this browser. */
  onTakeHome: () => void
}

/** The people, their talk, the ways in, and what the host may do. */
export function CompanySheet({ onClose, onTakeHome, ...props }: CompanySheetProps) {
  const { table, room, standing } = props
  const [wrong, setWrong] = useState('')
  const invite = room.links && (
    <section className="afar-section" aria-label="Invite">
      <h2>Invite</h2>
      <Invite table={room.table} links={room.links} />
    </section>
  )
  const hasRoom = room.seats.some(({ kind }) => kind === 'open')
  const act = (done: Promise<unknown>): void => {
    setWrong('')
    done.catch((error: Error) => setWrong(error.message))
  }
  return (
    <Sheet title="People and talk" onClose={onClose}>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      {/* Whoever has just opened a table wants to say where it is. */}
      {hasRoom && invite}
      <ul className="company">
        {room.seats.map((seat) => (
          <li key={seat.seat} className="company-seat">
            <SeatWords seat={seat} room={room} standing={standing} />
            <SeatWays seat={seat} room={room} table={table} act={act} />
          </li>
        ))}
      </ul>
      {room.watchers > 0 && (
        <p className="fine">{room.watchers === 1 ? 'One watcher' : `${room.watchers} watchers`}</p>
      )}
      <section className="afar-section" aria-label="Talk">
        <h2>Talk</h2>
        <Talk room={room} />
        {mayTalk(room) ? (
          <TalkForm onSay={(text) => act(say(table, text))} />
        ) : (
          <p className="fine">Watchers listen here, unless the host lets them talk.</p>
        )}
      </section>
      {!hasRoom && invite}
      {room.you.host && (
        <section className="afar-section" aria-label="The host">
          <h2>The host</h2>
          <label className="tick">
            <input
              type="checkbox"
              checked={room.locked}
              onChange={({ target }) => act(table.ask('lock', target.checked))}
            />
            The table is locked: nobody else takes a seat
          </label>
          <label className="tick">
            <input
              type="checkbox"
              checked={room.watchersTalk}
              onChange={({ target }) => act(table.ask('watchersMayTalk', target.checked))}
            />
            Watchers may talk
          </label>
        </section>
      )}
      {!room.you.watcher && (
        <section className="afar-section" aria-label="At home">
          <h2>At home</h2>
          <p className="fine">A copy of this table to play on in this browser, without the network.</p>
          <button type="button" className="button" onClick={onTakeHome}>
            <Glyph of="save" />
            Take it home
          </button>
        </section>
      )}
      {room.commitment !== null && (
        <p className="fine afar-section">
          The dice of this table were fixed at its start; this is the seal of their secret, which is opened at
          the end: <code style={{ overflowWrap: 'anywhere' }}>{room.commitment}</code>
        </p>
      )}
    </Sheet>
  )
}

interface SeatWaysProps {
  seat: SeatNow
  room: RoomState
  table: RemoteTable
  act: (done: Promise<unknown>) => void
}

/** What may be done about a seat. */
function SeatWays({ seat, room, table, act }: SeatWaysProps) {
  const { host } = room.you
  const ways: { name: string; act: () => Promise<unknown> }[] = []
  if (seat.kept && (seat.yours || host))
    ways.push({ name: 'Take it back', act: async () => table.ask('takeSeat', seat.seat) })
  else if (seat.kind !== 'companion' && (seat.yours || (host && seat.presence !== 'here')))
    ways.push({
      name: 'Give it to a companion',
      act: async () => table.ask('giveSeat', seat.seat, keeper),
    })
  if (seat.yours && seat.kind === 'human')
    ways.push({ name: 'Leave the seat', act: async () => table.ask('leave', seat.seat) })
  if (host && seat.kind === 'human' && !seat.yours)
    ways.push(
      { name: 'Make host', act: async () => table.ask('passHost', seat.seat) },
      { name: 'Remove', act: async () => table.ask('removePlayer', seat.seat) },
    )
  if (ways.length === 0) return null
  return (
    <span className="host-row">
      {ways.map((way) => (
        <button key={way.name} type="button" className="button small" onClick={() => act(way.act())}>
          {way.name}
          <span className="unseen">: {seat.name || `seat ${seat.seat + 1}`}</span>
        </button>
      ))}
    </span>
  )
}

function Talk({ room }: { room: RoomState }) {
  return (
    <div className="talk" role="log" aria-label="What was said" aria-live="off" tabIndex={0} ref={toEnd}>
      {room.talk.length === 0 && <p className="fine">Nobody has said anything yet.</p>}
      {room.talk.map(({ id, name, text, when }) => (
        <p key={id}>
          <b>{name}</b>
          {text} <span className="fine">{whenWas(when)}</span>
        </p>
      ))}
    </div>
  )
}

function TalkForm({ onSay }: { onSay: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className="talk-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        onSay(text.trim())
        setText('')
      }}
    >
      <input
        type="text"
        aria-label="Say something"
        value={text}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button ember">
        Say
      </button>
    </form>
  )
}

/** The newest words are in sight. */
function toEnd(box: HTMLElement | null): void {
  if (box) box.scrollTop = box.scrollHeight
}
