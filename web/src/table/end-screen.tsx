import './end-screen.css'
import type { ReactNode } from 'react'
import type { Ending, Milestone } from './client.ts'

interface EndProps {
  ending: Ending
  children: ReactNode
}

/** How it ended, in words, numbers and a picture. */
export function EndScreen({ ending, children }: EndProps) {
  const { text, figures, faces, course } = ending
  return (
    <section className="end parchment" aria-labelledby="end-title">
      <h2 id="end-title" tabIndex={-1}>
        {ending.result === 'won' ? 'Victory!' : ending.result === 'lost' ? 'Defeat' : 'The game is over'}
      </h2>
      <p className="end-text">{text}</p>
      <Course course={course} />
      <div className="end-figures">
        <dl>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Faces faces={faces} />
      </div>
      <div className="row end-ways">{children}</div>
    </section>
  )
}

const width = 560
const height = 130

/** How things stood from chapter to chapter, as a path that climbs and falls. */
function Course({ course }: { course: readonly Milestone[] }) {
  if (course.length < 2) return null
  const worths = course.map(({ worth }) => worth)
  // The last step is the outcome itself: its worth would flatten everything before it.
  const before = worths.slice(0, -1)
  const low = Math.min(...before)
  const high = Math.max(...before, low + 1)
  const y = (worth: number): number =>
    height - 16 - ((Math.max(low, Math.min(high, worth)) - low) / (high - low)) * (height - 40)
  const x = (i: number): number => 12 + (i / (course.length - 1)) * (width - 24)
  const points = worths.map((worth, i) => `${x(i).toFixed(1)},${y(worth).toFixed(1)}`)
  return (
    <figure className="course">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`How things stood over ${course.length - 1} turns`}
      >
        <path
          className="course-ground"
          d={`M${points.join('L')}L${x(course.length - 1)},${height}L${x(0)},${height}z`}
        />
        <polyline className="course-line" points={points.join(' ')} />
        {course.map(({ position, text }, i) => (
          <circle
            key={position}
            className={i === course.length - 1 ? 'course-end' : 'course-step'}
            cx={x(i)}
            cy={y(worths[i])}
            r={i === course.length - 1 ? 6 : 3.2}
          >
            <title>{text}</title>
          </circle>
        ))}
      </svg>
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
