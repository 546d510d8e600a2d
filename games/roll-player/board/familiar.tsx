import { Icon, Piece } from '@dicehearth/tabletop'
import { familiarBoard } from '../content/sheet.ts'
import { effectsText } from '../speech/texts-effects.ts'
import { pieces as ids } from '../speech/pieces.ts'
import { familiarOf, leftmostEmpty } from '../rules/heroes.ts'
import { none, type Seat } from '../rules/state.ts'
import { useTable } from './context.ts'
import { sumOnBoard } from './foresight.ts'
import { icons } from './icons.ts'
import { useForeseen, Verdict, Wells } from './line.tsx'
import { iconOf } from './look.ts'
import { Stars } from './star.tsx'

/** The Familiar beside the hero: its action, its three wells and the sum that it wants. */
export function FamiliarBoard({ seat }: { seat: Seat }) {
  const { view, pieces, happening } = useTable()
  const hero = view.heroes[seat]
  const { id, name, range, stars, colours, does } = familiarOf(view, hero)
  const sum = sumOnBoard(view, seat)
  const full = leftmostEmpty(hero, familiarBoard) === none
  const foreseen = useForeseen(seat, familiarBoard)
  const met = full && sum >= range[0] && sum <= range[1]
  const wants = range[0] === range[1] ? String(range[0]) : `${range[0]}–${range[1]}`
  const acts = happening?.type === 'familiarActed' && happening.seat === seat
  return (
    <Piece
      id={ids.line(seat, familiarBoard)}
      pieces={pieces}
      label={`${name}, sum ${sum}, wants ${wants}${met ? ', met' : ''}`}
      place
      className={`familiar${met ? ' met' : ''}${acts ? ' acts' : ''}`}
    >
      <Piece
        id={ids.familiar(id)}
        pieces={pieces}
        label={`${name}: ${effectsText(does)}`}
        className="familiar-head"
      >
        <Icon icon={iconOf(id, icons.beastmaster)} />
        <span>
          <b>{name}</b>
          <span>{effectsText(does)}</span>
        </span>
      </Piece>
      <Wells seat={seat} line={familiarBoard} wishes={colours} />
      <b className="row-score">{sum}</b>
      <span className="row-goal">
        <span>{wants}</span>
        <Stars count={stars} />
      </span>
      <Verdict foreseen={foreseen} met={met} score={sum} range={range} full={full} />
    </Piece>
  )
}
