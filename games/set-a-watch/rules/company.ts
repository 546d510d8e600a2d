import { anyone } from '@dicehearth/engine'
import { abilities, type AbilityId } from '../content/abilities.ts'
import type { Adventurer, Rule, Seat, Slot, Watch, Who } from './state.ts'
import { none } from './lookups.ts'

/** Who sits where, who is on watch, and whose cards are at work. */

/** The four, on the table or as a seat sees them. */
interface Company {
  readonly adventurers: readonly Readonly<Adventurer>[]
  readonly resting: Who
}

/** Which seat picks the first, second, third and fourth class (SAW-R02). */
export const pickOrder: Readonly<Record<number, readonly Seat[]>> = {
  1: [0, 0, 0, 0],
  2: [0, 1, 1, 0],
  3: [0, 1, 2, anyone],
  4: [0, 1, 2, 3],
}

/** Who decides for an adventurer: its player; for the flex, whoever's own adventurer rests (SAW-005, SAW-R03). */
export function controller(t: Company, who: Who): Seat {
  const { seat } = t.adventurers[who]
  if (seat !== anyone || t.resting === none) return seat
  return t.adventurers[t.resting].seat
}

/** The rule that keeps an adventurer out of the watch: who rests, and who has no card left when it begins. */
export function keepsFromWatch(t: Company, who: Who): Rule | null {
  if (who === t.resting) return 'SAW-051'
  return t.adventurers[who].sitsOut ? 'SAW-075' : null
}

export function takesPart(t: Company, who: Who): boolean {
  return keepsFromWatch(t, who) === null
}

/** The adventurers on watch, in the order in which their classes were picked. */
export function watchers(t: Company): Who[] {
  const all: Who[] = []
  for (let who = 0; who < t.adventurers.length; who++) if (who !== t.resting) all.push(who)
  return all
}

export function participants(t: Watch): Who[] {
  return watchers(t).filter((who) => !t.adventurers[who].sitsOut)
}

export function everybody(t: Pick<Company, 'adventurers'>): Who[] {
  return t.adventurers.map((_, who) => who)
}

/** Whose equipped card this is, and which: null when nobody has it equipped. */
export function equippedAt(
  t: Pick<Company, 'adventurers'>,
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
  t: Pick<Company, 'adventurers'>,
  ability: AbilityId,
): { who: Who; slot: Slot; nth: number } {
  const found = equippedAt(t, ability)
  if (!found) throw new Error(`${ability} is not equipped`)
  return found
}

/** The rule that keeps an equipped card from being used at all: exhausted, or always at work. */
export function keepsCard({ ability, exhausted }: Slot): Rule | null {
  if (exhausted) return 'SAW-137'
  return abilities[ability].kind === 'passive' ? 'SAW-143' : null
}

/** The rule that keeps dice off a card: one a round, and none on a card that is used by exhausting only. */
export function keepsDiceOff({ ability, byDie }: Slot): Rule | null {
  if (abilities[ability].kind !== 'die') return 'SAW-R52'
  return byDie ? 'SAW-133' : null
}

/** Whether a passive ability is at work: faceup, and its owner takes part in the watch (SAW-142, SAW-R51). */
export function atWork(t: Watch, ability: AbilityId): boolean {
  const found = equippedAt(t, ability)
  return found !== null && !found.slot.exhausted && takesPart(t, found.who)
}

export function exhaustedOf(t: Pick<Company, 'adventurers'>, who: Who): AbilityId[] {
  const cards: AbilityId[] = []
  for (const slot of t.adventurers[who].equipped) if (slot.exhausted) cards.push(slot.ability)
  return cards
}

export function unexhaustedOf(t: Pick<Company, 'adventurers'>, who: Who): AbilityId[] {
  const cards: AbilityId[] = []
  for (const slot of t.adventurers[who].equipped) if (!slot.exhausted) cards.push(slot.ability)
  return cards
}

/** Unexhausted cards of the adventurers on watch: the life of the group. */
export function cardsLeft(t: Company): number {
  let left = 0
  for (let who = 0; who < t.adventurers.length; who++) {
    if (who === t.resting) continue
    for (const slot of t.adventurers[who].equipped) if (!slot.exhausted) left++
  }
  return left
}
