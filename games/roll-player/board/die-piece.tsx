import { capital } from '@dicehearth/engine'
import { Die, Piece } from '@dicehearth/tabletop'
import type { DieId } from '../content/dice.ts'
import { dieLook, dieName, placeOf } from '../die-look.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'

/** A die, wherever it lies. */
export function DiePiece({ die, where }: { die: DieId; where?: string }) {
  const { view, pieces, happening, decision, previews } = useTable()
  // It would bring stars where it can be placed now.
  const completes = decision?.options.some(
    (option, n) => option.verb === 'place' && option.die === die && (previews[n]?.stars ?? 0) > 0,
  )
  const turned = (happening?.type === 'turned' || happening?.type === 'kept') && happening.die === die
  return (
    <Piece
      id={piece.die(die)}
      pieces={pieces}
      label={`${capital(dieName(die, view))}, ${where ?? placeOf(die, view)}`}
      moves
      className={`die-piece${turned ? ' turned' : ''}${completes ? ' completes' : ''}`}
    >
      <Die face={view.face[die] ?? null} {...dieLook(die)} />
    </Piece>
  )
}
