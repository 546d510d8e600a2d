import { Piece, Pile } from '@dicehearth/tabletop'
import { card } from '../rules/lookups.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { icons } from './icons.ts'
import { cardIcon, cardTone } from './look.ts'

/** The enemy deck with its top card where it is known, and the discard pile. */
export function Deck() {
  const { view, pieces } = useTable()
  const top = view.deck.at(-1) ?? null
  const known = top === null ? null : card(view, top)
  const last = view.discard.at(-1)
  const gone = last === undefined ? null : card(view, last)
  return (
    <div className="piles">
      <Piece
        id={piece.deck}
        pieces={pieces}
        label={`Enemy deck: ${view.deck.length} cards${known ? `, next ${known.name}` : ''}`}
        className="pile"
      >
        <Pile
          cards={view.deck.length}
          icon={known ? cardIcon(known) : icons.master}
          tone={known ? cardTone(known) : undefined}
        />
        <span className="pile-name">{known ? known.name : 'Enemies'}</span>
      </Piece>
      <div className="pile">
        <Pile
          cards={view.discard.length}
          icon={gone && cardIcon(gone)}
          tone={gone ? cardTone(gone) : undefined}
          className="gone"
        />
        <span className="pile-name">Defeated</span>
      </div>
      <Piece id={piece.pool} pieces={pieces} label={`Bonus dice: ${view.pool.length}`} className="pile pool">
        <span className="pool-dice">
          {view.pool.map((die) => (
            <DiePiece key={die} die={die} resting where="in the bonus pool" />
          ))}
        </span>
        <span className="pile-name">Bonus dice</span>
      </Piece>
    </div>
  )
}
