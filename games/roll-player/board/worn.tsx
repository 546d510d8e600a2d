import { Icon, Piece } from '@dicehearth/tabletop'
import { piece } from '../rules/pieces.ts'
import { cardCalled } from '../rules/heroes.ts'
import type { Seat } from '../rules/state.ts'
import { typeNames } from '../content/card-types.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { icons } from './icons.ts'
import { cardIcon, cardTone, iconOf } from './look.ts'

/** What the hero wears and carries, and the Trophies of the hunt. */
export function Worn({ seat }: { seat: Seat }) {
  const { view, pieces, printed } = useTable()
  const hero = view.heroes[seat]
  const things = hero.cards.length + hero.trophies.length
  return (
    <section className="worn" aria-label="Cards and Trophies">
      <h3>Worn</h3>
      {things === 0 && <p>Nothing yet. The Market and the hunt will change that.</p>}
      {hero.cards.map((id) => (
        <WornCard key={id} id={id} seat={seat} />
      ))}
      {hero.trophies.map((id) => (
        <Piece
          key={id}
          id={piece.minion(id)}
          pieces={pieces}
          label={`Trophy: ${printed(piece.minion(id))?.name ?? ''}`}
          className="worn-card trophy"
        >
          <Icon icon={iconOf(id, icons.trophy)} />
          <span>
            <b>{printed(piece.minion(id))?.name}</b>
            <span>Trophy</span>
          </span>
        </Piece>
      ))}
    </section>
  )
}

function WornCard({ id, seat }: { id: string; seat: Seat }) {
  const { view, pieces, happening, printed } = useTable()
  const hero = view.heroes[seat]
  const card = cardCalled(view, id)
  const exhausted = hero.exhausted.includes(id)
  const acts =
    (happening?.type === 'skillUsed' && happening.card === id) ||
    (happening?.type === 'worked' && happening.source === id)
  const note = exhausted ? 'exhausted' : typeNames[card.type]
  return (
    <Piece
      id={piece.card(id)}
      pieces={pieces}
      label={`${card.name}, ${note}: ${printed(piece.card(id))?.lines.join(' ') ?? ''}`}
      moves
      className={`worn-card tone-${cardTone(card)}${exhausted ? ' exhausted' : ''}${acts ? ' acts' : ''}`}
    >
      <Icon icon={cardIcon(card, view.pictures[id])} />
      <span>
        <b>{card.name}</b>
        <span>{note}</span>
      </span>
      {id === 'backpack' && hero.backpack.map((die) => <DiePiece key={die} die={die} where="Backpack" />)}
    </Piece>
  )
}
