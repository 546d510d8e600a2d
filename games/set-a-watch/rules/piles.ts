import { peek, shuffle } from '@dicehearth/engine'
import type { CreatureType } from '../content/creature-types.ts'
import { tell } from './events.ts'
import type { CardId, Watch } from './state.ts'
import { kindOf, none } from './lookups.ts'

/** Decks and what everybody knows of them. */

/** From now on everybody knows where this card is; turning up one that nobody knew ends what can be taken back. */
export function see(t: Watch, card: CardId): void {
  if (t.seen[card]) return
  peek(t, [card])
  t.seen[card] = true
}

/** Shuffles a pile: nobody knows any more where its cards are. */
export function shufflePile(t: Watch, pile: CardId[]): void {
  const known = pile.filter((card) => t.seen[card])
  for (const card of pile) t.seen[card] = false
  // What was known did not belong to the older shuffles any more.
  t.lots = [...t.lots.map((lot) => lot.filter((card) => !known.includes(card))), pile.slice()]
  shuffle(t.fate, pile)
}

/** The next card of the creature deck; without one the graveyard becomes the deck first (SAW-082, SAW-R39). */
export function draw(t: Watch): CardId {
  if (t.deck.length === 0 && t.graveyard.length > 0) {
    t.deck = t.graveyard
    t.graveyard = []
    tell(t, { type: 'reshuffled', cards: t.deck.length })
    shufflePile(t, t.deck)
  }
  return t.deck.pop() ?? none
}

export function canDraw(t: Watch): boolean {
  return t.deck.length > 0 || t.graveyard.length > 0
}

/** The top of the creature deck goes on the horde, unseen. */
export function deckToHorde(t: Watch, cards: number): void {
  for (let n = 0; n < cards; n++) {
    const card = draw(t)
    if (card === none) return
    t.horde.push(card)
    tell(t, { type: 'toHorde', card: t.seen[card] ? card : null })
  }
}

/** The top of the Unhallowed deck lies faceup (SAW-R05). */
export function showTopUnhallowed(t: Watch): void {
  const top = t.unhallowed.at(-1)
  if (top !== undefined) see(t, top)
}

export function takeFrom(pile: CardId[], card: CardId): void {
  pile.splice(pile.indexOf(card), 1)
}

/** One card of each kind: between equal ones there is nothing to choose. */
export function differentKinds(t: Watch, cards: readonly CardId[]): CardId[] {
  return cards.filter((card, i) => cards.findIndex((other) => t.box[other] === t.box[card]) === i)
}

/** A buried card and all that are as good as it is: the top card is unlike its equals below. */
export function alikeBuried(
  { graveyard, box }: Pick<SeenPiles, 'graveyard' | 'box'>,
  card: CardId,
): CardId[] {
  if (card === graveyard.at(-1)) return [card]
  return graveyard.slice(0, -1).filter((it) => box[it] === box[card])
}

/** A tamed creature and all that could join an attack in its stead. */
export function alikeTamed({ adventurers, attack, box }: SeenPiles, card: CardId): CardId[] {
  const alike = adventurers.flatMap((it) => it.tamed).filter((it) => box[it] === box[card])
  return alike.filter((it) => it === card || !attack?.tamed.includes(it))
}

interface SeenPiles {
  readonly box: readonly string[]
  readonly graveyard: readonly CardId[]
  readonly adventurers: readonly { readonly tamed: readonly CardId[] }[]
  readonly attack: { readonly tamed: readonly CardId[] } | null
}

/** The creatures of the graveyard of some types, from the bottom up. */
export function creaturesInGrave(t: Watch, is: (type: CreatureType) => boolean): CardId[] {
  return t.graveyard.filter((card) => {
    const kind = kindOf(t, card)
    return kind.kind === 'creature' && is(kind.type)
  })
}
