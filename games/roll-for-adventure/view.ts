import { openView, pick, shuffle, type Called, type Fate } from '@dicehearth/engine'
import { master, type CardId } from './content/enemies.ts'
import { shape, type Adventure, type Open, type Seat } from './rules/state.ts'

/** The table as everybody sees it: only the order of the deck is hidden (RFA-003). */
export interface RfaView extends Open, Called {
  /** The face-down deck from the bottom up: a card where it is known, null where it is not. */
  readonly deck: readonly (CardId | null)[]
}

const open = openView(shape)

/** They all see the same. */
export function views(t: Adventure): () => RfaView {
  const seen = view(t)
  return () => seen
}

export function view(t: Adventure): RfaView {
  return { ...open(t), deck: t.deck.map((card) => (t.known.includes(card) ? card : null)) }
}

/** Another order of the deck that fits everything people know: cards looked at, and the Master's stack. */
export function imagine(t: Adventure, _seat: Seat, chance: Fate): void {
  const hidden = t.deck.flatMap((card, place) => (t.known.includes(card) ? [] : [place]))
  // What is imagined must not follow from what lies there.
  const cards = hidden.map((place) => t.deck[place]).sort()
  shuffle(chance, cards)
  hidden.forEach((place, i) => (t.deck[place] = cards[i]))
  const now = t.deck.indexOf(master.id)
  if (!t.stacks || now < 0 || t.known.includes(master.id)) return
  const { bottom, middle } = t.stacks
  const possible = hidden.filter((place) => place >= bottom && place < bottom + middle)
  const there = possible[pick(chance, possible.length)]
  t.deck[now] = t.deck[there]
  t.deck[there] = master.id
}
