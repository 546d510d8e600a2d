import { count } from '@dicehearth/engine'
import type { Problem } from '@dicehearth/story'

interface ProblemListProps {
  problems: readonly Problem[]
  entries: number
  onProblem: (line: number, column: number) => void
}

/** Everything that is wrong with the book; a press leads to the line. */
export function ProblemList({ problems, entries, onProblem }: ProblemListProps) {
  return (
    <section className="book-problems" aria-label="Problems of the book">
      <p role="status">
        {count(entries, 'entry', 'entries')}, {count(problems.length, 'problem')}.
      </p>
      <ul>
        {problems.map(({ line, column, level, check, message, advice }) => (
          <li key={`${line}:${column} ${check} ${message}`} className={level}>
            <button type="button" onClick={() => onProblem(line, column)}>
              <span className="problem-place">
                Line {line} · {level} · {check}
              </span>
              <span>{message}.</span>
              <span className="fine">{advice}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
