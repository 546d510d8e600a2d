import { Icon, Piece } from '@dicehearth/tabletop'
import { familiarBoard } from '../content/sheet.ts'
import { goalText, shortGoal } from '../content/goals.ts'
import { piece } from '../rules/pieces.ts'
import { familiarOf } from '../rules/heroes.ts'
import type { Seat } from '../rules/state.ts'
import { useTable } from './context.ts'
import { icons } from './icons.ts'
import { stands, useForeseen, Verdict, Wells, withThisDie } from './line.tsx'
import { iconOf } from './look.ts'
import { Stars } from './star.tsx'

/** The Familiar beside the hero: its action, its three wells and the sum that it wants. */
export function FamiliarBoard({ seat }: { seat: Seat }) {
  const { view, pieces, happening, printed } = useTable()
  const hero = view.heroes[seat]
  const { id, name, range, stars, colours } = familiarOf(view, hero)
  const action = printed(piece.familiar(id))?.lines[0].replace('Familiar Action: ', '')
  const standing = view.live[seat].sheet[familiarBoard]
  const foreseen = useForeseen(seat, familiarBoard)
  const met = standing.goal === 'met'
  const acts = happening?.type === 'familiarActed' && happening.seat === seat
  return (
    <Piece
      id={piece.line(seat, familiarBoard)}
      pieces={pieces}
      label={`${name}, sum ${standing.score}, wants ${goalText(range)}${stands(standing)}${withThisDie(foreseen, familiarBoard)}`}
      place
      className={`familiar${met ? ' met' : ''}${acts ? ' acts' : ''}`}
    >
      <Piece
        id={piece.familiar(id)}
        pieces={pieces}
        label={`${name}: ${action ?? ''}`}
        className="familiar-head"
      >
        <Icon icon={iconOf(id, icons.beastmaster)} />
        <span>
          <b>{name}</b>
          <span>{action}</span>
        </span>
      </Piece>
      <Wells seat={seat} line={familiarBoard} wishes={colours} />
      <b className="row-score">{standing.score}</b>
      <span className="row-goal">
        <span>{shortGoal(range)}</span>
        <Stars count={stars} />
      </span>
      <Verdict standing={standing} foreseen={foreseen} line={familiarBoard} />
    </Piece>
  )
}
