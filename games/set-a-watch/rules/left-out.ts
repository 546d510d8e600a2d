import { anyone, refuse } from '@dicehearth/engine'
import { campSpaces } from '../content/camp.ts'
import type { SawOption } from './decisions.ts'
import { everyCard, type Card } from './offering.ts'
import type { DieId, Rule, Watch } from './state.ts'
import { none } from './lookups.ts'

/** For whoever asks why not: pieces that a question never lists, each with the rule that keeps it out. */

export const leaveOut: (t: Watch, option: SawOption, rule: Rule) => void = refuse

export function leaveOutDice(t: Watch, keepsOut: (die: DieId) => Rule | null): void {
  t.face.forEach((_, die) => {
    const rule = keepsOut(die)
    if (rule !== null) leaveOut(t, { verb: 'pickDie', seat: anyone, die }, rule)
  })
}

/** Camp spaces, by themselves and with these dice. */
export function leaveOutSpaces(t: Watch, rule: Rule, dice: readonly DieId[]): void {
  for (const space of campSpaces)
    for (const die of [none, ...dice]) leaveOut(t, { verb: 'placeDie', seat: anyone, die, space }, rule)
}

/** Ability cards: by themselves, with these dice, and for the fire. */
export function leaveOutCards(
  t: Watch,
  dice: readonly DieId[],
  keepsBack: (card: Card) => Rule | null,
  keepsFromFire: (card: Card) => Rule | null,
): void {
  for (const card of everyCard(t)) {
    // Found by its pieces alone, so that it does not matter what it would lose.
    const option = { seat: anyone, ability: card.ability }
    const back = keepsBack(card)
    if (back !== null) {
      leaveOut(t, { verb: 'byExhausting', ...option, losing: false }, back)
      for (const die of dice) leaveOut(t, { verb: 'byDie', ...option, die }, back)
    }
    const fire = keepsFromFire(card)
    if (fire !== null) leaveOut(t, { verb: 'feedFire', ...option, losing: false }, fire)
  }
}
