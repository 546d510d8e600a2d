import { openView, shuffle, type Called, type Fate } from '@dicehearth/engine'
import type { CardLine } from './content/card-facts.ts'
import { linesOf } from './content/card-text.ts'
import type { KindId } from './content/cards.ts'
import {
  shape,
  type Adventurer,
  type CardId,
  type DieId,
  type Open,
  type Seat,
  type Watch,
} from './rules/state.ts'
import {
  attackDice,
  attackValue,
  damage,
  health,
  lightOf,
  rangeOf,
  revealLevel,
  tamedValue,
} from './rules/values.ts'
import { kindOf, none } from './rules/lookups.ts'

/** A pile from the bottom up: a card where it is known, null where it is not. */
export type PileView = readonly (CardId | null)[]
type Pile = 'deck' | 'horde' | 'unhallowed' | 'map' | 'unused'

/** The table as everybody sees it: all share the same knowledge (SAW-R04). */
export type SawView = Called &
  Readonly<Omit<Open, 'line' | 'adventurers'>> & {
    readonly [of in Pile]: PileView
  } & {
    readonly line: readonly FoeView[]
    readonly adventurers: readonly AdventurerView[]
    /** What each die is worth in an attack now. */
    readonly worth: readonly number[]
    /** How many positions the fire lights. */
    readonly level: number
    /** What the cards say whose place is known. */
    readonly lines: Readonly<Record<KindId, readonly CardLine[]>>
  }

/** A card of the line as everybody sees it. */
export interface FoeView extends Readonly<Open['line'][number]> {
  /** Null while nobody knows what it is. */
  readonly card: CardId | null
  /** Current health and damage, while it stands faceup. */
  readonly health: number
  readonly damage: number
  /** The dice that could be used in a direct attack on it. */
  readonly dice: readonly DieId[]
}

export interface AdventurerView extends Readonly<Adventurer> {
  /** How many positions it reaches. */
  readonly range: number
  /** What its tamed creatures are worth in an attack. */
  readonly tamedWorth: readonly number[]
}

const open = openView(shape)

/** They all see the same. */
export function views(t: Watch): () => SawView {
  const seen = view(t)
  return () => seen
}

export function view(t: Watch): SawView {
  const seen = open(t)
  const known = (card: CardId): CardId | null => (t.seen[card] ? card : null)
  const underWay = t.location !== none
  return {
    ...seen,
    adventurers: seen.adventurers.map((it, who) => ({
      ...it,
      range: underWay ? rangeOf(t, who) : 0,
      tamedWorth: it.tamed.map((card) => tamedValue(t, card)),
    })),
    worth: t.face.map((_, die) => attackValue(t, die)),
    level: underWay ? revealLevel(t) : lightOf(t.firewood),
    lines: linesInSight(t),
    line: seen.line.map((foe, at) => ({
      ...foe,
      card: known(t.line[at].card),
      health: foe.faceup ? health(t, at) : 0,
      damage: foe.faceup ? damage(t, at) : 0,
      dice: foe.faceup ? attackDice(t, at) : [],
    })),
    deck: t.deck.map(known),
    horde: t.horde.map(known),
    unhallowed: t.unhallowed.map(known),
    map: t.map.map(known),
    unused: t.unused.map(known),
  }
}

function linesInSight(t: Watch): Record<KindId, readonly CardLine[]> {
  const lines: Record<KindId, readonly CardLine[]> = {}
  for (const [card, seen] of t.seen.entries()) {
    if (!seen) continue
    const kind = kindOf(t, card)
    lines[kind.id] ??= linesOf(kind)
  }
  return lines
}

/** Where each card lies, counted through all piles. */
function placesOf({ box, deck, horde, unhallowed, aside, map, unused, line }: Watch): number[] {
  const places = box.map(() => none)
  const piles = [deck, horde, unhallowed, aside, map, unused, line.map(({ card }) => card)]
  for (const [place, card] of piles.flat().entries()) places[card] = place
  return places
}

/**
 * Other hidden cards that fit everything people know: cards that were shuffled together and not seen since may
 * stand for each other, wherever they have gone.
 */
export function imagine(t: Watch, _seat: Seat, chance: Fate): void {
  const instead = t.box.map((_, card) => card)
  // What is imagined must not follow from what lies there: only from where it lies.
  const places = placesOf(t)
  for (const lot of t.lots) {
    const hidden = lot.filter((card) => !t.seen[card]).sort((a, b) => places[a] - places[b])
    if (hidden.length < 2) continue
    const cards = shuffle(
      chance,
      hidden.map((card) => instead[card]).sort((a, b) => a - b),
    )
    hidden.forEach((card, i) => (instead[card] = cards[i]))
  }
  const swap = (card: CardId): CardId => instead[card]
  t.deck = t.deck.map(swap)
  t.horde = t.horde.map(swap)
  t.unhallowed = t.unhallowed.map(swap)
  t.aside = t.aside.map(swap)
  t.map = t.map.map(swap)
  t.unused = t.unused.map(swap)
  for (const foe of t.line) foe.card = instead[foe.card]
  t.lots = t.lots.map((lot) => lot.map(swap))
}
