import { count } from '@dicehearth/engine'
import { Piece, Pile, type IconData } from '@dicehearth/tabletop'
import type { CardId } from '../rules/state.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { ReadButton, travels } from './foe.tsx'
import { icons } from './icons.ts'
import { kindIcon, kindTone } from './look.ts'
import { kindOf } from '../rules/lookups.ts'

/** The decks and heaps beside the camp. */
export const heaps = [
  { id: piece.deck, of: 'deck', name: 'Creatures', icon: icons.elfSenses },
  { id: piece.unhallowed, of: 'unhallowed', name: 'Unhallowed', icon: icons.lich },
  { id: piece.graveyard, of: 'graveyard', name: 'Graveyard', icon: icons.stayDead },
  { id: piece.horde, of: 'horde', name: 'Horde', icon: icons.horde },
] as const

export function Piles() {
  const { view, happening } = useTable()
  const joins = happening?.type === 'toHorde' || happening?.type === 'endured'
  return (
    <section className="heaps" aria-label="Decks">
      {heaps.map(({ id, of, name, icon }) => (
        <Heap key={id} id={id} name={name} cards={view[of]} icon={icon} grows={joins && id === piece.horde} />
      ))}
    </section>
  )
}

interface HeapProps {
  id: string
  name: string
  /** From the bottom up; null where nobody knows. */
  cards: readonly (CardId | null)[]
  icon: IconData
  grows: boolean
}

function Heap({ id, name, cards, icon, grows }: HeapProps) {
  const { view, pieces, read } = useTable()
  const top = cards.at(-1) ?? null
  const kind = top === null ? null : kindOf(view, top)
  return (
    <Piece
      id={id}
      pieces={pieces}
      label={`${name}: ${count(cards.length, 'card')}${top === null ? '' : `, on top ${kindOf(view, top).name}`}`}
      place
      className={`heap heap-${id}`}
    >
      <Pile
        cards={cards.length}
        icon={kind ? kindIcon(kind) : icon}
        tone={kind ? kindTone(kind) : undefined}
        className={grows ? 'grows' : undefined}
        style={top === null ? undefined : travels(`card-${top}`)}
      />
      <span className="heap-name">{name}</span>
      <ReadButton name={`the ${name.toLowerCase()} pile`} open={() => read(id)} />
    </Piece>
  )
}
