import { useCallback, useState } from 'react'
import { Prose } from '@dicehearth/tabletop'
import { useLater } from './use-later.ts'
import type { Step, Walked } from './walk.ts'
import type { Trial } from '../worker/study.ts'
import type { Study } from './workshop.tsx'

interface WalkProps {
  study: Study
  game: string
  text: string
  pack: string | null
  trial: Trial
  /** Whether the book can be played as it is; if not, it is shown as it was before. */
  playable: boolean
}

/** The book in play beside its text: after every change the same way is walked again, as far as it still goes. */
export function WalkBeside({ study, game, text, pack, trial, playable }: WalkProps) {
  const [path, setPath] = useState<readonly Step[]>([])
  const [walked, setWalked] = useState<Walked | null>(null)
  const [wrong, setWrong] = useState('')
  const ask = useCallback(
    async () => (playable ? study.ask('walk', game, text, pack, trial, path) : null),
    [study, game, text, pack, trial, path, playable],
  )
  const answer = useCallback((found: Walked | null): void => {
    if (found) setWalked(found)
    setWrong('')
  }, [])
  useLater(ask, answer, setWrong, 0)
  if (!walked) return <p className="fine">{wrong || waiting(playable)}</p>
  const { told, prompt, options, lost, over } = walked
  const gone = path.slice(0, told.length - 1)
  const take = (option: number): void =>
    setPath([...gone, { text: options[option].text, option, among: options.length, ask: walked.ask }])
  return (
    <section className="book-walk" aria-label="The book in play">
      <div className="row">
        <button
          type="button"
          className="button small"
          disabled={gone.length === 0}
          onClick={() => setPath(gone.slice(0, -1))}
        >
          One step back
        </button>
        <button
          type="button"
          className="button small"
          disabled={path.length === 0}
          onClick={() => setPath([])}
        >
          Begin again
        </button>
      </div>
      {!playable && <p className="wrong">The book has errors; this is how it played before.</p>}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <ol className="walked">
        {told.map((lines, n) => (
          <li key={`step ${n}`}>
            {n > 0 && <p className="walked-choice">{gone[n - 1]?.text}</p>}
            {lines.map((line, i) => (
              <p key={`${i} ${line}`}>
                <Prose text={line} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      {lost && (
        <p className="wrong" role="status">
          The way ends here: “{lost.text}” is no longer offered.
        </p>
      )}
      {over === null ? (
        <div className="walk-asks">
          <h3>{prompt}</h3>
          <div className="walk-options">
            {options.map(({ text: words, group }, n) => (
              <button key={`${n} ${words}`} type="button" className="button small" onClick={() => take(n)}>
                {group === null ? words : `${group}: ${words}`}
              </button>
            ))}
          </div>
        </div>
      ) : (
        <p role="status">
          <b>{over}</b>
        </p>
      )}
    </section>
  )
}

function waiting(playable: boolean): string {
  return playable ? 'The table is being set …' : 'A book with errors cannot be played. See Problems.'
}
