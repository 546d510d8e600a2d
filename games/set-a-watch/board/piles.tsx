import { Icon, Piece, type IconData } from '@dicehearth/tabletop'
import { kindOf, type CardId } from '../rules/state.ts'
import { cardName, count } from '../names.ts'
import { piece } from '../touches.ts'
import { useTable } from './context.ts'
import { ReadButton, travels } from './foe.tsx'
import { icons } from './icons.ts'
import { kindIcon, kindTone } from './look.ts'

/** The decks and heaps beside the camp. */
export function Piles() {
  const { view, happening } = useTable()
  return (
    <section className="heaps" aria-label="Decks">
      <Pile id={piece.deck} name="Creatures" cards={view.deck} icon={icons.elfSenses} />
      <Pile id={piece.unhallowed} name="Unhallowed" cards={view.unhallowed} icon={icons.lich} />
      <Pile id={piece.graveyard} name="Graveyard" cards={view.graveyard} icon={icons.stayDead} />
      <Pile
        id={piece.horde}
        name="Horde"
        cards={view.horde}
        icon={icons.horde}
        grows={happening?.type === 'toHorde' || happening?.type === 'endured'}
      />
    </section>
  )
}

interface PileProps {
  id: string
  name: string
  /** From the bottom up; null where nobody knows. */
  cards: readonly (CardId | null)[]
  icon: IconData
  grows?: boolean
}

function Pile({ id, name, cards, icon, grows = false }: PileProps) {
  const { view, pieces, read } = useTable()
  const top = cards.at(-1) ?? null
  const kind = top === null ? null : kindOf(view, top)
  const state = [
    'heap-card',
    ...(kind ? [`tone-${kindTone(kind)}`, 'known'] : []),
    ...(cards.length === 0 ? ['none'] : []),
    ...(grows ? ['grows'] : []),
  ].join(' ')
  return (
    <Piece
      id={id}
      pieces={pieces}
      label={`${name}: ${count(cards.length, 'card')}${top === null ? '' : `, on top ${cardName(top, view)}`}`}
      place
      className={`heap heap-${id}`}
    >
      <span className={state} style={top === null ? undefined : travels(`card-${top}`)}>
        <Icon icon={kind ? kindIcon(kind) : icon} />
        <b>{cards.length}</b>
      </span>
      <span className="heap-name">{name}</span>
      {kind && top !== null && <ReadButton name={kind.name} open={() => read(piece.card(top))} />}
    </Piece>
  )
}
