import type { StoryPage } from '@dicehearth/story'
import { Fragment, type ReactNode } from 'react'

interface EntryViewProps {
  page: StoryPage
  /** Turns to another entry. */
  onEntry: (label: string) => void
}

/** An entry as players will read it, with what happens between the lines in small print. */
export function EntryView({ page: { label, title, group, parts }, onEntry }: EntryViewProps) {
  return (
    <article className="book-page" aria-label={`Entry ${label}`}>
      <header>
        <h2>{title || label}</h2>
        <p className="fine">
          {label} · {group}
        </p>
      </header>
      {parts.map(({ what, words, notes, to }, i) => (
        <div className={`book-part ${what}`} key={`${i} ${words}`}>
          <p>{inItalics(words)}</p>
          {notes.length > 0 && (
            <ul className="book-notes">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {to.map((target) => (
            <button key={target} type="button" className="button small" onClick={() => onEntry(target)}>
              Turn to {target}
            </button>
          ))}
        </div>
      ))}
      {parts.length === 0 && <p className="fine">Nothing is written here yet.</p>}
    </article>
  )
}

/** Single words may be set in *italics*. */
function inItalics(text: string): ReactNode {
  return text.split(/\*([^*]+)\*/).map((piece, i) => {
    const key = `${i} ${piece}`
    return i % 2 === 1 ? <em key={key}>{piece}</em> : <Fragment key={key}>{piece}</Fragment>
  })
}
