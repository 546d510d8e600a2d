import { Piece, Prose } from '@dicehearth/tabletop'
import { useEffect, useState } from 'react'
import { factionName, titleName } from '../names.ts'
import { piece } from '../pieces.ts'
import { readSoFar, type ReadEntry } from '../read-so-far.ts'
import { useTable } from './context.ts'

const mostFavor = 10
const allDeaths = 6

/** The party journal: favor, titles, keywords, deaths, and everything that was read. */
export function Journal() {
  const { view, pieces } = useTable()
  const { journal, story } = view
  return (
    // Long journals scroll, by keyboard too.
    <div className="rpa-journal" role="group" aria-label="The journal" tabIndex={0}>
      {journal.favor.map((favor, faction) => (
        <p key={factionName(view, faction)} className="rpa-favor">
          <span>{factionName(view, faction)}</span>
          <meter
            min={0}
            max={mostFavor}
            value={favor}
            aria-label={`Favor with ${factionName(view, faction)}`}
          />
          <b>{favor}</b>
        </p>
      ))}
      <p>
        {journal.done} of 11 adventures completed, {journal.deaths} of {allDeaths} deaths
        {view.legendary ? ', legendary' : ''}
      </p>
      {journal.titles.length > 0 && <h2>Titles</h2>}
      <div className="rpa-titles">
        {journal.titles.map((title) => (
          <Piece
            key={title}
            id={piece.title(title)}
            pieces={pieces}
            label={titleName(view, title)}
            place
            className="rpa-title"
          >
            {titleName(view, title)}
          </Piece>
        ))}
      </div>
      {story.remembered.length > 0 && (
        <>
          <h2>Keywords</h2>
          <p>{story.remembered.join(', ')}</p>
        </>
      )}
      <Read />
    </div>
  )
}

/** Everything that was read in this adventure. */
function Read() {
  const { view } = useTable()
  const [entries, setEntries] = useState<readonly ReadEntry[]>([])
  const { box, adventure, read } = view
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      const found = await readSoFar({ box, adventure, read })
      if (wanted) setEntries(found)
    }
    void look()
    return () => {
      wanted = false
    }
  }, [box, adventure, read])
  if (entries.length === 0) return null
  return (
    <>
      <h2>Read so far</h2>
      {entries.map(({ label, text }) => (
        <p key={label} className="rpa-read">
          <Prose text={text} />
        </p>
      ))}
    </>
  )
}
