import '../my-games/my-games.css'
import { useEffect, useState } from 'react'
import type { PastGame } from '@dicehearth/host'
import { covers } from '../covers.ts'
import { Deeds } from '../my-games/deeds.tsx'
import { asCsv, asJson } from '../my-games/export.ts'
import { Statistics } from '../my-games/statistics.tsx'
import { Link } from '../router.tsx'
import { Page } from '../shell/page.tsx'
import { allFinished } from '../table/finished.ts'
import { download } from '../table/link.ts'
import { allTables } from '../table/store.ts'
import { atDesk } from '../worker/start.ts'
import type { Shelf } from '../worker/shelf.ts'

interface Kept {
  shelves: readonly Shelf[]
  games: readonly PastGame[]
  /** The tables that can still be visited. */
  there: ReadonlySet<string>
}

async function readAll(): Promise<Kept> {
  const shelves = await atDesk(async (desk) => {
    await desk.ask('readOldGames')
    return Promise.all([...covers.keys()].map(async (id) => desk.ask('shelf', id)))
  })
  const tables = await allTables()
  return { shelves, games: await allFinished(), there: new Set(tables.map(({ id }) => id)) }
}

/** How the games that were finished in this browser went. */
export default function MyGames() {
  const [kept, setKept] = useState<Kept | null>(null)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    readAll().then(setKept, (error: Error) => setWrong(error.message))
  }, [])
  return (
    <Page title="My games" wide>
      <h1>My games</h1>
      <p className="fine">
        Games finished in this browser; nobody else sees them. They stay here when their tables are cleared
        away. First lessons, and games played on from a replay, do not count.
      </p>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      {kept ? <Shelves {...kept} /> : !wrong && <p className="loading">One moment …</p>}
    </Page>
  )
}

function Shelves({ shelves, games, there }: Kept) {
  return (
    <>
      {games.length > 0 && (
        <p className="row">
          <button
            type="button"
            className="button"
            onClick={() => download('dicehearth-games.csv', asCsv(games), 'text/csv')}
          >
            Export as CSV
          </button>
          <button
            type="button"
            className="button"
            onClick={() => download('dicehearth-games.json', asJson(games))}
          >
            Export as JSON
          </button>
        </p>
      )}
      {shelves.map((shelf) => {
        const those = games.filter(({ game }) => game === shelf.game)
        return (
          <section className="shelf panel" key={shelf.game} aria-labelledby={`shelf-${shelf.game}`}>
            <h2 id={`shelf-${shelf.game}`}>{shelf.name}</h2>
            {those.length > 0 ? (
              <Statistics shelf={shelf} games={those} there={there} />
            ) : (
              <p>
                No game finished yet. <Link href={`/new/${shelf.game}`}>Set the table</Link>
              </p>
            )}
            <Deeds shelf={shelf} games={those} there={there} />
          </section>
        )
      })}
    </>
  )
}
