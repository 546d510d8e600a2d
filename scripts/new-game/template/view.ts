import { openView, shuffle, type Called, type Fate } from '@dicehearth/engine'
import { shape, type Hearth, type Open } from './rules/state.ts'

/** The table as everybody sees it. */
export interface HearthView extends Open, Called {
  /** How many cards are left. */
  readonly deck: number
}

const open = openView(shape)

export function view(t: Hearth): HearthView {
  return { ...open(t), deck: t.deck.length }
}

/** Another order of the deck: nobody knows any. */
export function imagine(t: Hearth, _seat: number, chance: Fate): void {
  shuffle(chance, t.deck)
}
