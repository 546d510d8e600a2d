import { shuffle, type Fate, type Outcome } from '@dicehearth/engine'
import type { Difficulty } from './content/camp.ts'
import type { OwnPack } from './content/own-pack.ts'
import { controller } from './rules/company.ts'
import {
  none,
  type Adventurer,
  type Attack,
  type CardId,
  type DiePlace,
  type Seat,
  type Step,
  type Tonight,
  type Watch,
} from './rules/state.ts'
import { attackValue, damage, health, rangeOf, lightOf, revealLevel, tamedValue } from './rules/values.ts'

/** A card of the line as everybody sees it: of a facedown card its name only if it is known. */
export interface FoeView {
  card: CardId | null
  /** The card that a rider sits on; -1 when there is none. */
  under: CardId
  faceup: boolean
  wounds: number
  ignored: boolean
  harmless: boolean
  /** Current health and damage, while it stands faceup. */
  health: number
  damage: number
}

export interface AdventurerView extends Adventurer {
  /** Who decides for it now; -1 when everybody does. */
  controller: Seat
  /** How many positions it reaches. */
  range: number
  /** What its tamed creatures are worth in an attack. */
  tamedWorth: readonly number[]
}

/** The table as everybody sees it: all share the same knowledge (SAW-R04). */
export interface SawView {
  players: number
  difficulty: Difficulty
  deluxe: boolean
  own: OwnPack | null
  /** The kind of every card in the box. */
  box: readonly string[]
  round: number
  step: Step
  resting: number
  tonight: Readonly<Tonight>
  adventurers: readonly AdventurerView[]
  face: readonly number[]
  lies: readonly DiePlace[]
  on: readonly number[]
  doubled: readonly boolean[]
  /** What each die is worth in an attack now. */
  worth: readonly number[]
  firewood: number
  /** How many positions the fire lights. */
  level: number
  /** The direct attack that is being put together. */
  attack: Readonly<Attack> | null
  line: readonly FoeView[]
  /** Piles from the bottom up: a card where it is known, null where it is not. */
  deck: readonly (CardId | null)[]
  graveyard: readonly CardId[]
  horde: readonly (CardId | null)[]
  unhallowed: readonly (CardId | null)[]
  removed: readonly CardId[]
  location: CardId
  map: readonly (CardId | null)[]
  unused: readonly (CardId | null)[]
  past: readonly CardId[]
  outcome: Outcome | null
}

export function view(t: Watch): SawView {
  const known = (card: CardId): CardId | null => (t.seen[card] ? card : null)
  const underWay = t.location !== none
  return {
    players: t.players,
    difficulty: t.difficulty,
    deluxe: t.deluxe,
    own: t.own,
    box: t.box,
    round: t.round,
    step: t.step,
    resting: t.resting,
    tonight: t.tonight,
    adventurers: t.adventurers.map((it, who) => ({
      ...it,
      controller: controller(t, who),
      range: underWay ? rangeOf(t, who) : 0,
      tamedWorth: it.tamed.map((card) => tamedValue(t, card)),
    })),
    face: t.face,
    lies: t.lies,
    on: t.on,
    doubled: t.doubled,
    worth: t.face.map((_, die) => attackValue(t, die)),
    firewood: t.firewood,
    level: underWay ? revealLevel(t) : lightOf(t.firewood),
    attack: t.attack,
    line: t.line.map((foe, at) => ({
      card: known(foe.card),
      under: foe.under,
      faceup: foe.faceup,
      wounds: foe.wounds,
      ignored: foe.ignored,
      harmless: foe.harmless,
      health: foe.faceup ? health(t, at) : 0,
      damage: foe.faceup ? damage(t, at) : 0,
    })),
    deck: t.deck.map(known),
    graveyard: t.graveyard,
    horde: t.horde.map(known),
    unhallowed: t.unhallowed.map(known),
    removed: t.removed,
    location: t.location,
    map: t.map.map(known),
    unused: t.unused.map(known),
    past: t.past,
    outcome: t.outcome,
  }
}

/**
 * Other hidden cards that fit everything people know: cards that were shuffled together and not seen since may
 * stand for each other, wherever they have gone.
 */
export function imagine(t: Watch, _seat: Seat, chance: Fate): void {
  const instead: CardId[] = []
  for (let card = 0; card < t.box.length; card++) instead.push(card)
  for (const lot of t.lots) {
    const hidden: CardId[] = []
    const cards: CardId[] = []
    for (const card of lot) {
      if (t.seen[card]) continue
      hidden.push(card)
      cards.push(instead[card])
    }
    if (hidden.length < 2) continue
    shuffle(chance, cards)
    for (let i = 0; i < hidden.length; i++) instead[hidden[i]] = cards[i]
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
