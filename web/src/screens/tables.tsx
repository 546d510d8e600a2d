import './tables.css'
import { useCallback, useEffect, useState } from 'react'
import { covers } from '../covers.ts'
import { Coin } from '../online/coin.tsx'
import { messageOf, WhoAreYou } from '../online/guest.tsx'
import {
  guestHere,
  myTables,
  renameGuest,
  Unanswered,
  type Guest,
  type ListedTable,
} from '../online/server.ts'
import { listed, whenWas } from '../online/words.ts'
import { Link, navigate } from '../router.tsx'
import { Page } from '../shell/page.tsx'
import { NameDialog } from './name-dialog.tsx'

/** How often the list is read again while somebody looks at it. */
const often = 10_000

/** My tables: those of this guest on this server, the ones that wait for them first. */
export default function Tables() {
  const [guest, setGuest] = useState<Guest | null | undefined>(undefined)
  const [tables, setTables] = useState<readonly ListedTable[]>([])
  const [trouble, setTrouble] = useState<unknown>(null)
  const look = useCallback(async () => {
    try {
      const known = await guestHere()
      if (known) setTables(await myTables())
      setGuest(known)
      setTrouble(null)
    } catch (error) {
      setTrouble(error)
    }
  }, [])
  useEffect(() => {
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') void look()
    }
    lookAgain()
    const timer = setInterval(lookAgain, often)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [look])

  const served = !(trouble instanceof Unanswered && !trouble.isServed)
  return (
    <Page title="My tables" wide>
      <div className="lobby">
        <div>
          <h1>{guest ? headline(tables) : 'Tables over the network'}</h1>
          {trouble !== null && (
            <p className={served ? 'wrong' : 'panel'} role="status">
              {messageOf(trouble)}
            </p>
          )}
          {guest === undefined && trouble === null && <p className="loading">One moment …</p>}
          {guest === null && (
            <WhoAreYou go="Come in" onGuest={() => void look()}>
              <p>
                People in different homes sit at one table, close the laptop and come back tomorrow on the
                phone. Every choice is kept on the server.
              </p>
            </WhoAreYou>
          )}
          {guest && <MyTables tables={tables} />}
        </div>
        {served && (
          <div className="lobby-beside">
            <StartATable />
            <JoinATable />
            {guest && <Called guest={guest} onGuest={setGuest} />}
          </div>
        )}
      </div>
    </Page>
  )
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

function headline(tables: readonly ListedTable[]): string {
  const waiting = tables.filter(({ waitsForYou }) => waitsForYou).length
  const count = numbers[waiting] ?? String(waiting)
  return waiting < 2 ? `${count} table waits for you.` : `${count} tables wait for you.`
}

function MyTables({ tables }: { tables: readonly ListedTable[] }) {
  const mine = tables.filter(({ waitsForYou }) => waitsForYou)
  const others = tables.filter(({ waitsForYou, over }) => !waitsForYou && over === null)
  const over = tables.filter(({ over }) => over !== null)
  return (
    <>
      {tables.length === 0 && <p>You have no seat here yet: start a table, or join one by its code.</p>}
      <ul className="waiting-tables" aria-label="Tables that wait for you">
        {mine.map((table) => (
          <WaitingTable key={table.table} table={table} />
        ))}
      </ul>
      <QuietTables title="Waiting for others" tables={others} />
      <QuietTables title="Finished" tables={over} />
    </>
  )
}

/** One press to the decision. */
function WaitingTable({ table }: { table: ListedTable }) {
  const cover = covers.get(table.game)
  return (
    <li className="waiting-table">
      <div className="waiting-picture">{cover && <cover.Picture />}</div>
      <div className="waiting-words">
        <h2>{cover?.name ?? table.game}</h2>
        <span className="lobby-when">{whenWas(table.changed)}</span>
        <p>{table.question ?? 'Your answer is awaited.'}</p>
      </div>
      <div className="waiting-foot">
        <Around table={table} />
        <Link className="button ember" href={`/live/${table.table}`}>
          Take your seat<span className="unseen">: {cover?.name ?? table.game}</span>
        </Link>
      </div>
    </li>
  )
}

function QuietTables({ title, tables }: { title: string; tables: readonly ListedTable[] }) {
  if (tables.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="quiet-tables">
        {tables.map((table) => {
          const cover = covers.get(table.game)
          return (
            <li key={table.table} className="kept-table">
              <div className="kept-picture">{cover && <cover.Picture />}</div>
              <div className="kept-words">
                <Link href={`/live/${table.table}`}>{cover?.name ?? table.game}</Link>
                <p>{standsAt(table)}</p>
              </div>
              <Around table={table} />
              <span className="lobby-when">{whenWas(table.changed)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function standsAt({ over, asked, seats }: ListedTable): string {
  if (over !== null) return over
  const open = seats.filter(({ kind }) => kind === 'open').length
  if (asked.length > 0) return `${listed(asked)} ${asked.length === 1 ? 'is' : 'are'} asked`
  return open > 0 ? `${open} ${open === 1 ? 'seat is' : 'seats are'} open` : 'A companion is thinking'
}

function Around({ table }: { table: ListedTable }) {
  const { seats } = table
  return (
    <span className="around" role="img" aria-label={`At the table: ${listed(seats.map(seatWords))}`}>
      {seats.map((seat) => (
        <Coin key={seat.seat} seat={seat} />
      ))}
    </span>
  )
}

function seatWords({ kind, name }: ListedTable['seats'][number]): string {
  return kind === 'open' ? 'an open seat' : name
}

function StartATable() {
  return (
    <section className="panel" aria-labelledby="start-a-table">
      <h2 id="start-a-table">Start a table</h2>
      <ul className="start-games">
        {[...covers].map(([id, { name, Picture }]) => (
          <li key={id}>
            <Link href={`/new/${id}?where=network`}>
              <span className="start-picture">
                <Picture />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function JoinATable() {
  const [code, setCode] = useState('')
  return (
    <section className="panel" aria-labelledby="join-a-table">
      <h2 id="join-a-table">Join a table</h2>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() !== '') navigate(`/join#${encodeURIComponent(code.trim())}`)
        }}
      >
        <label className="code-field">
          <span className="field-label">The code that you were told</span>
          <input
            type="text"
            value={code}
            maxLength={40}
            placeholder="ember-4711"
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <button type="submit" className="button">
          Join
        </button>
      </form>
    </section>
  )
}

function Called({ guest, onGuest }: { guest: Guest; onGuest: (guest: Guest) => void }) {
  const [asking, setAsking] = useState(false)
  const [wrong, setWrong] = useState('')
  return (
    <p className="called">
      <Coin seat={{ name: guest.name, kind: 'human', presence: 'here' }} />
      <span>
        You are <b>{guest.name}</b> here.
      </span>
      <button type="button" className="button quiet small" onClick={() => setAsking(true)}>
        Change
      </button>
      {wrong && <span role="alert">{wrong}</span>}
      {asking && (
        <NameDialog
          title="Your name at the table"
          name={guest.name}
          onName={(name) => {
            setWrong('')
            renameGuest(name).then(onGuest, (error: Error) => setWrong(error.message))
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </p>
  )
}
