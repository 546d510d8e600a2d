import type { Play } from '@dicehearth/engine'
import { choose, type Arrange, type NextCard, type OrderCause, type ToEnd } from './decisions.ts'
import { tell } from './events.ts'
import { canDraw, differentKinds, draw, see } from './piles.ts'
import type { CardId, Seat, Watch } from './state.ts'

/** Looking at the creature deck and putting cards back. Looking is not revealing (SAW-R23). */

/**
 * The top cards, the topmost first; a deck that runs out is made anew from the graveyard, and they lie on that
 * (SAW-R24).
 */
export function lookAtDeck(t: Watch, cards: number): CardId[] {
  const seen: CardId[] = []
  while (seen.length < cards && canDraw(t)) {
    const card = draw(t)
    see(t, card)
    seen.push(card)
  }
  t.deck.push(...seen.toReversed())
  tell(t, { type: 'looked', cards: seen })
  return seen
}

/** The top cards of the deck go back on top in any order, the deepest first. */
export function* putBackOnTop(t: Watch, seat: Seat, cards: number): Play {
  const places = yield* order(t, seat, 'pathfinder', 'deck', topPlaces(t.deck, cards))
  const ordered = places.map((place) => t.deck[place])
  t.deck.splice(-cards, cards, ...ordered)
  tell(t, { type: 'putBack', top: cards, bottom: 0 })
}

/** Each card to the top or the bottom of the deck; cards at the same end in the order chosen (SAW-R22). */
export function* putBackAtEnds(t: Watch, seat: Seat, cards: readonly CardId[]): Play {
  const { top, bottom } = cards.length <= 2 ? yield* arrange(t, seat, cards) : yield* sort(t, seat, cards)
  t.deck.splice(-cards.length, cards.length)
  for (const card of bottom) t.deck.unshift(card)
  for (const card of top.toReversed()) t.deck.push(card)
  tell(t, { type: 'putBack', top: top.length, bottom: bottom.length })
}

interface Ends {
  /** From the top down. */
  top: readonly CardId[]
  /** From the higher to the deepest. */
  bottom: readonly CardId[]
}

/** One or two cards: every outcome is one option. */
function* arrange(t: Watch, seat: Seat, cards: readonly CardId[]): Play<Ends> {
  return yield* choose(
    t,
    { kind: 'scoutArrange', seat, cards },
    outcomes(t, cards).map(({ top, bottom }): Arrange => ({ verb: 'arrange', seat, top, bottom })),
  )
}

function outcomes(t: Watch, [a, b]: readonly CardId[]): Ends[] {
  if (b === undefined)
    return [
      { top: [a], bottom: [] },
      { top: [], bottom: [a] },
    ]
  const one = [
    { top: [a, b], bottom: [] },
    { top: [a], bottom: [b] },
    { top: [], bottom: [a, b] },
  ]
  // Two cards of one kind are as good one way as the other.
  if (t.box[a] === t.box[b]) return one
  return [...one, { top: [b, a], bottom: [] }, { top: [b], bottom: [a] }, { top: [], bottom: [b, a] }]
}

/** More cards: card by card the end, then the order at each end. */
function* sort(t: Watch, seat: Seat, cards: readonly CardId[]): Play<Ends> {
  const top: number[] = []
  const bottom: number[] = []
  for (const place of topPlaces(t.deck, cards.length)) {
    const { end } = yield* choose<ToEnd>(t, { kind: 'scoutEnd', seat, card: t.deck[place] }, [
      { verb: 'toEnd', seat, end: 'top' },
      { verb: 'toEnd', seat, end: 'bottom' },
    ])
    ;(end === 'top' ? top : bottom).push(place)
  }
  // At the top the deepest is put down first.
  const down = (yield* order(t, seat, 'scoutTop', 'deck', top)).toReversed()
  const under = yield* order(t, seat, 'scoutBottom', 'deck', bottom)
  return { top: down.map((place) => t.deck[place]), bottom: under.map((place) => t.deck[place]) }
}

/** The places of the top cards in a pile, the topmost first. */
export function topPlaces(pile: readonly CardId[], cards: number): number[] {
  const places: number[] = []
  for (let n = 1; n <= Math.min(cards, pile.length); n++) places.push(pile.length - n)
  return places
}

/**
 * Card by card, which is put down next. They go by their places in the pile: some may be cards that nobody knows, and
 * what those are only the pile may hold while somebody decides.
 */
export function* order(
  t: Watch,
  seat: Seat,
  cause: OrderCause,
  pile: 'deck' | 'unused',
  places: readonly number[],
): Play<number[]> {
  const left = places.slice()
  const ordered: number[] = []
  while (left.length > 0) {
    const cards = left.map((place) => t[pile][place])
    const { nth } = yield* choose(
      t,
      { kind: 'orderCards', seat, cause, cards: cards.map((card) => (t.seen[card] ? card : null)) },
      differentKinds(t, cards).map((card): NextCard => ({
        verb: 'nextCard',
        seat,
        nth: cards.indexOf(card),
      })),
    )
    ordered.push(...left.splice(nth, 1))
  }
  return ordered
}
