import { Icon, Piece } from '@dicehearth/tabletop'
import { count } from '@dicehearth/engine'
import { useMemo } from 'react'
import type { PartyView } from '../view.ts'
import { piece } from '../rules/pieces.ts'
import type { LocationView, PathView } from '../view.ts'
import { useTable } from './context.ts'
import { icons } from './icons.ts'
import { placeIcon } from './scene.tsx'
import { spotsOf, type Spot } from '../view/spots.ts'

/** The map of the adventure: darker than the book, the party's pin its only ember. */
export function AdventureMap() {
  const { view } = useTable()
  const { locations, paths } = view.map
  const at = useMemo(() => spotsOf(locations), [locations])
  return (
    <section className="rpa-map" aria-label="The map">
      <svg className="rpa-land" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M0 0h8c-2 9 4 14 2 24s-5 14-1 24 5 16 1 26-3 16 1 26H0z" className="sea" />
        <path d="M9 0c-2 9 4 14 2 24s-5 14-1 24 5 16 1 26-3 16 1 26" className="shore" />
        <path d={hills} className="shore" />
        {paths.map(({ path, ends: [one, other], open }) => {
          const from = at.get(one)
          const to = at.get(other)
          if (!from || !to) return null
          return <path key={path} className={open ? 'path' : 'path closed'} d={bent(from, to)} />
        })}
      </svg>
      {paths.map((path) => {
        const from = at.get(path.ends[0])
        const to = at.get(path.ends[1])
        return from && to ? <Way key={path.path} path={path} from={from} to={to} /> : null
      })}
      {locations.map((place) => (
        <Location key={place.letter} place={place} spot={at.get(place.letter)} />
      ))}
    </section>
  )
}

/** Hills and tufts that mean nothing. */
const hills =
  'M78 14q3-7 7-1q2-5 6-1M84 34q3-7 7-1M60 92q3-6 6-1q3-5 6 0M24 88l1-3m1 3 1-4m1 4 1-3M52 30l1-3m1 3 1-4m1 4 1-3M90 66l1-3m1 3 1-4m1 4 1-3'

/** A path bends a little, so that two between the same columns can be told apart. */
function middle(from: Spot, to: Spot): Spot {
  return { x: (from.x + to.x) / 2 + (to.y - from.y) / 8, y: (from.y + to.y) / 2 - (to.x - from.x) / 8 }
}

function bent(from: Spot, to: Spot): string {
  const by = middle(from, to)
  return `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}`
}

export function placeName({ map }: PartyView, letter: string): string {
  return map.locations.find((it) => it.letter === letter)?.name ?? letter
}

/** The tokens on a path, or a bar across one that is closed. */
function Way({ path, from, to }: { path: PathView; from: Spot; to: Spot }) {
  const { view, pieces } = useTable()
  const tokens = path.tokens.filter(Boolean).length
  if (tokens === 0 && path.open) return null
  const by = middle(from, to)
  const x = (from.x + 2 * by.x + to.x) / 4
  const y = (from.y + 2 * by.y + to.y) / 4
  const label = [
    `The way from ${path.path
      .split('-')
      .map((letter) => placeName(view, letter))
      .join(' to ')}`,
    ...(path.open ? [] : ['closed']),
    ...(tokens > 0 ? [count(tokens, 'encounter')] : []),
  ].join(', ')
  return (
    <Piece
      id={piece.path(path.path)}
      pieces={pieces}
      label={label}
      className={path.open ? 'rpa-way-token' : 'rpa-way-token barred'}
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      {Array.from({ length: tokens }, (_, n) => (
        <span key={n} className="rpa-token">
          <Icon icon={icons.encounter} />
        </span>
      ))}
      {!path.open && <span className="rpa-bar" />}
    </Piece>
  )
}

/** For whoever cannot see the lines between the places. */
function wayFromHere({ map }: PartyView, to: string): string[] {
  const way = map.paths.find(({ ends }) => ends.includes(map.at) && ends.includes(to))
  if (!way) return []
  const met = way.tokens.filter(Boolean).length
  return [
    `${way.open ? 'a' : 'a closed'} way from here`,
    ...(met > 0 ? [`past ${count(met, 'encounter')}`] : []),
  ]
}

function Location({ place, spot }: { place: LocationView; spot: Spot | undefined }) {
  const { view, pieces } = useTable()
  const { letter, name, xp, events, sentry, explored } = place
  const here = letter === view.map.at
  const notes = [
    ...(here ? ['the party is here'] : wayFromHere(view, letter)),
    ...(explored ? [] : ['not explored']),
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...events.map((n) => `event token ${n}`),
    ...(sentry ? ['the sentry'] : []),
  ]
  return (
    <Piece
      id={piece.location(letter)}
      pieces={pieces}
      label={[name, ...notes].join(', ')}
      place
      className={`rpa-place${here ? ' here' : ''}${explored ? '' : ' unknown'}`}
      style={{ left: `${spot?.x ?? 0}%`, top: `${spot?.y ?? 0}%` }}
    >
      <span className="rpa-disc">
        <Icon icon={placeIcon(name)} />
      </span>
      {here && <span className="rpa-pin" />}
      <span className="rpa-name">{name}</span>
      {(xp > 0 || events.length > 0 || sentry) && (
        <span className="rpa-lies">
          {xp > 0 && <b>{xp} XP</b>}
          {events.map((n) => (
            <i key={n}>{n}</i>
          ))}
          {sentry && <Icon icon={icons.sentry} />}
        </span>
      )}
    </Piece>
  )
}
