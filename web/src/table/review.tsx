import './review.css'
import { capital, count } from '@dicehearth/engine'
import type { Review, Turn } from '@dicehearth/host'
import { useEffect, useRef, useState } from 'react'
import { startWorker } from '../worker/start.ts'

interface ReviewProps {
  /** The finished game as the text of a file. */
  text: () => Promise<string>
  /** Goes to a decision of its replay; null where there is none. */
  go: ((position: number) => void) | null
}

/** A button that reviews a finished game, and then what the review found. */
export function ReviewWay({ text, go }: ReviewProps) {
  const [found, setFound] = useState<Review | Error | number | null>(null)
  const begin = async (): Promise<void> => {
    setFound(0)
    const desk = startWorker((share) => setFound(share as number))
    try {
      setFound((await desk.ask('review', await text())) ?? new Error('This game cannot be reviewed.'))
    } catch (error) {
      setFound(error instanceof Error ? error : new Error(String(error)))
    } finally {
      desk.close()
    }
  }
  // The pressed button goes, and what comes in its place is heard.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (found !== null && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
  }, [found])
  return (
    <div ref={place} tabIndex={-1}>
      <p className="unseen" role="status">
        {saidOf(found)}
      </p>
      {found === null && (
        <button type="button" className="button review-button" onClick={() => void begin()}>
          What decided it?
        </button>
      )}
      {typeof found === 'number' && (
        <p className="review-way">
          Looking at every choice again … <progress value={found} aria-label="Looked at" />
        </p>
      )}
      {found instanceof Error && <p>{found.message}</p>}
      {found !== null && typeof found === 'object' && 'course' in found && <Reviewed {...found} go={go} />}
    </div>
  )
}

function saidOf(found: Review | Error | number | null): string {
  if (found === null) return ''
  if (typeof found === 'number') return 'Looking at every choice again.'
  if (found instanceof Error) return found.message
  const { wins, course, turns } = found
  const most = turns.length === 0 ? '' : ` ${capital(count(turns.length, 'moment'))} decided most.`
  return `${percent(course[0].chance)} of ${wins ?? 'such games'} are won.${most}`
}

function Reviewed({ wins, course, turns, cost, luck, go }: Review & Pick<ReviewProps, 'go'>) {
  return (
    <section className="review" aria-label="Review">
      <h3>What decided it</h3>
      <Chances wins={wins} course={course} turns={turns} />
      <p>
        {percent(course[0].chance)} of {wins ?? 'such games'} are won. Choices cost <b>{points(cost)}</b>;
        dice, cards and all others {luck < 0 ? 'cost' : 'gave'} <b>{points(Math.abs(luck))}</b>.
      </p>
      <ol className="turns">
        {turns.map((turn) => (
          <li key={turn.position}>
            <TurnText {...turn} />
            {go && (
              <button type="button" className="turn-way" onClick={() => go(turn.position)}>
                Look at it
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className="fine">
        Chances come from games played ahead with what was known then. A choice counts as dear only where
        another one is clearly better.
      </p>
    </section>
  )
}

function TurnText({ asked, taken, told, swing, better }: Turn) {
  if (better)
    return (
      <span>
        {asked} You took: {taken}. <b>Better by {points(better.gain)}:</b> {better.text}.
      </span>
    )
  return (
    <span>
      {told === '' ? `${asked} ${taken}.` : told}{' '}
      <b>
        {swing < 0 ? 'This cost' : 'This gave'} {points(Math.abs(swing))}.
      </b>
    </span>
  )
}

const width = 560
const height = 130
const edge = 10

/** The chance to win over the game, with its turning points. */
function Chances({ wins, course, turns }: Pick<Review, 'wins' | 'course' | 'turns'>) {
  const odds = wins === null ? 'The chance to win' : capital(`${wins} won`)
  const x = (n: number): number => edge + (n / Math.max(1, course.length - 1)) * (width - 2 * edge)
  const y = (chance: number): number => edge + (1 - chance) * (height - 2 * edge)
  const points = course.map(({ chance }, n) => `${x(n).toFixed(1)},${y(chance).toFixed(1)}`)
  return (
    <figure className="course">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${odds}, choice by choice`}>
        <line className="even" x1={edge} x2={width - edge} y1={y(0.5)} y2={y(0.5)} />
        <path
          className="course-ground"
          d={`M${points.join('L')}L${x(course.length - 1)},${y(0)}L${x(0)},${y(0)}z`}
        />
        <polyline className="course-line" points={points.join(' ')} />
        {turns.map(({ position }, n) => (
          <g key={position}>
            <circle className="course-end" cx={x(position)} cy={y(course[position].chance)} r={8} />
            <text className="turn-number" x={x(position)} y={y(course[position].chance)}>
              {n + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{odds}, choice by choice; the line in the middle is even.</figcaption>
    </figure>
  )
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)} %`
}

function points(share: number): string {
  const many = Math.round(100 * share)
  return many === 1 ? '1 point' : `${many} points`
}
