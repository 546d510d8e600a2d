import type { PastGame } from '@dicehearth/host'
import { dayIn } from '../day/day.ts'
import { Link } from '../router.tsx'
import type { Shelf } from '../worker/shelf.ts'
import { Figure, Fortune } from './plots.tsx'
import {
  byCompanion,
  byHero,
  bySetup,
  figureOf,
  overall,
  rate,
  recordsOf,
  verdictOf,
  type Row,
} from './tally.ts'

const fewGames = 8

export interface ShelfProps {
  shelf: Shelf
  /** The finished games, the oldest first. */
  games: readonly PastGame[]
  there: ReadonlySet<string>
}

/** The games of one kind in numbers and plots. */
export function Statistics({ shelf, games, there }: ShelfProps) {
  const all = overall(games)
  return (
    <>
      <dl className="tallies">
        <Tally name="Games finished" value={String(all.games)} />
        {all.decided > 0 && <Tally name="Won" value={rate(all)} />}
        {recordsOf(games, shelf.bests).map(({ name, value, of }) => (
          <Tally key={name} name={name} value={String(value)} of={of} there={there} />
        ))}
      </dl>
      <div className="plots">
        <Fortune games={games} />
        {shelf.bests.map((best) => (
          <Figure key={best.figure} games={games} best={best} />
        ))}
      </div>
      <div className="tally-tables">
        <Rows title="Set-up" rows={bySetup(games, shelf.fields)} />
        <Rows title="Hero" rows={byHero(games)} />
        <Rows title="Company" rows={byCompanion(games, shelf.companions)} />
      </div>
      <LastGames shelf={shelf} games={games} there={there} />
    </>
  )
}

interface TallyProps {
  name: string
  value: string
  of?: PastGame | null
  there?: ReadonlySet<string>
}

function Tally({ name, value, of = null, there }: TallyProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{of && there?.has(of.table) ? <Link href={`/table/${of.table}`}>{value}</Link> : value}</dd>
    </div>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <table className="tally">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Games</th>
          <th scope="col">Won</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{row.games}</td>
            <td>{rate(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const verdicts = { won: 'Won', lost: 'Lost' } as const

function LastGames({ shelf, games, there }: ShelfProps) {
  return (
    <details className="last-games">
      <summary>The last games</summary>
      <ol>
        {games
          .slice(-fewGames)
          .toReversed()
          .map((game) => (
            <li key={game.table}>
              <LastGame shelf={shelf} game={game} visit={there.has(game.table)} />
            </li>
          ))}
      </ol>
    </details>
  )
}

function LastGame({ shelf, game, visit }: { shelf: Shelf; game: PastGame; visit: boolean }) {
  const verdict = verdictOf(game)
  const when = new Date(game.when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  const heroes = game.seats.flatMap((seat) => (seat.player === 'human' ? seat.heroes : []))
  const figures = shelf.bests.flatMap(({ figure }) => {
    const value = figureOf(game, figure)
    return value === null ? [] : [`${value} ${figure}`]
  })
  const facts = [verdict ? verdicts[verdict] : 'Finished', ...figures, heroes.join(' and ')].filter(Boolean)
  return (
    <>
      {facts.join(' · ')} · {when}
      {dayIn(game.seed) !== null && ' · game of the day'}
      {visit && (
        <>
          {' · '}
          <Link href={`/replay/${game.table}`} aria-label={`Replay of ${when}`}>
            Replay
          </Link>
        </>
      )}
    </>
  )
}
