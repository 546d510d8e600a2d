import type { Best } from '@dicehearth/engine'
import type { PastGame } from '@dicehearth/host'
import { figureOf, verdictOf } from './tally.ts'

/** How many games the plots show. */
const fewGames = 24

const width = 320
const height = 96
const edge = 10

function across(i: number, count: number): number {
  return count < 2 ? width / 2 : edge + (i / (count - 1)) * (width - 2 * edge)
}

function day({ when }: PastGame): string {
  return new Date(when).toLocaleDateString(undefined, { dateStyle: 'medium' })
}

/** Victories above the line, defeats below it. */
export function Fortune({ games }: { games: readonly PastGame[] }) {
  const last = games.filter((game) => verdictOf(game) !== null).slice(-fewGames)
  if (last.length < 2) return null
  const won = last.filter((game) => verdictOf(game) === 'won').length
  const thick = Math.min(14, (width - 2 * edge) / last.length - 2)
  const middle = height / 2
  return (
    <figure className="plot">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`The last ${last.length} games: ${won} won, ${last.length - won} lost`}
      >
        <line className="plot-ground" x1={0} x2={width} y1={middle} y2={middle} />
        {last.map((game, i) => {
          const isWon = verdictOf(game) === 'won'
          const tall = middle - edge
          return (
            <rect
              key={game.table}
              className={isWon ? 'plot-won' : 'plot-lost'}
              x={across(i, last.length) - thick / 2}
              y={isWon ? middle - tall : middle + 2}
              width={thick}
              height={tall - 2}
              rx={3}
            >
              <title>{`${day(game)}: ${isWon ? 'won' : 'lost'}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>Victories above, defeats below, the latest on the right.</figcaption>
    </figure>
  )
}

/** A figure from game to game. */
export function Figure({ games, best }: { games: readonly PastGame[]; best: Best }) {
  const last = games
    .flatMap((game) => {
      const value = figureOf(game, best.figure)
      return value === null || (best.won && verdictOf(game) !== 'won') ? [] : [{ game, value }]
    })
    .slice(-fewGames)
  if (last.length < 2) return null
  const values = last.map(({ value }) => value)
  const low = Math.min(...values)
  const high = Math.max(...values, low + 1)
  const y = (value: number): number =>
    height - edge - 8 - ((value - low) / (high - low)) * (height - 2 * edge - 16)
  const points = last.map(({ value }, i) => `${across(i, last.length).toFixed(1)},${y(value).toFixed(1)}`)
  return (
    <figure className="plot">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${best.name}, game by game: ${values.join(', ')}`}
      >
        <polyline className="plot-line" points={points.join(' ')} />
        {last.map(({ game, value }, i) => (
          <circle key={game.table} className="plot-point" cx={across(i, last.length)} cy={y(value)} r={3.4}>
            <title>{`${day(game)}: ${value}`}</title>
          </circle>
        ))}
        <text className="plot-number" x={2} y={y(high) - 5}>
          {high}
        </text>
        <text className="plot-number" x={2} y={height - 1}>
          {low}
        </text>
      </svg>
      <figcaption>{best.name}: game by game.</figcaption>
    </figure>
  )
}
