import { Die, Piece } from '@dicehearth/tabletop'
import { classes } from '../content/adventurers.ts'
import { dieLook } from '../die-look.ts'
import type { DieId } from '../rules/state.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { ownerOf } from '../rules/lookups.ts'

/** One of the twelve dice, wherever it lies. */
export function DiePiece({ die, where }: { die: DieId; where?: string }) {
  const { view, pieces } = useTable()
  const lies = view.lies[die]
  const spent = lies === 'attack' || lies === 'spent'
  const worth = view.worth[die]
  const counts = lies === 'free' && worth !== view.face[die] ? worth : null
  const label = [
    `The ${classes[view.adventurers[ownerOf(die)].class].name}'s ${view.doubled[die] ? 'doubled ' : ''}${view.face[die]}`,
    ...(counts === null ? [] : [`counts ${counts}`]),
    ...(spent ? ['spent'] : []),
    ...(where === undefined ? [] : [where]),
  ].join(', ')
  return (
    <Piece
      id={piece.die(die)}
      pieces={pieces}
      label={label}
      moves
      className={spent ? 'die-piece spent' : 'die-piece'}
    >
      <Die face={view.face[die]} {...dieLook(die, view)} />
      {counts !== null && <span className="die-counts">{counts}</span>}
    </Piece>
  )
}
