import { Piece, Prose } from '@dicehearth/tabletop'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'

const mostFavor = 10
const allDeaths = 6

/** The party journal: favor, titles, what is kept in mind, deaths, and everything that was read. */
export function Journal() {
  const { view, pieces } = useTable()
  const { journal, notes, printed } = view
  return (
    // Long journals scroll, by keyboard too.
    <div className="rpa-journal" role="group" aria-label="The journal" tabIndex={0}>
      {journal.favor.map((favor, faction) => (
        <p key={printed.factions[faction]} className="rpa-favor">
          <span>{printed.factions[faction]}</span>
          <meter
            min={0}
            max={mostFavor}
            value={favor}
            aria-label={`Favor with ${printed.factions[faction]}`}
          />
          <b>{favor}</b>
        </p>
      ))}
      <p>
        {printed.adventures > 0 && `${journal.done} of ${printed.adventures} adventures completed, `}
        {journal.deaths} of {allDeaths} deaths
        {view.legendary ? ', legendary' : ''}
      </p>
      {journal.titles.length > 0 && <h2>Titles</h2>}
      <div className="rpa-titles">
        {journal.titles.map((title) => (
          <Piece
            key={title}
            id={piece.title(title)}
            pieces={pieces}
            label={printed.titles[title].name}
            place
            className="rpa-title"
          >
            {printed.titles[title].name}
          </Piece>
        ))}
      </div>
      {notes.length > 0 && (
        <>
          <h2>Kept in mind</h2>
          {notes.map((note) => (
            <p key={note} className="rpa-read">
              {note}
            </p>
          ))}
        </>
      )}
      <Read />
    </div>
  )
}

/** Everything that was read in this adventure. */
function Read() {
  const { told } = useTable().view
  if (told.length === 0) return null
  return (
    <>
      <h2>Read so far</h2>
      {told.map(({ label, text }) => (
        <p key={label} className="rpa-read">
          <Prose text={text} />
        </p>
      ))}
    </>
  )
}
