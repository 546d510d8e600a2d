import type { DieId } from '../content/dice.ts'
import type { Slot } from '../story/cards.ts'
import type { Foe, Party, Trial } from './state.ts'

/** A die fits a slot by colour and value, as far as the slot asks for them (RPA-282 to RPA-285, RPA-267). */
export function fits(t: Pick<Party, 'counts' | 'faces'>, die: DieId, { colours, value }: Slot): boolean {
  return (value === 0 || t.faces[die] === value) && (colours === '' || sharesColour(t.counts[die], colours))
}

export function sharesColour(die: string, colours: string): boolean {
  for (const colour of die) if (colours.includes(colour)) return true
  return false
}

/** An enemy is defeated, or a check passed, when every slot is covered (RPA-142, RPA-199). */
export function isCovered({ dice }: Foe): boolean {
  return dice.every((die) => die >= 0)
}

export function allCovered(trial: Trial): boolean {
  return openSlots(trial) === 0
}

/** The slots without a die. */
export function openSlots({ foes }: Trial): number {
  return foes.reduce((sum, { dice }) => sum + dice.filter((die) => die < 0).length, 0)
}

/** Dice that are as good as each other, one of each kind. */
export function distinct(t: Pick<Party, 'counts' | 'faces'>, dice: readonly DieId[]): DieId[] {
  const seen = new Set<string>()
  return dice.filter((die) => {
    const look = lookOf(t, die)
    if (seen.has(look)) return false
    seen.add(look)
    return true
  })
}

/** What a die counts as. */
export function lookOf(t: Pick<Party, 'counts' | 'faces'>, die: DieId): string {
  return t.counts[die] + t.faces[die]
}
