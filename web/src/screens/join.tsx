import './tables.css'
import { useEffect, useState } from 'react'
import { covers } from '../covers.ts'
import { Coin } from '../online/coin.tsx'
import { messageOf, WhoAreYou } from '../online/guest.tsx'
import { guestHere, invitation, takeSeat, type Guest, type Invitation } from '../online/server.ts'
import { Link, navigate } from '../router.tsx'
import { Page } from '../shell/page.tsx'

/** Joins a table by a link, or by a code that was said. Either stands behind the # of the address. */
export default function Join() {
  const [found, setFound] = useState<{ guest: Guest | null; invited: Invitation } | null>(null)
  const [wrong, setWrong] = useState('')
  const sit = async (invited: Invitation, seat?: number): Promise<void> => {
    try {
      await takeSeat(invited, seat)
      navigate(`/live/${invited.table}`, 'replace')
    } catch (error) {
      setWrong(messageOf(error))
    }
  }
  useEffect(() => {
    let current = true
    const look = async (): Promise<void> => {
      try {
        const both = {
          invited: await invitedBy(decodeURIComponent(location.hash.slice(1))),
          guest: await guestHere(),
        }
        if (current) setFound(both)
      } catch (error) {
        if (current) setWrong(messageOf(error))
      }
    }
    void look()
    return () => {
      current = false
    }
  }, [])

  const name = found ? (covers.get(found.invited.game)?.name ?? found.invited.game) : ''
  return (
    <Page title="Join a table">
      <h1>{found ? `${found.invited.host} invites you to ${name}` : 'Join a table'}</h1>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      {!found && !wrong && <p className="loading">One moment …</p>}
      {found?.guest === null && (
        <WhoAreYou go="Come in" onGuest={(guest) => setFound({ ...found, guest })}>
          <p>Everybody at the table sees this name.</p>
        </WhoAreYou>
      )}
      {found?.guest && <OpenSeats invited={found.invited} onSit={(seat) => void sit(found.invited, seat)} />}
      {wrong && (
        <p>
          <Link className="button" href="/tables">
            My tables
          </Link>
        </p>
      )}
    </Page>
  )
}

async function invitedBy(secret: string): Promise<Invitation> {
  if (secret === '') throw new Error('Join by the link that you were sent, or enter its code at My tables.')
  const [table, invite] = secret.split('.')
  return invite === undefined ? invitation(table) : invitation(invite, table)
}

function OpenSeats({ invited, onSit }: { invited: Invitation; onSit: (seat: number) => void }) {
  const open = invited.seats.filter(({ kind }) => kind === 'open')
  return (
    <>
      <ul className="quiet-tables open-seats">
        {invited.seats.map((seat) => (
          <li key={seat.seat} className="panel">
            <Coin seat={seat} />
            <span>
              <b>Seat {seat.seat + 1}</b>{' '}
              {seat.kind === 'open'
                ? 'is free'
                : seat.kind === 'companion'
                  ? `${seat.name}, a companion`
                  : seat.name}
            </span>
            {seat.kind === 'open' && !invited.locked && (
              <button type="button" className="button ember" onClick={() => onSit(seat.seat)}>
                Take this seat<span className="unseen">: seat {seat.seat + 1}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {invited.locked ? (
        <p>The host has locked this table. Ask them to open it again.</p>
      ) : (
        open.length === 0 && <p>All seats are taken. Ask the host for one, or for the link to watch.</p>
      )}
      <p>
        <Link href={`/live/${invited.table}`}>I have a seat there already</Link>
      </p>
    </>
  )
}
