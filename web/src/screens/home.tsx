import './home.css'
import { count } from '@dicehearth/engine'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { storiedGames } from '@dicehearth/games'
import { covers } from '../covers.ts'
import { Link, navigate } from '../router.tsx'
import { FileButton } from '../shell/file-button.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Page } from '../shell/page.tsx'
import { PutBack } from '../shell/put-back.tsx'
import { hasEditor } from '../table/boards.tsx'
import { allTables, clearTable, putBack, type TableRecord, type WholeTable } from '../table/store.ts'
import { atDesk } from '../worker/start.ts'
import { playNow } from '../table/first-game.ts'
import { GamesOfTheDay } from '../day/games-of-the-day.tsx'

/** All games, and the tables to return to. Nothing is drawn before these are known: they would push the rest down. */
export function Home() {
  const [tables, setTables] = useState<TableRecord[] | null>(null)
  const look = useCallback(
    () =>
      void allTables().then(
        (all) => setTables(listed(all)),
        () => setTables([]),
      ),
    [],
  )
  useEffect(look, [look])
  return tables && <Welcome tables={tables} look={look} />
}

interface KeptProps {
  tables: readonly TableRecord[]
  look: () => void
}

function Welcome(kept: KeptProps) {
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)
  /** Tables that were cleared away or put back on this page so far. */
  const [changes, setChanges] = useState(0)

  const begin = async (order: Parameters<typeof atDesk<string>>[0]): Promise<void> => {
    if (busy) return
    setBusy(true)
    setWrong('')
    try {
      navigate(`/table/${await atDesk(order)}`)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <Page title="" wide>
      <div className="welcome">
        <h1>Pull up a chair. The fire is lit.</h1>
        <p>
          Dice adventures for one table: alone, with friends around this screen, or with companions that think
          along. No account, and after the first visit no connection either.
        </p>
      </div>
      {wrong && (
        <p className="wrong" role="alert" ref={intoView}>
          {wrong}
        </p>
      )}
      <KeptTables {...kept} onChange={() => setChanges((n) => n + 1)} />
      <ul className="covers">
        {[...covers].map(([id, { name, blurb, players, time, guided, Picture }]) => (
          <li key={id}>
            <article className="cover" aria-labelledby={`cover-${id}`}>
              <div className="cover-picture">
                <Picture />
              </div>
              <div className="cover-words">
                <h2 id={`cover-${id}`}>{name}</h2>
                <p className="cover-facts">{[players, time].filter(Boolean).join(' · ')}</p>
                <p>{blurb}</p>
                <div className="cover-ways">
                  <button
                    type="button"
                    className="button ember"
                    disabled={busy}
                    onClick={() => void begin(async (desk) => playNow(desk, id))}
                  >
                    Play now
                  </button>
                  {guided && (
                    <button
                      type="button"
                      className="button"
                      disabled={busy}
                      onClick={() => void begin(async (desk) => desk.ask('guided', id))}
                    >
                      Learn by playing
                    </button>
                  )}
                  <div className="cover-more">
                    <Link href={`/new/${id}`}>Set the table</Link>
                    <Link href={`/rules/${id}`}>Rules</Link>
                    {hasEditor(id) && <Link href={`/packs/${id}`}>Make your own cards</Link>}
                    {storiedGames.includes(id) && <Link href={`/stories/${id}`}>Write your own story</Link>}
                  </div>
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <GamesOfTheDay key={changes} busy={busy} begin={(order) => void begin(order)} />
      <div className="row">
        <FileButton
          accept="application/json,.json"
          onText={(text) => void begin(async (desk) => desk.ask('load', text))}
        >
          Open a saved game
        </FileButton>
      </div>
      <p className="home-foot">
        Dicehearth has its own words and pictures. The games belong to their makers: if you like them here,
        buy them for your shelf.
      </p>
    </Page>
  )
}

/** The button that failed may be far below the message. */
function intoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'center' })
}

/** How many tables are listed at first. */
const fewTables = 3

function KeptTables({ tables, look, onChange }: KeptProps & { onChange: () => void }) {
  const [all, setAll] = useState(false)
  const [cleared, setCleared] = useState<WholeTable | null>(null)
  const open = tables.filter(({ outcome }) => outcome === null)
  const over = tables.filter(({ outcome }) => outcome !== null)
  const clear = async (table: TableRecord): Promise<void> => {
    setCleared(await clearTable(table))
    look()
    onChange()
  }
  const undoClearing = async (): Promise<void> => {
    if (cleared) await putBack(cleared)
    setCleared(null)
    look()
    onChange()
  }
  const list = (those: readonly TableRecord[]): ReactNode => (
    <ul className="tables">
      {those.map((table) => (
        <KeptTable key={table.id} table={table} onRemove={() => void clear(table)} />
      ))}
    </ul>
  )
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby="continue">
          <h2 id="continue">Continue</h2>
          {list(all ? open : open.slice(0, fewTables))}
          {!all && open.length > fewTables && (
            <button type="button" className="button quiet" onClick={() => setAll(true)}>
              Show all {open.length} tables
            </button>
          )}
        </section>
      )}
      {over.length > 0 && (
        <details className="finished-tables">
          <summary>Finished: {count(over.length, 'table')}</summary>
          {list(over)}
        </details>
      )}
      <PutBack cleared={cleared && 'A table was cleared away.'} onPutBack={() => void undoClearing()} />
    </>
  )
}

/** Of each campaign, only the table in progress that was played last: its own page lists the rest. */
function listed(tables: readonly TableRecord[]): TableRecord[] {
  const seen = new Set<string>()
  return tables.filter(({ campaign, outcome }) => {
    if (campaign === null) return true
    if (outcome !== null || seen.has(campaign)) return false
    seen.add(campaign)
    return true
  })
}

function KeptTable({ table, onRemove }: { table: TableRecord; onRemove: () => void }) {
  const cover = covers.get(table.head.game)
  const name = cover?.name ?? table.head.game
  const { length } = table
  const when = new Date(table.touched).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  const state = table.outcome
    ? 'Finished'
    : length === 0
      ? 'Just set'
      : `${length} ${length === 1 ? 'choice' : 'choices'} in`
  return (
    <li className="kept-table">
      <div className="kept-picture">{cover && <cover.Picture />}</div>
      <div className="kept-words">
        <Link href={`/table/${table.id}`}>
          {name}
          {table.guided && ', first steps'}
        </Link>
        <p>{table.lastLine || 'The dice are ready.'}</p>
        <p>
          {state} · {when}
        </p>
      </div>
      {table.campaign === null ? (
        <button
          type="button"
          className="button quiet round-button"
          aria-label={`Clear away: ${name}, ${when}`}
          title="Clear this table away"
          onClick={onRemove}
        >
          <Glyph of="close" />
        </button>
      ) : (
        <Link className="button quiet small" href={`/campaign/${table.campaign}`}>
          Campaign
        </Link>
      )}
    </li>
  )
}
