import { Icon, Piece } from '@dicehearth/tabletop'
import { resurrectionHolds } from '../content/boards.ts'
import { piece } from '../rules/pieces.ts'
import { total } from '../rules/lookups.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { icons } from './icons.ts'

/** The Vortex of Oblivion, where the four lands meet: lost dice turn in it. */
export function Oblivion() {
  const { view, pieces, happening } = useTable()
  const feeds = happening?.type === 'diceLost' || happening?.type === 'dragonFlewBy'
  return (
    <Piece
      id={piece.oblivion}
      pieces={pieces}
      label={`Vortex of Oblivion: ${view.oblivion.length} dice`}
      place
      className={feeds ? 'oblivion feeds' : 'oblivion'}
    >
      <svg className="oblivion-swirl" viewBox="0 0 512 512" aria-hidden>
        <path d={icons.oblivion.path} />
      </svg>
      <div className="oblivion-dice">
        {view.oblivion.map((die) => (
          <DiePiece key={die} die={die} where="in Oblivion" />
        ))}
      </div>
      <span className="oblivion-name">Oblivion</span>
    </Piece>
  )
}

/** The Vortex of Resurrection: at ten both vortexes give up their dice. */
export function Resurrection() {
  const { view, pieces } = useTable()
  const worth = total(view, view.resurrection)
  return (
    <Piece
      id={piece.resurrection}
      pieces={pieces}
      label={`Vortex of Resurrection: ${worth} of ${resurrectionHolds}`}
      place
      className="resurrection"
    >
      <Icon icon={icons.resurrection} />
      <div>
        <h3>Resurrection</h3>
        <p>
          <b>{worth}</b> of {resurrectionHolds}
        </p>
      </div>
      <div className="resurrection-dice">
        {view.resurrection.map((die) => (
          <DiePiece key={die} die={die} where="on Resurrection" />
        ))}
      </div>
    </Piece>
  )
}
