import './day.css'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { covers } from '../covers.ts'
import { Link } from '../router.tsx'
import { allFinished } from '../table/finished.ts'
import { firstGame } from '../table/first-game.ts'
import { allTables, type TableRecord } from '../table/store.ts'
import { atDesk } from '../worker/start.ts'
import { dayOf, daySeed } from './day.ts'

const ShareDialog = lazy(async () => ({
  default: (await import('../table/share-dialog.tsx')).ShareDialog,
}))

/** How far a person has got with the game of the day. */
interface Standing {
  table: TableRecord | null
  /** It was finished, but its table has been cleared away. */
  gone: boolean
}

interface DayProps {
  busy: boolean
  begin: (order: Parameters<typeof atDesk<string>>[0]) => void
}

/** One game a day of every kind, the same for everybody: usual set-up, one person with companions. */
export function GamesOfTheDay({ busy, begin }: DayProps) {
  const [day] = useState(() => dayOf(Date.now()))
  const [standings, setStandings] = useState<ReadonlyMap<string, Standing>>(new Map())
  const [shared, setShared] = useState<string | null>(null)
  useEffect(() => void standingsOn(day).then(setStandings), [day])
  const share = useCallback(async () => replayed(shared ?? '', 'shareReplay'), [shared])
  const words = new Date(`${day}T12:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'long' })
  return (
    <section className="day" aria-labelledby="day">
      <h2 id="day">Game of the day</h2>
      <p className="fine">{words}: the same dice and cards for everybody in the world, until midnight UTC.</p>
      <ul className="day-games">
        {[...covers].map(([id, { name }]) => (
          <DayGame
            key={id}
            name={name}
            standing={standings.get(id) ?? { table: null, gone: false }}
            busy={busy}
            onBegin={() => begin(async (desk) => firstGame(desk, id, daySeed(id, day)))}
            onShare={setShared}
          />
        ))}
      </ul>
      {shared !== null && (
        <Suspense>
          <ShareDialog
            name={`${day}-${shared}.json`}
            share={share}
            save={async () => replayed(shared, 'text')}
            onClose={() => setShared(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

async function standingsOn(day: string): Promise<ReadonlyMap<string, Standing>> {
  const [tables, finished] = await Promise.all([allTables(), allFinished()])
  return new Map(
    [...covers.keys()].map((game) => {
      const seed = daySeed(game, day)
      const table = tables.find((it) => it.head.seed === seed && it.practice !== true) ?? null
      return [game, { table, gone: !table && finished.some((it) => it.seed === seed) }]
    }),
  )
}

/** What the worker of a replay gives for a link or a file. */
async function replayed(table: string, what: 'shareReplay' | 'text'): Promise<string> {
  return atDesk(async (desk) => {
    await desk.ask('openTable', table)
    return desk.ask(what)
  })
}

interface DayGameProps {
  name: string
  standing: Standing
  busy: boolean
  onBegin: () => void
  onShare: (table: string) => void
}

function DayGame({ name, standing: { table, gone }, busy, onBegin, onShare }: DayGameProps) {
  return (
    <li>
      <b>{name}</b>
      {!table && !gone && (
        <button
          type="button"
          className="button small"
          disabled={busy}
          aria-label={`Play today's ${name}`}
          onClick={onBegin}
        >
          Play
        </button>
      )}
      {gone && <span>Played.</span>}
      {table && !table.outcome && (
        <Link className="button small" href={`/table/${table.id}`} aria-label={`Go on with today's ${name}`}>
          Go on
        </Link>
      )}
      {table?.outcome && (
        <>
          <span className="day-result">{table.lastLine}</span>
          <Link
            className="button quiet small"
            href={`/replay/${table.id}`}
            aria-label={`Replay of today's ${name}`}
          >
            Replay
          </Link>
          <button
            type="button"
            className="button quiet small"
            aria-label={`Share today's ${name}`}
            onClick={() => onShare(table.id)}
          >
            Share
          </button>
        </>
      )}
    </li>
  )
}
