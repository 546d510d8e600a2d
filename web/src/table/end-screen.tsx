import './end-screen.css'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Ending, Milestone, Scored } from '@dicehearth/host'
import { EndFaces, usePeople } from './end-faces.tsx'
import { HandedOn } from './handed-on.tsx'
import { marksOf } from './marks.ts'
import { Picture } from './picture.tsx'

interface EndProps {
  ending: Ending
  game: { id: string; name: string }
  /** The table at the end. */
  view: unknown
  /** The game for a link. */
  share: () => Promise<string>
  children: ReactNode
}

/** How the game ended, in words, numbers and a picture. */
export function EndScreen({ ending, game, view, share, children }: EndProps) {
  const people = usePeople(game.id, view)
  const { text, figures, faces, course, scores } = ending
  const page = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // The board may have been scrolled, and the question that had the focus is gone: the result is read first.
  useEffect(() => {
    page.current?.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="end parchment" aria-labelledby="end-title" ref={page}>
      <h2 id="end-title" tabIndex={-1} ref={title}>
        {ending.result === 'won' ? 'Victory!' : ending.result === 'lost' ? 'Defeat' : 'The game is over'}
      </h2>
      <p className="end-text">{text}</p>
      <EndFaces people={people} />
      {scores.some(({ lines }) => lines.length > 0) && (
        <ScoreSheet scores={scores} lost={ending.result === 'lost'} />
      )}
      {ending.sheets.length > 0 && <HandedOn sheets={ending.sheets} />}
      <Course course={course} scores={scores} />
      <div className="end-figures">
        <dl>
          {figures.map(([name, value]) => (
            <div key={name} className={value.length > 40 ? 'in-words' : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Faces faces={faces} />
      </div>
      {!ending.proven && (
        <p className="fine">
          This game was loaded from a file that contradicted itself, so it cannot be proven.
        </p>
      )}
      <Picture game={game.name} ending={ending} people={people} share={share} />
      {children}
    </section>
  )
}

const width = 560
const height = 130

interface ScoreSheetProps {
  scores: readonly Scored[]
  /** Nobody has won: no star for the first place. */
  lost: boolean
}

/** The score sheets side by side, row by row, the winner first. */
function ScoreSheet({ scores, lost }: ScoreSheetProps) {
  const labels = scores[0].lines.map(({ label }) => label)
  return (
    <div className="scores">
      <table>
        <caption className="unseen">Scores</caption>
        <thead>
          <tr>
            <th scope="col">Score</th>
            {scores.map(({ seat, place, name }) => (
              <th key={seat} scope="col">
                {lost ? '' : place === 1 ? '★ ' : `${place}. `}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={label} style={{ '--row': row }}>
              <th scope="row">{label}</th>
              {scores.map(({ seat, lines }) => (
                <td key={seat} className={isBest(scores, row, lines[row].score) ? 'best' : undefined}>
                  {lines[row].score}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr style={{ '--row': labels.length + 1 }}>
            <th scope="row">Total</th>
            {scores.map(({ seat, score }) => (
              <td key={seat}>{score}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

declare module 'react' {
  interface CSSProperties {
    '--row'?: number
  }
}

/** The best of a row, where not all are as good. */
function isBest(scores: readonly Scored[], row: number, score: number): boolean {
  const all = scores.map(({ lines }) => lines[row].score)
  return score > 0 && score === Math.max(...all) && Math.min(...all) < score
}

/** A chart of how well things went from chapter to chapter: one line for all, or one per seat. */
function Course({ course, scores }: { course: readonly Milestone[]; scores: readonly Scored[] }) {
  // Two points make no course.
  if (course.length < 3) return null
  const seats = scores.length
  const marks = marksOf(course, scores)
  const teller = scores.find(({ place }) => place === 1)?.seat ?? 0
  const paths = Array.from({ length: Math.max(1, seats) }, (_, seat) =>
    course.map(({ worths }) => worths[seat]),
  )
  // In a game that all win or lose together, the value of the outcome would dwarf everything before it.
  const before = seats > 0 ? paths.flat() : paths[0].slice(0, -1)
  const lowest = Math.min(...before)
  const highest = Math.max(...before)
  // Where nothing changed, the line runs through the middle.
  const spare = highest === lowest ? 0.5 : 0
  const [low, high] = [lowest - spare, Math.max(highest, lowest + 1) - spare]
  const y = (worth: number): number =>
    height - 16 - ((Math.max(low, Math.min(high, worth)) - low) / (high - low)) * (height - 40)
  const x = (i: number): number => 12 + (i / (course.length - 1)) * (width - 24)
  const line = (worths: readonly number[]): string[] =>
    worths.map((worth, i) => `${x(i).toFixed(1)},${y(worth).toFixed(1)}`)
  return (
    <figure className="course">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`How things stood over ${course.length - 1} turns`}
      >
        {seats === 0 && (
          <path
            className="course-ground"
            d={`M${line(paths[0]).join('L')}L${x(course.length - 1)},${height}L${x(0)},${height}z`}
          />
        )}
        {paths.map((worths, seat) => (
          <polyline
            key={`seat ${seat + 1}`}
            className="course-line"
            data-seat={seats > 0 ? seat : undefined}
            points={line(worths).join(' ')}
          />
        ))}
        {course.map(({ position, text }, i) => (
          <circle
            // Two chapters may begin at the same decision.
            key={`${position} ${i}`}
            className={i === course.length - 1 ? 'course-end' : 'course-step'}
            cx={x(i)}
            cy={y(paths[0][i])}
            r={i === course.length - 1 ? 6 : 3.2}
          >
            <title>{text}</title>
          </circle>
        ))}
        {marks.map(({ at, what }, n) => (
          <g key={what} className="course-mark" transform={`translate(${x(at)} ${y(paths[teller][at])})`}>
            <circle r="9" />
            <text y="4.5">{n + 1}</text>
          </g>
        ))}
      </svg>
      {marks.length > 0 && (
        <ol className="course-marks">
          {marks.map(({ what, text }) => (
            <li key={what}>
              <b>{what}.</b> {text}
            </li>
          ))}
        </ol>
      )}
      <figcaption>The course of the game: up is hope, down is peril.</figcaption>
    </figure>
  )
}

/** How often each number was rolled. */
function Faces({ faces }: { faces: readonly number[] }) {
  const most = Math.max(1, ...faces)
  return (
    <ul className="rolled" aria-label="Numbers rolled">
      {faces.map((count, i) => (
        <li key={`face ${i + 1}`}>
          <span className="face-bar" style={{ height: `${(count / most) * 3.2}rem` }} />
          <span className="face-count">{count}×</span>
          <span className="face-name">{i + 1}</span>
        </li>
      ))}
    </ul>
  )
}
