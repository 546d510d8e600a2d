import { offers, rollAll, type Play } from '@dicehearth/engine'
import { firstCombatDie, type DieId } from '../content/dice.ts'
import { rollAgain } from './bag.ts'
import { choose, type Cause, type Simple, type TakeCombatDie } from './decisions.ts'
import { tell } from './events.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Combat Dice, in Hunts and against the Monster: gathered first, then rolled together (RP-136). */

export function isRolled(t: RollPlayer): boolean {
  return t.face.length > firstCombatDie
}

export function combatDiceOf(t: RollPlayer): DieId[] {
  return Array.from({ length: t.combatDice }, (_, n) => firstCombatDie + n)
}

/** What a combat roll comes to: the dice as they lie, and what changes their sum. */
export interface Sum {
  dice: readonly number[]
  changes: readonly { for: 'cards' | 'monster' | 'honor' | 'injury'; by: number }[]
  total: number
}

export function summed(dice: readonly number[], changes: Sum['changes']): Sum {
  const counted = changes.filter(({ by }) => by !== 0)
  const total = [...dice, ...counted.map(({ by }) => by)].reduce((sum, n) => sum + n, 0)
  return { dice, changes: counted, total }
}

export function* rollCombatDice(t: RollPlayer, seat: Seat): Play {
  yield* rollAll(t, seat, combatDiceOf(t), t.face)
}

/** The dice go back to the supply (RP-146). */
export function putCombatDiceAway(t: RollPlayer): void {
  t.face.length = firstCombatDie
  t.combatDice = 0
  t.combatUsed = []
}

/** CDIE: more Combat Dice; after the roll they are rolled at once. */
export function* addCombatDice(t: RollPlayer, seat: Seat, dice: number, by: Cause): Play {
  const first = firstCombatDie + t.combatDice
  tell(t, { type: 'diceAdded', seat, dice, for: by })
  if (isRolled(t)) {
    const added = Array.from({ length: dice }, (_, n) => first + n)
    yield* rollAll(t, seat, added, t.face)
  }
  t.combatDice += dice
}

/** The values that Combat Dice show, each once, the lowest first: equal dice are interchangeable (RP-R49). */
export function facesRolled(t: RollPlayer): number[] {
  return [...new Set(t.face.slice(firstCombatDie))].sort((a, b) => a - b)
}

/** Rolls one Combat Die that shows this again. */
export function rerollFace(t: RollPlayer, seat: Seat, face: number): Play {
  return rollAgain(t, seat, t.face.indexOf(face, firstCombatDie))
}

/**
 * CREROLL: chosen Combat Dice are rolled again, together and once. They are chosen one by one, at least one of them;
 * "any number" is closed by rolling (DEC-27).
 */
export function* rerollChosen(t: RollPlayer, seat: Seat, most: number | 'any', by: Cause): Play {
  const chosen: DieId[] = []
  const limit = Math.min(most === 'any' ? t.combatDice : most, t.combatDice)
  while (chosen.length < limit) {
    const list = offers<TakeCombatDie | Simple>(t)
    const free = combatDiceOf(t).filter((die) => !chosen.includes(die))
    for (const face of new Set(free.map((die) => t.face[die]).sort((a, b) => a - b)))
      list.add({ verb: 'combatDie', seat, face })
    if (most === 'any' && chosen.length > 0) list.add({ verb: 'roll', seat })
    const choice = yield* choose(t, { kind: 'combatDie', seat, by }, list.legal)
    if (choice.verb !== 'combatDie') break
    chosen.push(...free.filter((die) => t.face[die] === choice.face).slice(0, 1))
  }
  for (const die of chosen) yield* rollAgain(t, seat, die)
}
