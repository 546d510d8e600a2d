import { anyone, count, list, spoken } from '@dicehearth/engine'
import type { TurnAsk, TurnOption } from '../rules/decisions.ts'
import type { TurnEvent } from '../rules/events.ts'
import { sumOf } from '../rules/lookups.ts'
import { piece } from '../rules/pieces.ts'
import type { Hearth } from '../rules/state.ts'
import type { HearthView } from '../view.ts'

export const speech = spoken<TurnAsk, TurnOption, TurnEvent, HearthView, Hearth>({
  asks: {
    turn: {
      prompt: ({ seat }, view) => `${seatName(seat, view)}: one card more, or stop?`,
      rules: ['EXG-02', 'EXG-03', 'EXG-04'],
    },
  },
  options: {
    turnUp: { text: 'Turn up a card', touches: () => [piece.deck] },
    stop: {
      text: (_, { row }) => `Stop and keep ${sumOf(row)}`,
      touches: ({ seat }) => [piece.row, piece.kept(seat)],
    },
  },
  events: {
    rolled: {},
    rerolled: {},
    turnedUp: {
      text: ({ seat, card }, view) => `${seatName(seat, view)} turns up a ${card}.`,
      touches: () => [piece.row],
      acted: ({ card }) => [`card ${card}`],
      sound: 'card',
    },
    burnt: {
      text: ({ cards }) => `A ${cards.at(-1)} lies there already: ${count(cards.length, 'card')} burn.`,
      touches: () => [piece.row],
      acted: 'burnt',
      sound: 'fire',
      digest: true,
    },
    kept: {
      text: ({ seat, cards }, view) => `${seatName(seat, view)} keeps ${list(cards.map(String))}.`,
      touches: ({ seat }) => [piece.row, piece.kept(seat)],
      acted: 'kept',
      sound: 'wood',
      digest: true,
    },
  },
  seat: seatName,
  outcome: (view) => {
    const winners = view.outcome?.seats?.filter(({ place }) => place === 1) ?? []
    return `${list(winners.map(({ seat }) => seatName(seat, view)))} won with ${winners[0]?.score ?? 0}.`
  },
  scoreLines: { cards: 'Cards' },
})

export function seatName(seat: number, view: HearthView): string {
  if (seat === anyone) return 'Everybody'
  return view.called?.[seat] ?? `Player ${seat + 1}`
}
