import { count, list, type PieceText } from '@dicehearth/engine'
import { sumOf } from '../rules/lookups.ts'
import { piece } from '../rules/pieces.ts'
import type { HearthView } from '../view.ts'
import { seatName } from './index.ts'

/** Everything that can be read now. */
export function texts(view: HearthView): PieceText[] {
  return [
    { piece: piece.deck, name: 'Deck', lines: [`${count(view.deck, 'card')} left`] },
    { piece: piece.row, name: 'The row', lines: [inWords(view.row)] },
    ...view.kept.map((cards, seat) => ({
      piece: piece.kept(seat),
      name: seatName(seat, view),
      lines: [`${sumOf(cards)} in ${count(cards.length, 'card')}`],
    })),
  ]
}

function inWords(cards: readonly number[]): string {
  return cards.length === 0 ? 'Empty' : `${list(cards.map(String))}: ${sumOf(cards)} together`
}
