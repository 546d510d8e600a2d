import { reroll, rollAll, type Play } from '@dicehearth/engine'
import { controller, everybody } from './company.ts'
import { tell } from './events.ts'
import type { DieId, Rule, Watch } from './state.ts'
import { diceOf, none, ownerOf, sidesOf } from './lookups.ts'

/** Every die, wherever it lay, is its owner's again (SAW-046). */
export function freeAllDice(t: Watch): void {
  for (let die = 0; die < t.lies.length; die++) {
    t.lies[die] = 'free'
    t.on[die] = none
    t.doubled[die] = false
  }
}

/** The rule that keeps a die where it lies for the round; null while it is free. */
export function keepsDie(t: Watch, die: DieId): Rule | null {
  switch (t.lies[die]) {
    case 'free':
      return null
    case 'attack':
      return 'SAW-128'
    case 'ability':
      return 'SAW-138'
    case 'creature':
      return 'SAW-158'
    case 'spent':
      return 'SAW-159'
    case 'location':
      return 'SAW-041'
    case 'trap':
      return 'SAW-R26'
    // Assigned in camp.
    default:
      return 'SAW-046'
  }
}

/** Everybody rolls all three dice, also whoever will rest (SAW-044). */
export function* rollEverything(t: Watch): Play {
  for (const who of everybody(t)) {
    const dice = diceOf(who)
    yield* rollAll(t, controller(t, who), dice, t.face, sidesOf(t, dice[0]), who)
  }
}

/** Rolls one die again. */
export function rerollDie(t: Watch, die: DieId): Play {
  return reroll(t, controller(t, ownerOf(die)), die, t.face, sidesOf(t, die))
}

/** Turns a die to another face. */
export function turnDie(t: Watch, die: DieId, to: number): void {
  const from = t.face[die]
  if (from === to) return
  t.face[die] = to
  tell(t, { type: 'dieChanged', die, from, to })
}
