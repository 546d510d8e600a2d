import { anyone } from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import { none, type Seat, type Slot, type Watch, type Who } from './state.ts'

/** Who sits where, who is on watch, and whose cards are at work. */

/** Which seat picks the first, second, third and fourth class (SAW-R02). */
export const pickOrder: Readonly<Record<number, readonly Seat[]>> = {
  1: [0, 0, 0, 0],
  2: [0, 1, 1, 0],
  3: [0, 1, 2, anyone],
  4: [0, 1, 2, 3],
}

/** Who decides for an adventurer: its player; for the flex, whoever's own adventurer rests (SAW-005, SAW-R03). */
export function controller(t: Pick<Watch, 'adventurers' | 'resting'>, who: Who): Seat {
  const { seat } = t.adventurers[who]
  if (seat !== anyone || t.resting === none) return seat
  return t.adventurers[t.resting].seat
}

export function onWatch(t: Pick<Watch, 'resting'>, who: Who): boolean {
  return who !== t.resting
}

/** On watch and not sitting it out. */
export function takesPart(t: Pick<Watch, 'adventurers' | 'resting'>, who: Who): boolean {
  return who !== t.resting && !t.adventurers[who].sitsOut
}

/** The adventurers on watch, in the order in which their classes were picked. */
export function watchers(t: Pick<Watch, 'adventurers' | 'resting'>): Who[] {
  const all: Who[] = []
  for (let who = 0; who < t.adventurers.length; who++) if (who !== t.resting) all.push(who)
  return all
}

export function participants(t: Watch): Who[] {
  return watchers(t).filter((who) => !t.adventurers[who].sitsOut)
}

export function everybody(t: Pick<Watch, 'adventurers'>): Who[] {
  return t.adventurers.map((_, who) => who)
}

/** Whose equipped card this is, and which: null when nobody has it equipped. */
export function equippedAt(
  t: Pick<Watch, 'adventurers'>,
  ability: AbilityId,
): { who: Who; slot: Slot; nth: number } | null {
  for (let who = 0; who < t.adventurers.length; who++) {
    const { equipped } = t.adventurers[who]
    for (let nth = 0; nth < equipped.length; nth++) {
      if (equipped[nth].ability === ability) return { who, slot: equipped[nth], nth }
    }
  }
  return null
}

export function slotOf(
  t: Pick<Watch, 'adventurers'>,
  ability: AbilityId,
): { who: Who; slot: Slot; nth: number } {
  const found = equippedAt(t, ability)
  if (!found) throw new Error(`${ability} is not equipped`)
  return found
}

/** Whether a passive ability is at work: faceup, and its owner takes part in the watch (SAW-142, SAW-R51). */
export function atWork(t: Watch, ability: AbilityId): boolean {
  const found = equippedAt(t, ability)
  return found !== null && !found.slot.exhausted && takesPart(t, found.who)
}

export function exhaustedOf(t: Pick<Watch, 'adventurers'>, who: Who): AbilityId[] {
  const cards: AbilityId[] = []
  for (const slot of t.adventurers[who].equipped) if (slot.exhausted) cards.push(slot.ability)
  return cards
}

export function unexhaustedOf(t: Pick<Watch, 'adventurers'>, who: Who): AbilityId[] {
  const cards: AbilityId[] = []
  for (const slot of t.adventurers[who].equipped) if (!slot.exhausted) cards.push(slot.ability)
  return cards
}

/** Unexhausted cards of the adventurers on watch: the life of the group. */
export function cardsLeft(t: Pick<Watch, 'adventurers' | 'resting'>): number {
  let left = 0
  for (let who = 0; who < t.adventurers.length; who++) {
    if (who === t.resting) continue
    for (const slot of t.adventurers[who].equipped) if (!slot.exhausted) left++
  }
  return left
}
