import { Piece } from '@dicehearth/tabletop'
import type { CSSProperties } from 'react'
import type { DieId } from '../rules/state.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'

interface SpaceProps {
  /** The die that lies there, if any. */
  die: DieId | undefined
  /** What it takes, written on the empty space. */
  takes?: string | number | undefined
  where: string
  /** A space that is a place of its own has the id of its piece. */
  id?: string | undefined
  /** It cannot take a die now. */
  shut?: boolean
  style?: CSSProperties | undefined
}

/** A space for one die. */
export function Space({ die, takes, where, id, shut = false, style }: SpaceProps) {
  const { pieces } = useTable()
  const look = shut ? 'space shut' : 'space'
  const inside =
    die === undefined ? (
      <span className="space-takes" aria-hidden>
        {takes}
      </span>
    ) : (
      <DiePiece die={die} where={`in the ${where}`} />
    )
  if (id === undefined || die !== undefined) {
    return (
      <div className={look} style={style}>
        {inside}
      </div>
    )
  }
  return (
    <Piece id={id} pieces={pieces} label={`Empty space: ${where}`} className={look} style={style}>
      {inside}
    </Piece>
  )
}
