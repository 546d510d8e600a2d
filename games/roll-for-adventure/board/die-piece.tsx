import { Die, Piece } from '@dicehearth/tabletop'
import { dieLook, whose } from '../die-look.ts'
import type { DieId } from '../rules/state.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'

interface DiePieceProps {
  die: DieId
  /** A die at rest shows whose it is and no number. */
  resting?: boolean
  /** Where it lies, for those who cannot see it. */
  where?: string
}

/** One of the game's dice, wherever it lies. */
export function DiePiece({ die, resting = false, where }: DiePieceProps) {
  const { view, pieces } = useTable()
  const label = resting ? `${whose(die, view)} die` : `${whose(die, view)} ${view.face[die]}`
  return (
    <Piece
      id={piece.die(die)}
      pieces={pieces}
      label={where ? `${label}, ${where}` : label}
      moves
      className="die-piece"
    >
      <Die face={resting ? null : view.face[die]} {...dieLook(die, view)} />
    </Piece>
  )
}
