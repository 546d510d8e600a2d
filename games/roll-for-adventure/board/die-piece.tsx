import { Die, Piece } from '@dicehearth/tabletop'
import { useState } from 'react'
import { dieLook, whose } from '../die-look.ts'
import type { RfaEvent } from '../rules/events.ts'
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
  const { view, pieces, happening } = useTable()
  const rolls = useRolls(happening, die)
  const label = resting ? `${whose(die, view)} die` : `${whose(die, view)} ${view.face[die]}`
  return (
    <Piece
      id={piece.die(die)}
      pieces={pieces}
      label={where ? `${label}, ${where}` : label}
      moves
      className="die-piece"
    >
      <Die key={rolls} face={resting ? null : view.face[die]} rolling={rolls > 0} {...dieLook(die, view)} />
    </Piece>
  )
}

/** How often this die was rolled where it lies: with each time it tumbles anew, and to the end. */
function useRolls(happening: RfaEvent | null, die: DieId): number {
  const [seen, setSeen] = useState<{ event: RfaEvent | null; rolls: number }>({ event: null, rolls: 0 })
  if (happening?.type !== 'rolled' || happening === seen.event || !happening.dice.includes(die))
    return seen.rolls
  setSeen({ event: happening, rolls: seen.rolls + 1 })
  return seen.rolls + 1
}
