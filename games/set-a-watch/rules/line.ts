import type { CardId, DieId, Foe, Watch } from './state.ts'
import { tell } from './events.ts'
import { diceOn } from './values.ts'
import { see } from './piles.ts'
import { creatureOf, none } from './lookups.ts'

/** Cards entering, leaving and moving in the line. */

export function facedown(card: CardId): Foe {
  return {
    card,
    under: none,
    faceup: false,
    pending: false,
    led: false,
    wounds: 0,
    ignored: false,
    harmless: false,
  }
}

/** A creature that stands faceup from now on: its reveal power is due (SAW-092, SAW-093). */
export function faceup(t: Watch, card: CardId): Foe {
  see(t, card)
  const foe = facedown(card)
  foe.faceup = true
  foe.pending = creatureOf(t, card).reveal !== undefined
  return foe
}

export function insert(t: Watch, at: number, foe: Foe): void {
  t.line.splice(at, 0, foe)
}

export function positionOf(t: Watch, card: CardId): number {
  return t.line.findIndex((foe) => foe.card === card)
}

/**
 * Takes a card out of the line, and those behind it close up; `goes` lays it where it goes and tells of it. Then the
 * dice that it has stolen come back as spent (SAW-130, SAW-R61).
 */
export function leaveLine(t: Watch, at: number, goes: (foe: Foe) => void): Foe {
  const [foe] = t.line.splice(at, 1)
  goes(foe)
  giveBack(t, diceOn(t, foe.card))
  return foe
}

function giveBack(t: Watch, dice: readonly DieId[]): void {
  for (const die of dice) {
    t.lies[die] = 'spent'
    t.on[die] = none
    tell(t, { type: 'returned', die })
  }
}

/** The cards of a foe as they go to a pile: what was ridden first, the rider on top of it (SAW-R65). */
export function cardsOf(foe: Foe): CardId[] {
  return foe.under === none ? [foe.card] : [foe.under, foe.card]
}

export function moveTo(t: Watch, from: number, to: number): void {
  const [foe] = t.line.splice(from, 1)
  t.line.splice(to, 0, foe)
  tell(t, { type: 'moved', card: foe.card, to })
}

export function swap(t: Watch, one: number, other: number): void {
  const foe = t.line[one]
  t.line[one] = t.line[other]
  t.line[other] = foe
  tell(t, { type: 'changedPlaces', one: t.line[one].card, other: foe.card })
}

/** Wounds last until the creature leaves the line (SAW-R45). */
export function wound(t: Watch, at: number, wounds: number): void {
  t.line[at].wounds += wounds
}
