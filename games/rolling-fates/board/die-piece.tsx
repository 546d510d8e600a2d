import { Die, Piece } from '@dicehearth/tabletop'
import { dieLook } from '../die-look.ts'
import { isLuckDie, ownerOf } from '../rules/dice.ts'
import { heroName } from '../names.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'

/** A die on a bar: ivory for actions, green for luck; an empty place where it was spent. */
export function DiePiece({ die }: { die: number }) {
  const { view, pieces, wouldPay } = useTable()
  const face = view.face[die]
  const luck = isLuckDie(die)
  if (face === 0) return <span className={luck ? 'hole luck' : 'hole'} />
  const name = luck ? 'Luck die' : 'Action die'
  return (
    <Piece
      id={piece.die(die)}
      pieces={pieces}
      label={`${name} of ${heroName(view, ownerOf(die))}, ${face}`}
      className={wouldPay.has(die) ? 'die-piece would-pay' : 'die-piece'}
    >
      <Die face={face} {...dieLook(die)} />
    </Piece>
  )
}
