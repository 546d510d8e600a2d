import { offers } from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import type { PickCard, PickDie, PickWho, SawOption } from './decisions.ts'
import { alikeBuried } from './piles.ts'
import type { CardId, DieId, Rule, Seat, Slot, Watch, Who } from './state.ts'
import { alikeDice } from './lookups.ts'

/** Lists that many questions share: what may be taken, and for whoever asks why not, the rule that keeps the rest out. */

/** Dice; between those that are alike there is nothing to choose. */
export function dieOptions(
  t: Watch,
  seat: Seat,
  keepsOut: (die: DieId) => Rule | null,
  dice: readonly DieId[] = everyDie(t),
): PickDie[] {
  const list = offers<PickDie>(t)
  for (const die of dice) {
    const rule = keepsOut(die)
    // What is alike is kept out by the same rule: only what may be taken is compared.
    const alike = rule === null ? alikeDice(t, die) : []
    if (!list.legal.some((option) => alike.includes(option.die)))
      list.add({ verb: 'pickDie', seat, die }, rule)
  }
  return list.legal
}

export function everyDie(t: Watch): DieId[] {
  return t.face.map((_, die) => die)
}

/** Adventurers. */
export function whoOptions(t: Watch, seat: Seat, keepsOut: (who: Who) => Rule | null): PickWho[] {
  const list = offers<PickWho>(t)
  t.adventurers.forEach((_, who) => list.add({ verb: 'pickWho', seat, who }, keepsOut(who)))
  return list.legal
}

/** An ability card of somebody: equipped, or left over and then without a slot. */
export interface Card {
  who: Who
  ability: AbilityId
  slot: Slot | null
}

export function everyCard(t: Watch): Card[] {
  return t.adventurers.flatMap(({ equipped, leftover }, who) => [
    ...equipped.map((slot): Card => ({ who, ability: slot.ability, slot })),
    ...leftover.map((ability): Card => ({ who, ability, slot: null })),
  ])
}

/** Ability cards of anybody. */
export function cardOptions<O extends SawOption>(
  t: Watch,
  option: (ability: AbilityId) => O,
  keepsOut: (card: Card) => Rule | null,
): O[] {
  const list = offers<O>(t)
  for (const card of everyCard(t)) list.add(option(card.ability), keepsOut(card))
  return list.legal
}

/** Cards of the graveyard, from the bottom up. */
export function buriedOptions(t: Watch, seat: Seat, keepsOut: (card: CardId) => Rule | null): PickCard[] {
  const list = offers<PickCard>(t)
  for (const card of t.graveyard) {
    const rule = keepsOut(card)
    const alike = rule === null ? alikeBuried(t, card) : []
    if (!list.legal.some((option) => alike.includes(option.card)))
      list.add({ verb: 'pickCard', seat, card }, rule)
  }
  return list.legal
}
