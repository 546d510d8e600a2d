import './workshop.css'
import type { ComponentType, ReactNode } from 'react'
import { saveToFile } from './pack-file.ts'
import type { Bench } from './use-pack.ts'

/** What the page provides for a game's workshop. */
export interface EditorProps {
  /** Plays quick games with custom cards and says what goes wrong. */
  Trial: ComponentType<{ game: string; packs: Readonly<Record<string, unknown>> }>
}

interface WorkshopProps<P> {
  title: string
  bench: Bench<P>
  fresh: () => P
  /** Packs to start from. */
  samples: readonly P[]
  /** The address of a table with this pack. */
  table: string
  /** Beneath the head: how the pack does in quick games. */
  trial: ReactNode
  /** The list of cards, the form, and the card. */
  children: ReactNode
}

/** The workshop for custom cards: build them, see them, try them at a table, save them as a pack. */
export function Workshop<P extends { name: string }>(props: WorkshopProps<P>) {
  const { title, bench, fresh, samples, table, trial, children } = props
  const { pack, setPack, aside, begin, load, problems, isSound } = bench
  return (
    <div className="editor">
      <header className="editor-head">
        <h1>{title}</h1>
        <label className="field">
          <span>Name of the pack</span>
          <input
            type="text"
            value={pack.name}
            maxLength={60}
            onChange={({ target }) => setPack({ ...pack, name: target.value })}
          />
        </label>
        <div className="editor-ways">
          {isSound ? (
            <a className="button ember" href={table}>
              Try it
            </a>
          ) : (
            <button type="button" className="button" disabled>
              Try it
            </button>
          )}
          <button type="button" className="button" disabled={!isSound} onClick={() => saveToFile(pack)}>
            Save as a file
          </button>
          <label className="button">
            Load a file
            <input
              type="file"
              className="unseen"
              accept="application/json,.json"
              onChange={({ target }) => {
                void load(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          <button type="button" className="button quiet" onClick={() => begin(fresh())}>
            Start over
          </button>
          {aside && (
            <button type="button" className="button quiet" onClick={() => begin(aside)}>
              Bring back “{aside.name}”
            </button>
          )}
        </div>
        <p className="editor-samples">
          Start from a sample:
          {samples.map((sample) => (
            <button
              key={sample.name}
              type="button"
              className="button quiet small"
              onClick={() => begin(sample)}
            >
              {sample.name}
            </button>
          ))}
        </p>
      </header>
      <Problems of={problems} />
      {trial}
      <div className="editor-bench">{children}</div>
    </div>
  )
}

function Problems({ of }: { of: readonly string[] }) {
  return (
    <div role="status">
      {of.length > 0 && (
        <ul className="wrong">
          {of.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
